import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listDueJobs, registerJob } from '#server/data/site/job-runs-store.ts'
import type { Log } from '#server/log.ts'
import { within } from '#server/patience.ts'
import { createJobLeases, type JobLease } from './job-leases.ts'
import { type Job, nextDue, runJob } from './job.ts'

export type JobRunner = {
  start(): void
  /** Looks at once, and not at its next time. */
  wake(): void
  /** Resolves when nothing is due any more. */
  idle(): Promise<void>
  /** Begins nothing more; resolves when what is under way has ended, or was given up because it took too long. */
  stop(): Promise<void>
}

export type JobRunnerDeps = {
  db: Db
  clock: Clock
  log: Log
  jobs: readonly Job[]
  /** Whether no other process can be at a job of this database. */
  isAlone: () => boolean
}

/** How often a server looks whether a job is due. */
const LOOK_MS = 60_000
/** How long a stop waits for a job that was told to end, and then until its lease is given back. */
const LAST_MOMENT_MS = 1000
const GIVE_BACK_MS = 500

/**
 * Runs jobs when their time has come, one after the other, and writes down what came of them. When a job ran last stands
 * in the database: a restart forgets nothing, and of several servers one does it.
 */
export function createJobRunner({ db, clock, log, jobs, isAlone }: JobRunnerDeps): JobRunner {
  const leases = createJobLeases({ db, clock, log })
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let underWay: JobLease | null = null
  const inMs = (ms: number) => toInstant(new Date(clock().getTime() + ms))

  async function look() {
    try {
      const due = await listDueJobs(db, inMs(0))
      for (const job of jobs) if (due.includes(job.name) && !stopping.signal.aborted) await run(job)
    } catch (error) {
      log.error('jobs wait', { error })
    }
  }

  async function run(job: Job) {
    const lease = await leases.take(job.name)
    if (!lease) return
    underWay = lease
    await runJob(job, lease, { db, clock, log, signal: stopping.signal }).finally(() => (underWay = null))
  }

  function next() {
    running = running.then(look)
  }

  return {
    start() {
      running = running.then(async () => {
        for (const job of jobs) await registerJob(db, job.name, toInstant(nextDue(job, clock(), job.first)))
        if (isAlone()) await leases.freeAll()
      })
      running = running.catch((error: unknown) => log.error('jobs are not known', { error }))
      next()
      timer = setInterval(next, LOOK_MS).unref()
    },
    wake: () => timer && next(),
    idle: () => running,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await within(LAST_MOMENT_MS, running)
      if (underWay) await within(GIVE_BACK_MS, underWay.giveBack())
    },
  }
}
