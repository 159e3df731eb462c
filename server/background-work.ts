import type { ScheduledBackups } from './backup/scheduled-backup.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './data/engine/database.ts'
import { changeFeed, databaseFile } from './data/engine/dialect.ts'
import { isBackingUp } from './data/engine/writer-lock.ts'
import type { TableClocks } from './data/engine/table-clocks.ts'
import { createBrandSettler } from './jobs/brand-settler.ts'
import { createJobRunner } from './jobs/job-runner.ts'
import { createMailSender, type MailSender } from './jobs/mail-sender.ts'
import { createImportWorker } from './jobs/import-worker.ts'
import { createLongActWorker } from './jobs/long-act-worker.ts'
import { createPublicationTimer } from './jobs/publication-timer.ts'
import { createPeriodicWriter } from './jobs/periodic-writer.ts'
import { createPictureRenderer } from './jobs/picture-renderer.ts'
import { siteJobs } from './jobs/site-jobs.ts'
import { createStaffNoticeTimer } from './jobs/staff-notice-timer.ts'
import type { FileStorage } from './files/file-storage.ts'
import { createPrivateFiles } from './files/private/private-files.ts'
import type { Log } from './log.ts'
import { siteSender } from './mail/site-sender.ts'
import { siteTransport } from './mail/site-transport.ts'
import type { Services } from './services/services.ts'

export type BackgroundDeps = {
  config: Config
  log: Log
  db: Db
  storage: FileStorage
  clocks: TableClocks
  services: Services
  backups: ScheduledBackups | null
}

export type BackgroundWork = {
  start(): void
  /** Nothing is woken before the start, which looks for everything that has come by then. */
  wakeJobs(): void
  /** A picture has come. */
  wakePictures(): void
  /** A mail waits to be sent. */
  wakeMails(): void
  /** Something has been planned. */
  wakePublications(): void
  /** An act on many records waits. */
  wakeLongActs(): void
  /** An import waits to be worked on. */
  wakeImports(): void
  stop(): Promise<void>
}

/** What the site does without being asked. Changes that other processes make are heard of from the beginning. */
export function createBackgroundWork(deps: BackgroundDeps): BackgroundWork {
  const { config, log, db, storage, clocks, services, backups } = deps
  const file = databaseFile(config.database)
  const jobs = createJobRunner({
    db,
    clock: systemClock,
    log,
    jobs: siteJobs({ ...services, backups, clock: systemClock }),
    isAlone: () => file !== null && !isBackingUp(file),
  })
  const changes = changeFeed(config.database, db, clocks)
  const renderer = createPictureRenderer({ db, storage, log })
  const sender = mailSender(deps)
  const { duePublications } = services
  const publications = createPublicationTimer({ duePublications, clock: systemClock, log })
  const writers = periodicWriters(services, log)
  const brandSettler = createBrandSettler({ brandProducts: services.brandProducts, log })
  const longActs = createLongActWorker(services.longActs, log)
  const imports = createImportWorker(services.imports, log)
  const staffNotices = createStaffNoticeTimer(services.staffNotices, log)
  const workers = [renderer, ...(sender ? [sender] : []), publications, longActs, imports, staffNotices, brandSettler]
  let searchReady: Promise<void> = Promise.resolve()
  return {
    start() {
      jobs.start()
      for (const worker of [...workers, ...writers]) worker.start()
      searchReady = services.search.prepare().catch((error: unknown) => log.error('the search is not ready', { error }))
    },
    wakeJobs: jobs.wake,
    wakePictures: renderer.wake,
    wakeMails: () => sender?.wake(),
    wakePublications: publications.wake,
    wakeLongActs: longActs.wake,
    wakeImports: imports.wake,
    async stop() {
      await Promise.all([changes.stop(), jobs.stop(), ...workers.map((worker) => worker.stop())])
      await Promise.all([searchReady, ...writers.map((writer) => writer.stop())])
    },
  }
}

/** What is counted in memory and written now and then. */
function periodicWriters({ missedSearches, dailyCounts }: Services, log: Log) {
  return [
    createPeriodicWriter({ write: missedSearches.write, failed: 'missed searches are lost', pause: 10_000, log }),
    createPeriodicWriter({ write: dailyCounts.write, failed: 'counts could not be written', pause: 60_000, log }),
  ]
}

/** Without a mail server the mails stay in the outbox; while developing, the terminal takes its place. */
function mailSender({ config, log, db, storage, services }: BackgroundDeps): MailSender | null {
  const openTransport = siteTransport(config)
  if (openTransport === null) return null
  return createMailSender({
    db,
    openTransport,
    from: () => siteSender(config, services.settings, services.identity),
    files: createPrivateFiles({ db, storage, clock: systemClock }),
    clock: systemClock,
    log,
  })
}
