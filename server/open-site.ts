import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Visitor } from '#domain/accounts/caller.ts'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { loadDemoContent } from '#seed/load.ts'
import { loadMissingBrands } from '#seed/load-brands.ts'
import { loadMissingTexts } from '#seed/load-texts.ts'
import { createIdentify } from '#server/auth/accounts.ts'
import { ensureOwner, type EnsuredOwner } from '#server/auth/ensure-owner.ts'
import { backupBeforeUpdate, siteBackups } from '#server/backup/scheduled-backup.ts'
import { DatabaseLoad } from '#server/data/engine/watched-connection.ts'
import { createBackgroundWork } from './background-work.ts'
import { systemClock, type Clock } from './clock.ts'
import type { Config, DatabaseConfig } from './config.ts'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { databaseFile } from '#server/data/engine/dialect.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { TableClocks } from '#server/data/engine/table-clocks.ts'
import { takeWriterLock, type WriterLock } from '#server/data/engine/writer-lock.ts'
import { openFileStorage } from '#server/files/file-storage.ts'
import type { Log } from './log.ts'
import type { RecentErrors } from './recent-errors.ts'
import { createRateLimiter, type RateLimiter } from '#server/middleware/rate-limiter.ts'
import { createServices, type Services, type ServicesDeps } from '#server/services/services.ts'
import { beginNewSite, startNeutral } from '#server/services/site/new-site.ts'
import { StartFailure, startStep } from './start-failure.ts'
import { createCommonCounts } from '#server/middleware/common-counts.ts'
import type { DemoContentDeps } from '#seed/store-media.ts'

/** Everything behind the pages and the API: data, files and the work in the background. */
type OpenSite = {
  services: Services
  /** Tell what is still up to date of all that was read from the database. */
  clocks: TableClocks
  /** What the database has to do. */
  load: DatabaseLoad
  owner: EnsuredOwner
  limiter: RateLimiter
  /** Who sends a request, from its session or token. */
  identify(request: Request): Visitor
  /** Begins the work in the background. */
  work(): void
  /** Ends that work and closes the database. */
  close(): Promise<void>
}

/** Opens database and storage, brings both up to date, and fills an empty database if that is wanted. */
export async function openSite(config: Config, log: Log, recentErrors: RecentErrors): Promise<OpenSite> {
  const { lock, db, longReads, clocks, load, storage } = await openStores(config, log)
  const backups = siteBackups(config, storage, log)
  await backupBeforeUpdate(db, backups, log)
  const migrations = await startStep('The database cannot be used', () => migrate(db))
  if (migrations.length > 0) log.info('database brought up to date', { migrations })
  const owner = await firstOwner(config, db)
  const shared = { storage, config, log }
  if (!config.demoContent) {
    await startStep('The database cannot be used', () => beginNewSite({ db, clock: systemClock }))
  }
  await fillWithContent(db, shared)
  await startNeutral({ db, clock: systemClock, siteUrl: config.siteUrl })
  const services: Services = createServices({
    ...shared,
    db,
    longReads,
    clock: systemClock,
    clocks,
    recentErrors,
    onPicture: () => background.wake('pictures'),
    onMail: () => background.wake('codes', 'mails'),
    onJob: () => background.wake('jobs'),
    onPlan: () => background.wake('publications'),
    onLongAct: () => background.wake('longActs'),
    onImport: () => background.wake('imports'),
    onPack: () => background.wake('submittals'),
  })
  const background = createBackgroundWork({ config, log, db, storage, clocks, services, backups })
  await startStep('The list of products cannot be made', () => services.itemList.complete())
  await startStep('What was planned cannot be published', () => services.duePublications.doDue())
  return {
    services,
    clocks,
    load,
    owner,
    limiter: openLimiter(config.database, db, systemClock),
    identify: createIdentify({ staff: services.staffSessions.find, customer: services.customerSessions.find }),
    work: background.start,
    async close() {
      await background.stop()
      if (longReads !== db) await longReads.destroy()
      await db.destroy()
      lock?.release()
    },
  }
}

async function openStores(config: Config, log: Log) {
  const file = databaseFile(config.database)
  const lock = file === null ? null : await startStep('The folder of the database cannot be used', () => lockFile(file))
  const clocks = new TableClocks()
  const load = new DatabaseLoad()
  const onLost = (error: Error) => log.error('database connection lost', { error })
  const db = openDatabase(config.database, onLost, clocks, load)
  // A file has one connection that writes, which nobody may hold while others wait; a server has many.
  const longReads = file === null ? db : openDatabase(config.database, onLost)
  const storage = await startStep('The storage of uploads cannot be used', () =>
    openFileStorage(config.storage, config.storageKeys.here),
  )
  return { lock, db, longReads, clocks, load, storage }
}

/**
 * An empty database gets the demo content where that is wanted; every other the texts that a newer version brings. The
 * pictures come with the product: a first start does not wait for a virus scanner.
 */
async function fillWithContent(db: Db, shared: Omit<ServicesDeps, 'db' | 'clock'>): Promise<void> {
  const { config, storage, log } = shared
  const unscanned = { ...config, virusScanner: null }
  const servicesOn = (on: Db, clock: Clock) => createServices({ ...shared, config: unscanned, db: on, clock })
  const deps = { db, storage, servicesOn, clock: systemClock, directory: resolve('seed') }
  const telling = (event: string) => ({ ...deps, onProgress: demoProgress(log, event) })
  const loaded = config.demoContent
    ? await startStep('The demo content cannot be loaded', () => loadDemoContent(telling('loading the demo content')))
    : null
  if (loaded) log.info('demo content loaded', loaded)
  const brands = await startStep('The brands cannot be loaded', () =>
    loadMissingBrands(telling('adding the brands as records')),
  )
  if (brands > 0) log.info('brands loaded', { brands })
  const parts = await startStep('The texts of the site cannot be loaded', () =>
    loadMissingTexts(telling('adding the texts that this version brings')),
  )
  if (parts.length > 0) log.info('texts of the site loaded', { parts })
}

async function firstOwner({ owner, demoContent, siteUrl }: Config, db: Db): Promise<EnsuredOwner> {
  const site = demoContent ? demoSettings : neutralSettings(new URL(siteUrl).host)
  const outcome = await ensureOwner({ db, clock: systemClock, ...owner, site, random: randomBytes })
  if (outcome.ok) return outcome.value
  const fields = outcome.failure.kind === 'invalid' ? Object.entries(outcome.failure.fields) : []
  throw new StartFailure(fields.map(([name, problem]) => `${name}: ${problem.en}`).join('\n'))
}

async function lockFile(file: string): Promise<WriterLock> {
  const lock = takeWriterLock(file)
  if (lock) return lock
  throw new StartFailure(
    `Another server is already using ${file}. Stop it first, or give this one its own folder with DATA_DIR.`,
  )
}

/** A file is written by one server, which counts in its memory; a database behind a server may have several. */
function openLimiter(database: DatabaseConfig, db: Db, clock: Clock): RateLimiter {
  const own = createRateLimiter()
  return databaseFile(database) === null ? { ...own, together: createCommonCounts({ db, clock, own }) } : own
}

/** A line for each quarter of the files: a first start takes a minute or more. */
export function demoProgress(log: Pick<Log, 'info'>, event: string): NonNullable<DemoContentDeps['onProgress']> {
  let reported = -1
  return (stored, files) => {
    const quarter = Math.floor((stored * 4) / files)
    if (files === 0 || quarter === reported) return
    reported = quarter
    log.info(event, { percent: quarter * 25 })
  }
}
