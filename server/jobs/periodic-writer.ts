import type { Log } from '#server/log.ts'

export type PeriodicWriter = {
  start(): void
  /** Resolves when everything that was noted is written. */
  stop(): Promise<void>
}

export type PeriodicWriterDeps = {
  write: () => Promise<void>
  /** What the log says where it could not be written. */
  failed: string
  /** Milliseconds between two writes. */
  pause: number
  log: Log
}

/** Writes down from time to time what was noted in memory, so that no visitor waits for it. */
export function createPeriodicWriter({ write, failed, pause, log }: PeriodicWriterDeps): PeriodicWriter {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  function run(): Promise<void> {
    running = running.then(write).catch((error: unknown) => log.error(failed, { error }))
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
