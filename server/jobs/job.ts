import type { JobDetail, JobName } from '#domain/site/job.ts'
import { nextAtHour } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { failJob, finishJob } from '#server/data/site/job-runs-store.ts'
import type { Log } from '#server/log.ts'
import type { JobLease } from './job-leases.ts'

export type Job = {
  name: JobName
  /** Milliseconds from one start to the next. */
  every: number
  /** For a job of each day: the hour in Riyadh at which it starts. */
  hour?: number
  /** For how long a new job waits; as long as from one start to the next where it is not said. */
  first?: number
  /** What the log says when something was done, and when it failed. */
  events: { done: string; failed: string }
  /** `signal` tells that the server stops: a long run breaks off with an error, and is begun again at the next start. */
  run(signal: AbortSignal): Promise<JobDetail | null>
}

/** When a job is due that has just begun, or is new and waits for `first`. */
export function nextDue({ every, hour }: Job, now: Date, first = every): Date {
  return hour === undefined ? new Date(now.getTime() + first) : nextAtHour(now, hour)
}

/** Null where it was broken off, and is begun again later. */
export type JobOutcome = { ok: true; detail: JobDetail | null } | { ok: false; reason: string } | null

type Scope = { db: Db; clock: Clock; log: Log; signal: AbortSignal }

/** Runs a job that was taken, and writes down what came of it. */
export async function runJob(job: Job, lease: JobLease, { db, clock, log, signal }: Scope): Promise<JobOutcome> {
  const inMs = (ms: number) => toInstant(new Date(clock().getTime() + ms))
  const nextDueAt = toInstant(nextDue(job, clock()))
  try {
    signal.throwIfAborted()
    const detail = await job.run(signal)
    await finishJob(db, lease.run, { at: inMs(0), nextDueAt, detail })
    if (detail) log.info(job.events.done, detail)
    return { ok: true, detail }
  } catch (error) {
    // Whatever is wrong besides is told when the job is tried again.
    if (signal.aborted) {
      await lease.giveBack()
      return null
    }
    log.error(job.events.failed, { error })
    const reason = error instanceof Error ? error.message : String(error)
    await failJob(db, lease.run, { at: inMs(0), nextDueAt, error: reason })
    return { ok: false, reason }
  } finally {
    lease.letGo()
  }
}
