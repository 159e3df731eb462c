import { listStoredBackups, type StoredBackup } from '../../backup/backup-place.ts'
import type { JobState } from '../../../domain/site/job.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { toInstant } from '../../data/engine/codec.ts'
import type { Db } from '../../data/engine/database.ts'
import { listJobs } from '../../data/site/job-runs-store.ts'
import { countMailsByState, oldestMailAt } from '../../data/messages/outbox-store.ts'

/** Mails that wait, those that were given up, and for how long the oldest has waited. */
export type OutboxState = { queued: number; failed: number; oldestSeconds: number }

/** `stored` has the newest first. */
export type ScheduledBackupsState = { directory: string; isEncrypted: boolean; stored: StoredBackup[] }

/** How the site fares behind its pages. */
export type OperationsService = {
  outbox(): Promise<OutboxState>
  jobs(): Promise<JobState[]>
  /** The backups that the site takes by itself; null where it takes none. */
  backups(): Promise<ScheduledBackupsState | null>
}

export type OperationsDeps = { db: Db; clock: Clock; backup: Config['backup'] }

export function createOperations({ db, clock, backup }: OperationsDeps): OperationsService {
  return {
    async outbox() {
      const [{ queued, failed }, oldest] = await Promise.all([countMailsByState(db), oldestMailAt(db)])
      const waited = oldest === null ? 0 : clock().getTime() - Date.parse(oldest)
      return { queued, failed, oldestSeconds: Math.max(0, Math.round(waited / 1000)) }
    },
    jobs: () => listJobs(db, toInstant(clock())),
    async backups() {
      const { directory, key } = backup
      if (directory === null) return null
      return { directory, isEncrypted: key !== null, stored: await listStoredBackups(directory) }
    },
  }
}
