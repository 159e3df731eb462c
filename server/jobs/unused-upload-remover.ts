import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { UploadsService } from '../services/uploads.ts'

export type UnusedUploadRemover = {
  start(): void
  /** Resolves when no removal is under way any more. */
  stop(): Promise<void>
}

export type UnusedUploadRemoverDeps = { uploads: Pick<UploadsService, 'removeUnused'>; log: Log; clock: Clock }

const HOUR = 60 * 60 * 1000
/** Long enough to come back to a form or a post that was left open over a weekend. */
const GRACE = 72 * HOUR

/** Removes uploads that nothing shows any more, every hour: of replaced pictures and of forms that were never saved. */
export function createUnusedUploadRemover({ uploads, log, clock }: UnusedUploadRemoverDeps): UnusedUploadRemover {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function run() {
    try {
      const count = await uploads.removeUnused(new Date(clock().getTime() - GRACE))
      if (count > 0) log.info('unused uploads removed', { count })
    } catch (error) {
      log.error('unused uploads stay', { error })
    }
  }

  return {
    start() {
      timer = setInterval(() => {
        running = running.then(run)
      }, HOUR).unref()
    },
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
