import type { Log } from '#server/log.ts'
import type { ImportsService } from '#server/services/imports/imports.ts'
import { createQueueWorker, type QueueWorker } from './queue-worker.ts'

/** Milliseconds until it looks again by itself: what a server left that died waits no longer. */
const PATIENCE = 2_000

/** Reads, checks and applies imports. It is woken when a file has come or somebody runs one. */
export function createImportWorker(imports: Pick<ImportsService, 'work'>, log: Log): QueueWorker {
  return createQueueWorker({
    work: imports.work,
    onError: (error) => log.error('an import waits', { error }),
    patience: PATIENCE,
  })
}
