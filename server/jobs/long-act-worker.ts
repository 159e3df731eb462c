import type { Log } from '#server/log.ts'
import type { LongActsService } from '#server/services/records/lists/long-acts.ts'
import { createQueueWorker, type QueueWorker } from './queue-worker.ts'

/** Milliseconds until it looks again by itself: what a server left that died waits no longer. */
const PATIENCE = 2_000

/** Goes on with acts on many records. It is woken when somebody has asked for one. */
export function createLongActWorker(longActs: Pick<LongActsService, 'work'>, log: Log): QueueWorker {
  return createQueueWorker({
    work: longActs.work,
    onError: (error) => log.error('an act on many records waits', { error }),
    patience: PATIENCE,
  })
}
