import type { JobDetail, JobName } from '#domain/site/job.ts'
import { nextAtHour } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import {
  claimJob,
  extendLease,
  failJob,
  finishJob,
  hastenJob,
  type JobRun,
  listDueJobs,
  listJobs,
  registerJob,
} from '#server/data/site/job-runs-store.ts'
import type { Log } from '#server/log.ts'
import { within } from '#server/patience.ts'
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
export type JobOutcome = { ok: true; detail: JobDetail | null } | { ok: false; reason: string } | null

type Scope = { db: Db; clock: Clock; log: Log }

export type JobsDeps = Scope & {
  jobs: readonly Job[]
  /** Whether no other process can be at a job of this database. */
  isAlone: () => boolean
}

/** How often a server looks whether a job is due. */
const LOOK_MS = 60_000
/** A server that dies leaves its job to the others after so long. */
const LEASE_MS = 60 * 60_000
/** How long a stop waits for a job that was told to end, and then until its lease is given back. */
const LAST_MOMENT_MS = 1000
const GIVE_BACK_MS = 500

/**
 * Runs jobs when their time has come, one after the other, and writes down what came of them. When a job ran last stands
 * in the database: a restart forgets nothing, and of several servers one does it.
 */
export function jobsTask({ jobs, isAlone, ...scope }: JobsDeps): Task {
  const { db, clock } = scope
  const runs = createJobRuns(scope)
  let areKnown = false
  return {
    failed: 'jobs wait',
    patience: LOOK_MS,
    lastMoment: LAST_MOMENT_MS,
    async work(signal) {
      if (!areKnown) {
        for (const job of jobs) await registerJob(db, job.name, toInstant(nextDue(job, clock(), job.first)))
        // One that was killed could give nothing back, and nobody is at its job.
        if (isAlone()) await freeJobs(db, toInstant(clock()))
        areKnown = true
      }
      const due = await listDueJobs(db, toInstant(clock()))
      for (const job of jobs) if (due.includes(job.name) && !signal.aborted) await runs.run(job, signal)
    },
    atStop: async () => void (await within(GIVE_BACK_MS, runs.giveBack())),
  }
}

/** Runs a job in this process at once, as its next time would. */
export async function runJobNow(job: Job, scope: Scope): Promise<JobOutcome> {
  const now = toInstant(scope.clock())
  await registerJob(scope.db, job.name, now)
  await hastenJob(scope.db, job.name, now)
  return createJobRuns(scope).run(job, new AbortController().signal)
}

async function freeJobs(db: Db, now: string): Promise<void> {
  for (const { name, startedAt, isRunning } of await listJobs(db, now)) {
    if (isRunning && startedAt !== null) await extendLease(db, { name, startedAt }, now)
  }
}

function createJobRuns({ db, clock, log }: Scope) {
  const inMs = (ms: number) => toInstant(new Date(clock().getTime() + ms))
  let underWay: JobRun | null = null

  /** Leaves a run that did not come to its end to whoever looks next. It is still due. */
  async function giveBack() {
    if (!underWay) return
    const run = underWay
    underWay = null
    log.info('job left for the next start', { job: run.name })
    await extendLease(db, run, inMs(0)).catch((error: unknown) => {
      log.error('a job waits for its lease to end', { error })
    })
  }

  /** A run that takes longer than a lease is not begun a second time by another server. */
  async function renew() {
    if (!underWay) return
    await extendLease(db, underWay, inMs(LEASE_MS)).catch((error: unknown) => {
      log.error('a job may run twice', { error })
    })
  }

  async function run(job: Job, signal: AbortSignal): Promise<JobOutcome> {
    const taken = { name: job.name, startedAt: inMs(0) }
    if (!(await claimJob(db, taken, inMs(LEASE_MS)))) return null
    underWay = taken
    const renewal = setInterval(() => void renew(), LEASE_MS / 4).unref()
    const nextDueAt = toInstant(nextDue(job, clock()))
    try {
      signal.throwIfAborted()
      const detail = await job.run(signal)
      await finishJob(db, taken, { at: inMs(0), nextDueAt, detail })
      if (detail) log.info(job.events.done, detail)
      return { ok: true, detail }
    } catch (error) {
      // Whatever is wrong besides is told when the job is tried again.
      if (signal.aborted) {
        await giveBack()
        return null
      }
      log.error(job.events.failed, { error })
      const reason = error instanceof Error ? error.message : String(error)
      await failJob(db, taken, { at: inMs(0), nextDueAt, error: reason })
      return { ok: false, reason }
    } finally {
      clearInterval(renewal)
      underWay = null
    }
  }

  return { run, giveBack }
}
