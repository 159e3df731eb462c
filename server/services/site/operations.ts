import { listStoredBackups } from '#server/backup/backup-place.ts'
import type { RecentError, ScheduledBackupsState, SystemState } from '#domain/site/operations-state.ts'
import type { JobState } from '#domain/site/job.ts'
import { replyAddress } from '#domain/messages/staff-mailboxes.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { type Db, checkDatabase } from '#server/data/engine/database.ts'
import type { RecentErrors } from '#server/recent-errors.ts'
import { siteTransport } from '#server/mail/site-transport.ts'
import { diskRoom, type DiskRoom } from '#server/files/disk-room.ts'
import type { SettingsService } from './settings.ts'
import { listJobs } from '#server/data/site/job-runs-store.ts'
import { countFilesIn } from '#server/data/site/files-store.ts'
import { countMailsByState, oldestMailAt } from '#server/data/messages/outbox-store.ts'
import { countStopped } from '#server/data/webhooks/webhooks-store.ts'
import { databaseSize, engineOf } from '#server/data/engine/dialect.ts'
import { sentByVisitors } from '#server/files/private/visitor-ceilings.ts'
import { within } from '#server/patience.ts'
import { printProcess } from '#server/print/print-process.ts'
import { VERSION } from '#server/version.ts'

/** The process that makes PDFs may have to start first. */
const PATIENCE_MS = 3_000

/** Mails that wait, those that were given up, and for how long the oldest has waited. */
type OutboxState = { queued: number; failed: number; oldestSeconds: number }

/** How the site fares behind its pages. */
export type OperationsService = {
  system(): Promise<SystemState>
  /** Room on the disk of the data folder. */
  disk(): Promise<DiskRoom | null>
  outbox(): Promise<OutboxState>
  /** Whether mails go out, and to whom a test mail goes unless another address is typed. */
  mail(): Promise<{ sendsMail: boolean; recipient: string }>
  /** Pictures whose renditions are still to be made, and those that were given up. */
  pictures(): Promise<{ pending: number; failed: number }>
  /** Webhooks that were stopped, and deliveries that were given up. */
  webhooks(): Promise<{ stopped: number }>
  jobs(): Promise<JobState[]>
  /** What went wrong since the start of this server. */
  errors(): RecentError[]
  /** The backups that the site takes by itself; null where it takes none. */
  backups(): Promise<ScheduledBackupsState | null>
}

type OperationsDeps = {
  db: Db
  clock: Clock
  config: Config
  settings: Pick<SettingsService, 'staffMailboxes'>
  checkStorage: () => Promise<unknown>
  recentErrors?: RecentErrors | undefined
}

export function createOperations({
  db,
  clock,
  config,
  settings,
  checkStorage,
  recentErrors,
}: OperationsDeps): OperationsService {
  return {
    disk: () => diskRoom(config.dataDir),
    system: () => systemState({ db, clock, config, checkStorage }),
    async mail() {
      const recipient = config.mail.alertEmail ?? replyAddress(await settings.staffMailboxes()) ?? ''
      return { sendsMail: siteTransport(config) !== null, recipient }
    },
    errors: () => recentErrors?.() ?? [],
    async outbox() {
      const [{ queued, failed }, oldest] = await Promise.all([countMailsByState(db), oldestMailAt(db)])
      const waited = oldest === null ? 0 : clock().getTime() - Date.parse(oldest)
      return { queued, failed, oldestSeconds: Math.max(0, Math.round(waited / 1000)) }
    },
    async pictures() {
      const [pending, failed] = await Promise.all([countFilesIn(db, 'pending'), countFilesIn(db, 'failed')])
      return { pending, failed }
    },
    webhooks: async () => ({ stopped: await countStopped(db) }),
    jobs: () => listJobs(db, toInstant(clock())),
    async backups() {
      const { directory, key } = config.backup
      if (directory === null) return null
      return { directory, isEncrypted: key !== null, stored: await listStoredBackups(directory) }
    },
  }
}

type Deps = {
  db: Db
  clock: Clock
  config: Pick<Config, 'database' | 'storage' | 'dataDir' | 'visitorFiles'>
  /** Throws when the storage of files does not answer. */
  checkStorage: () => Promise<unknown>
  canPrint?: () => Promise<boolean | null>
}

async function systemState({
  db,
  clock,
  config,
  checkStorage,
  canPrint = printProcess.canPrint,
}: Deps): Promise<SystemState> {
  const [pingMs, bytes, isUp, disk, prints, sent] = await Promise.all([
    milliseconds(() => checkDatabase(db)),
    databaseSize(db, config.database),
    checkStorage().then(
      () => true,
      () => false,
    ),
    diskRoom(config.dataDir),
    within(PATIENCE_MS, canPrint()),
    sentByVisitors(db, clock()),
  ])
  const { day, site } = config.visitorFiles
  return {
    version: VERSION,
    nodeVersion: process.versions.node,
    startedAt: new Date(clock().getTime() - process.uptime() * 1000).toISOString(),
    database: { engine: engineOf(db), bytes, pingMs },
    storage: { kind: config.storage.kind, isUp },
    disk,
    canPrint: prints,
    visitorFiles: { day: { used: sent.day, most: day }, site: { used: sent.site, most: site } },
  }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
