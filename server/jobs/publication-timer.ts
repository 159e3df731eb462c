import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import type { DuePublicationsService } from '#server/services/records/publication/due-publications.ts'
import { createQueueWorker, type QueueWorker } from './queue-worker.ts'

export type PublicationTimerDeps = {
  duePublications: DuePublicationsService
  clock: Clock
  log: Log
  /** Milliseconds until it looks again by itself: another server may have planned something, or the clock have jumped. */
  patience?: number
}

const PATIENCE = 15_000

/** Publishes what is planned, and takes it off the site, at its minute. It is woken when something has been planned. */
export function createPublicationTimer(deps: PublicationTimerDeps): QueueWorker {
  const { duePublications, clock, log, patience = PATIENCE } = deps
  let timer: NodeJS.Timeout | undefined
  const worker = createQueueWorker({
    async work(signal) {
      clearTimeout(timer)
      await duePublications.doDue(signal)
      const next = await duePublications.next()
      const wait = next === null ? Infinity : next.getTime() - clock().getTime()
      // What is due already and could not be done waits for the next look.
      if (wait > 0 && wait < patience && !signal.aborted) timer = setTimeout(worker.wake, wait).unref()
    },
    onError: (error) => log.error('planned publications wait', { error }),
    patience,
  })
  return {
    ...worker,
    stop() {
      clearTimeout(timer)
      return worker.stop()
    },
  }
}
