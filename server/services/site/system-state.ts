import type { Clock } from '#server/clock.ts'
import type { SystemState } from '#domain/site/operations-state.ts'
import type { Config } from '#server/config.ts'
import { checkDatabase, type Db } from '#server/data/engine/database.ts'
import { databaseSize, engineOf } from '#server/data/engine/dialect.ts'
import { sentByVisitors } from '#server/files/private/visitor-ceilings.ts'
import { within } from '#server/patience.ts'
import { printProcess } from '#server/print/print-process.ts'
import { VERSION } from '#server/version.ts'
import { diskRoom } from '#server/files/disk-room.ts'

/** The process that makes PDFs may have to start first. */
const PATIENCE_MS = 3_000

type Deps = {
  db: Db
  clock: Clock
  config: Pick<Config, 'database' | 'storage' | 'dataDir' | 'visitorFiles'>
  /** Throws when the storage of files does not answer. */
  checkStorage: () => Promise<unknown>
  canPrint?: () => Promise<boolean | null>
}

export async function systemState({
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
