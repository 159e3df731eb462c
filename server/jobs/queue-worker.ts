export type QueueWorker = {
  /** Looks for work at once, and from then on by itself from time to time. Nothing wakes it before. */
  start(): void
  /** Looks for work: some has come. */
  wake(): void
  /** Resolves when nothing is left to do, or when the work could not go on. */
  idle(): Promise<void>
  /** Begins nothing more; resolves when what is being done has ended. */
  stop(): Promise<void>
}

export type QueueWorkerOptions = {
  /** Does all that waits; `signal` tells when it is to leave the rest for later. */
  work: (signal: AbortSignal) => Promise<void>
  /** The work could not go on; it begins again at the next look. */
  onError: (error: unknown) => void
  /** Milliseconds until it looks again by itself. */
  patience: number
}

/** Works off what waits in the database, one thing after the other however often it is woken. */
export function createQueueWorker({ work, onError, patience }: QueueWorkerOptions): QueueWorker {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  let wasWoken = false
  let timer: NodeJS.Timeout | undefined

  async function run() {
    do {
      wasWoken = false
      try {
        await work(stopping.signal)
      } catch (error) {
        onError(error)
        return
      }
    } while (wasWoken && !stopping.signal.aborted)
  }

  function wake() {
    wasWoken = true
    if (!timer || isRunning || stopping.signal.aborted) return
    isRunning = true
    running = run().finally(() => {
      isRunning = false
    })
  }

  return {
    start() {
      timer ??= setInterval(wake, patience).unref()
      wake()
    },
    wake,
    idle: () => running,
    stop() {
      clearInterval(timer)
      stopping.abort()
      return running
    },
  }
}
