import type { JobName } from '#domain/site/job.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { claimJob, extendLease, type JobRun, listJobs } from '#server/data/site/job-runs-store.ts'
import type { Log } from '#server/log.ts'

/** A job that this server is at, and no other one. */
export type JobLease = {
  run: JobRun
  /** Renews it no more: the run has ended. */
  letGo(): void
  /** Leaves a run that did not come to its end to whoever looks next. It is still due. */
  giveBack(): Promise<void>
}

export type JobLeases = {
  /** Takes a job that is due, for as long as its run takes; null where another server was quicker. */
  take(name: JobName): Promise<JobLease | null>
  /** For the only server of a database: one that was killed could give nothing back, and nobody is at its job. */
  freeAll(): Promise<void>
}

export type JobLeasesDeps = { db: Db; clock: Clock; log: Log }

/** A server that dies leaves its job to the others after so long. */
const LEASE_MS = 60 * 60_000
const RENEWAL_MS = LEASE_MS / 4

export function createJobLeases({ db, clock, log }: JobLeasesDeps): JobLeases {
  const inMs = (ms: number) => toInstant(new Date(clock().getTime() + ms))
  const end = (run: JobRun) => extendLease(db, run, inMs(0))

  /** A run that takes longer than a lease is not begun a second time by another server. */
  async function renew(run: JobRun) {
    await extendLease(db, run, inMs(LEASE_MS)).catch((error: unknown) => log.error('a job may run twice', { error }))
  }

  return {
    async take(name) {
      const run = { name, startedAt: inMs(0) }
      if (!(await claimJob(db, run, inMs(LEASE_MS)))) return null
      const renewal = setInterval(() => void renew(run), RENEWAL_MS).unref()
      let isHeld = true
      function letGo() {
        isHeld = false
        clearInterval(renewal)
      }
      return {
        run,
        letGo,
        async giveBack() {
          if (!isHeld) return
          letGo()
          log.info('job left for the next start', { job: name })
          await end(run).catch((error: unknown) => log.error('a job waits for its lease to end', { error }))
        },
      }
    },
    async freeAll() {
      for (const { name, startedAt, isRunning } of await listJobs(db, inMs(0))) {
        if (isRunning && startedAt !== null) await end({ name, startedAt })
      }
    },
  }
}
