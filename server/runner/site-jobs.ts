import { UNUSED_MS } from '#domain/media/media-file.ts'
import type { ScheduledBackups } from '#server/backup/scheduled-backup.ts'
import type { Clock } from '#server/clock.ts'
import type { RetentionService } from '#server/services/site/retention.ts'
import type { NoticesService } from '#server/services/site/notices.ts'
import type { TextCleaningService } from '#server/services/posts/text-cleaning.ts'
import type { HousekeepingService } from '#server/records/housekeeping.ts'
import type { ImportsService } from '#server/services/imports/imports.ts'
import type { UploadsService } from '#server/services/media/uploads.ts'
import type { EndingDocumentsService } from '#server/services/documents/ending-documents.ts'
import type { SubmittalsService } from '#server/services/submittals/submittals.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import type { DeskCustomersService } from '#server/services/customers/desk-customers.ts'
import type { Job } from './jobs.ts'

type SiteJobsDeps = {
  clock: Clock
  retention: Pick<RetentionService, 'cleanUp'>
  uploads: Pick<UploadsService, 'removeUnused'>
  privateFiles: Pick<PrivateFiles, 'removeUnowned'>
  imports: Pick<ImportsService, 'tidy'>
  deskCustomers: Pick<DeskCustomersService, 'giveEarlier'>
  submittals: Pick<SubmittalsService, 'tidy'>
  endingDocuments: EndingDocumentsService
  textCleaning: TextCleaningService
  notices: NoticesService
  housekeeping: HousekeepingService
  /** Null where no backups are taken. */
  backups: ScheduledBackups | null
}

const HOUR = 60 * 60_000
export function siteJobs(deps: SiteJobsDeps): Job[] {
  const { clock, retention, uploads, privateFiles, imports, submittals, textCleaning, notices, housekeeping, backups } =
    deps
  const { deskCustomers } = deps
  return [
    {
      // It looks every hour whether a day has passed since the last time.
      name: 'retention',
      every: HOUR,
      events: { done: 'old data removed', failed: 'old data stays' },
      run: () => retention.cleanUp(),
    },
    {
      name: 'uploads',
      every: HOUR,
      events: { done: 'unused uploads removed', failed: 'unused uploads stay' },
      async run() {
        const unused = await uploads.removeUnused(new Date(clock().getTime() - UNUSED_MS))
        const count = unused + (await privateFiles.removeUnowned()) + (await imports.tidy()) + (await submittals.tidy())
        return count > 0 ? { count } : null
      },
    },
    {
      name: 'texts',
      every: 24 * HOUR,
      events: { done: 'texts cleaned again', failed: 'texts cannot be cleaned again' },
      async run() {
        const cleaned = await textCleaning.cleanAll()
        return cleaned > 0 ? { cleaned } : null
      },
    },
    {
      name: 'customers',
      every: 24 * HOUR,
      events: { done: 'earlier requests given their customers', failed: 'earlier requests have no customers' },
      async run(signal) {
        const requests = await deskCustomers.giveEarlier(signal)
        return requests > 0 ? { requests } : null
      },
    },
    {
      name: 'notices',
      every: HOUR / 6,
      events: { done: 'staff told by mail', failed: 'staff cannot be told by mail' },
      run: () => notices.tell(),
    },
    documentsJob(deps.endingDocuments),
    {
      name: 'versions',
      every: 24 * HOUR,
      hour: 3,
      events: { done: 'versions and bin tidied', failed: 'versions and bin stay as they are' },
      run: housekeeping.tidy,
    },
    ...(backups ? [backupJob(backups), drillJob(backups)] : []),
  ]
}

function documentsJob({ tell }: EndingDocumentsService): Job {
  return {
    name: 'documents',
    every: 24 * HOUR,
    hour: 7,
    events: { done: 'staff notified of expiring documents', failed: 'staff not notified of expiring documents' },
    run: tell,
  }
}

export function backupJob(backups: ScheduledBackups): Job {
  return {
    name: 'backup',
    every: HOUR,
    first: 0,
    events: { done: 'backup taken', failed: 'backup failed' },
    run: (signal) => backups.take(false, signal),
  }
}

/** A backup that was never put back is a hope. */
function drillJob(backups: ScheduledBackups): Job {
  return {
    name: 'restore-drill',
    every: 7 * 24 * HOUR,
    first: 2 * HOUR,
    events: { done: 'backup put back on trial', failed: 'backup cannot be put back' },
    run: backups.drill,
  }
}
