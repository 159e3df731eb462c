import type { JobDetail, JobName } from '#domain/site/job.ts'
import { nextAtHour } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { beginJob, endJob, type JobEnd, registerJob } from '#server/data/site/job-runs-store.ts'
import { workOff } from '#server/data/work/work-off.ts'
import { freeWork, hastenWork, type Work } from '#server/data/work/work-store.ts'
import type { Log } from '#server/log.ts'
import type { Task } from './runner.ts'

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

/** Null where another server is at it, or it was broken off and is begun again later. */
type JobOutcome = { ok: true; detail: JobDetail | null } | { ok: false; reason: string } | null

type Scope = { db: Db; clock: Clock; log: Log }

type JobsDeps = Scope & {
  jobs: readonly Job[]
  /** Whether no other process can be at a job of this database. */
  isAlone: () => boolean
}

/** How often a server looks whether a job is due. */
const LOOK_MS = 60_000
/** A server that dies leaves its job to the others after so long. */
const LEASE_MS = 60 * 60_000
/** How long a stop waits for a job that was told to end. */
const LAST_MOMENT_MS = 1000

/**
 * Runs jobs when their time has come, one after the other, and writes down what came of them. When a job ran last stands
 * in the database: a restart forgets nothing, and of several servers one does it.
 */
export function jobsTask({ jobs, isAlone, ...scope }: JobsDeps): Task {
  const { db, clock } = scope
  let areKnown = false
  return {
    failed: 'jobs wait',
    patience: LOOK_MS,
    async work(signal) {
      if (!areKnown) {
        for (const job of jobs) await registerJob(db, job.name, toInstant(nextDue(job, clock(), job.first)))
        // One that was killed could give nothing back, and nobody is at its job.
        if (isAlone()) await freeWork(db, 'job')
        areKnown = true
      }
      await runDue(scope, { jobs, signal })
    },
  }
}

/** Runs a job in this process at once, as its next time would. */
export async function runJobNow(job: Job, scope: Scope): Promise<JobOutcome> {
  const now = toInstant(scope.clock())
  await registerJob(scope.db, job.name, now)
  await hastenWork(scope.db, { kind: 'job', id: job.name }, now)
  const { signal } = new AbortController()
  return runDue(scope, { jobs: [job], signal })
}

type Due = { jobs: readonly Job[]; signal: AbortSignal }

/** Answers what came of the last; null where none was due. */
async function runDue({ db, clock, log }: Scope, { jobs, signal }: Due): Promise<JobOutcome> {
  let outcome: JobOutcome = null
  const ids = jobs.map(({ name }) => name)
  const what = { db, clock, kind: 'job', ids, leaseMs: LEASE_MS, lastMomentMs: LAST_MOMENT_MS, signal } as const
  const onLeft = ({ id }: Work) => log.info('job left for the next start', { job: id })
  await workOff({ ...what, onLeft }, async (turn) => {
    const job = jobs.find(({ name }) => name === turn.id)!
    const next = nextDue(job, clock())
    const end = (of: Pick<JobEnd, 'error' | 'detail'>) =>
      endJob(db, turn, { at: toInstant(clock()), nextDueAt: toInstant(next), ...of })
    try {
      await beginJob(db, job.name, toInstant(clock()))
      const detail = await job.run(signal)
      await end({ error: '', detail })
      if (detail) log.info(job.events.done, detail)
      outcome = { ok: true, detail }
    } catch (error) {
      // Whatever is wrong besides is told when the job is tried again.
      if (signal.aborted) throw error
      log.error(job.events.failed, { error })
      const reason = error instanceof Error ? error.message : String(error)
      await end({ error: reason })
      outcome = { ok: false, reason }
    }
    return next
  })
  return outcome
}
