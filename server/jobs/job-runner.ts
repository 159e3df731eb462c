import type { JobDetail, JobName } from '../../domain/job.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../data/codec.ts'
import type { Db } from '../data/database.ts'
import { claimJob, failJob, finishJob, listDueJobs, registerJob } from '../data/job-runs-store.ts'
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
/** A server that dies leaves its job to the others after so long. */
const LEASE_MS = 60 * 60_000

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
    const claim = { name, now: inMs(0), nextDueAt: inMs(every), leasedUntil: inMs(LEASE_MS) }
    if (!(await claimJob(db, claim))) return
    try {
      const detail = await job.run()
      await finishJob(db, name, inMs(0), detail)
      if (detail) log.info(events.done, detail)
    } catch (error) {
      log.error(events.failed, { error })
      await failJob(db, name, inMs(0), error instanceof Error ? error.message : String(error))
    }
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
