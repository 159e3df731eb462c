import type { JobState } from '../../domain/job.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../data/codec.ts'
import type { Db } from '../data/database.ts'
import { listJobs } from '../data/job-runs-store.ts'
import { countMailsByState, oldestMailAt } from '../data/outbox-store.ts'

/** Mails that wait, those that were given up, and for how long the oldest has waited. */
export type OutboxState = { queued: number; failed: number; oldestSeconds: number }

/** How the site fares behind its pages. */
export type OperationsService = {
  outbox(): Promise<OutboxState>
  jobs(): Promise<JobState[]>
}

export function createOperations({ db, clock }: { db: Db; clock: Clock }): OperationsService {
  return {
    async outbox() {
      const [{ queued, failed }, oldest] = await Promise.all([countMailsByState(db), oldestMailAt(db)])
      const waited = oldest === null ? 0 : clock().getTime() - Date.parse(oldest)
      return { queued, failed, oldestSeconds: Math.max(0, Math.round(waited / 1000)) }
    },
    jobs: () => listJobs(db, toInstant(clock())),
  }
}
