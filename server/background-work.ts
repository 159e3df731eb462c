import { siteSender } from '#server/mail/site-transport.ts'
import type { ScheduledBackups } from './backup/scheduled-backup.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './data/engine/database.ts'
import { changeFeed, databaseFile } from './data/engine/dialect.ts'
import { isBackingUp } from './data/engine/writer-lock.ts'
import type { TableClocks } from './data/engine/table-clocks.ts'
import type { FileStorage } from './files/file-storage.ts'
import { createPrivateFiles } from './files/private/private-files.ts'
import type { Log } from './log.ts'
import { siteTransport } from './mail/site-transport.ts'
import { jobsTask } from './runner/jobs.ts'
import { mailTasks } from './runner/mail-tasks.ts'
import { pictureTask } from './runner/picture-task.ts'
import { createRunner, type Task } from './runner/runner.ts'
import { webhookSender } from './runner/webhook-sender.ts'
import { webhookTask } from './runner/webhook-task.ts'
import { siteJobs } from './runner/site-jobs.ts'
import type { Services } from './services/services.ts'
import type { DuePublicationsService } from '#server/records/due-publications.ts'

type BackgroundDeps = {
  config: Config
  log: Log
  db: Db
  storage: FileStorage
  clocks: TableClocks
  services: Services
  backups: ScheduledBackups | null
}

/** What the site does without being asked. Changes that other processes make are heard of from the beginning. */
export function createBackgroundWork(deps: BackgroundDeps) {
  const { config, log, db, storage, clocks, services, backups } = deps
  const file = databaseFile(config.database)
  const scope = { db, clock: systemClock, log }
  const jobs = siteJobs({ ...services, backups, clock: systemClock })
  const runner = createRunner(
    {
      jobs: jobsTask({ ...scope, jobs, isAlone: () => file !== null && !isBackingUp(file) }),
      pictures: pictureTask({ db, storage, log }),
      ...mailTasks({
        ...scope,
        openTransport: siteTransport(config),
        from: () => siteSender(config, services.settings, services),
        files: createPrivateFiles({ db, storage, clock: systemClock }),
      }),
      webhooks: webhookTask({ ...scope, send: webhookSender(config.webhooksToLoopback) }),
      ...siteTasks(services),
    },
    scope,
  )
  const changes = changeFeed(config.database, db, clocks)
  let searchReady: Promise<void> = Promise.resolve()
  return {
    start() {
      runner.start()
      searchReady = services.search.prepare().catch((error: unknown) => log.error('the search is not ready', { error }))
    },
    wake: runner.wake,
    async stop() {
      await Promise.all([changes.stop(), runner.stop(), searchReady])
    },
  }
}

/** What services do behind requests, and on what they wake it. */
function siteTasks(services: Services) {
  const { brandProducts, dueAttributes, dailyCounts, imports, longActs, missedSearches } = services
  const { prints, submittals, staffNotices } = services
  return {
    publications: publicationTask(services.duePublications),
    longActs: { work: longActs.work, failed: 'an act on many records waits', patience: 2_000 },
    imports: { work: imports.work, failed: 'an import waits', patience: 2_000 },
    prints: { work: prints.work, failed: 'documents wait to be printed', patience: 5_000 },
    submittals: { work: submittals.work, failed: 'submittal packs wait', patience: 2_000 },
    // A brand may come by an import, an undo, its plan or another server, too.
    brands: { work: brandProducts.settle, failed: 'names of brands wait', patience: 3_000 },
    attributes: { work: dueAttributes.settle, failed: 'attributes of products wait', patience: 5_000 },
    staffNotices: { work: () => staffNotices.tell(), failed: 'staff are not told by mail', patience: 15_000 },
    missedSearches: countsTask(missedSearches.write, 'missed searches are lost', 10_000),
    dailyCounts: countsTask(dailyCounts.write, 'counts could not be written', 60_000),
  } satisfies Record<string, Task>
}

/** Publishes what is planned, and takes it off the site, at its minute. */
export function publicationTask({ doDue, next }: DuePublicationsService): Task {
  return {
    async work(signal) {
      await doDue(signal)
      return next()
    },
    failed: 'planned publications wait',
    patience: 15_000,
  }
}

/** Writes down from time to time what was noted in memory, so that no visitor waits for it. */
function countsTask(write: () => Promise<void>, failed: string, patience: number): Task {
  return { work: write, atStop: write, failed, patience }
}
