import type { JobDetail, JobName } from '../../domain/job.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../data/codec.ts'
import type { Db } from '../data/database.ts'
import {
  claimJob,
  extendLease,
  failJob,
  finishJob,
  type JobRun,
  listDueJobs,
  registerJob,
} from '../data/job-runs-store.ts'
import type { Log } from '../log.ts'

export type Job = {
  name: JobName
  /** Milliseconds from one start to the next. */
  every: number
  /** For how long a new job waits; as long as from one start to the next where it is not said. */
  first?: number
  /** What the log says when something was done, and when it failed. */
  events: { done: string; failed: string }
  run(): Promise<JobDetail | null>
}

export type JobRunner = {
  start(): void
  /** Resolves when nothing is due any more. */
  idle(): Promise<void>
  /** Resolves when no job is under way any more. */
  stop(): Promise<void>
}

export type JobRunnerDeps = { db: Db; clock: Clock; log: Log; jobs: readonly Job[] }

/** How often a server looks whether a job is due. */
const LOOK_MS = 60_000
/** A server that dies leaves its job to the others, or to itself when it is back, after so long. */
const LEASE_MS = 60 * 60_000
const RENEWAL_MS = LEASE_MS / 4

/**
 * Runs jobs when their time has come, one after the other, and writes down what came of them. When a job ran last stands
 * in the database: a restart forgets nothing, and of several servers one does it.
 */
export function createJobRunner({ db, clock, log, jobs }: JobRunnerDeps): JobRunner {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const inMs = (ms: number) => toInstant(new Date(clock().getTime() + ms))

  async function look() {
    try {
      const due = await listDueJobs(db, inMs(0))
      for (const job of jobs) if (due.includes(job.name) && !isStopped) await run(job)
    } catch (error) {
      log.error('jobs wait', { error })
    }
  }

  async function run(job: Job) {
    const { name, every, events } = job
    const started = { name, startedAt: inMs(0) }
    const nextDueAt = inMs(every)
    if (!(await claimJob(db, started, inMs(LEASE_MS)))) return
    const renewal = setInterval(() => void renew(started), RENEWAL_MS).unref()
    try {
      const detail = await job.run()
      await finishJob(db, started, { at: inMs(0), nextDueAt, detail })
      if (detail) log.info(events.done, detail)
    } catch (error) {
      log.error(events.failed, { error })
      const reason = error instanceof Error ? error.message : String(error)
      await failJob(db, started, { at: inMs(0), nextDueAt, error: reason })
    } finally {
      clearInterval(renewal)
    }
  }

  /** A run that takes longer than a lease is not begun a second time by another server. */
  async function renew(started: JobRun) {
    await extendLease(db, started, inMs(LEASE_MS)).catch((error: unknown) =>
      log.error('a job may run twice', { error }),
    )
  }

  function next() {
    running = running.then(look)
  }

  return {
    start() {
      running = running.then(async () => {
        for (const { name, every, first = every } of jobs) await registerJob(db, name, inMs(first))
      })
      running = running.catch((error: unknown) => log.error('jobs are not known', { error }))
      next()
      timer = setInterval(next, LOOK_MS).unref()
    },
    idle: () => running,
    stop() {
      isStopped = true
      clearInterval(timer)
      return running
    },
  }
}
