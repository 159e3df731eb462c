import type { Log } from '../log.ts'
import type { MissedSearchesService } from '../services/search/missed-searches.ts'

export type MissedSearchWriter = {
  start(): void
  /** Resolves when everything that was noted is written. */
  stop(): Promise<void>
}

export type MissedSearchWriterDeps = {
  missedSearches: Pick<MissedSearchesService, 'write'>
  log: Log
  /** Milliseconds between two looks. */
  pause?: number
}

/** Writes down from time to time what was searched in vain, so that no search waits for it. */
export function createMissedSearchWriter({
  missedSearches,
  log,
  pause = 10_000,
}: MissedSearchWriterDeps): MissedSearchWriter {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  function run(): Promise<void> {
    running = running
      .then(() => missedSearches.write())
      .catch((error: unknown) => log.error('missed searches are lost', { error }))
    return running
  }

  return {
    start() {
      timer = setInterval(() => void run(), pause).unref()
    },
    stop() {
      clearInterval(timer)
      return run()
    },
  }
}
