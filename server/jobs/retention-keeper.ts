import type { Log } from '../log.ts'
import type { RetentionService } from '../services/retention.ts'

export type RetentionKeeper = {
  start(): void
  /** Resolves when no clean-up is under way any more. */
  stop(): Promise<void>
}

export type RetentionKeeperDeps = { retention: Pick<RetentionService, 'cleanUp'>; log: Log }

const HOUR = 60 * 60 * 1000

/** Removes once a day what was kept long enough, and says what it did. It looks every hour whether a day has passed. */
export function createRetentionKeeper({ retention, log }: RetentionKeeperDeps): RetentionKeeper {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function run() {
    try {
      const removed = await retention.cleanUp()
      if (removed) log.info('old data removed', removed)
    } catch (error) {
      log.error('old data stays', { error })
    }
  }

  function next() {
    running = running.then(run)
  }

  return {
    start() {
      next()
      timer = setInterval(next, HOUR).unref()
    },
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
