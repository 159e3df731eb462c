import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import { within } from '#server/patience.ts'

/** Work that waits in the database, so that a restart or a second server changes nothing but the time that it takes. */
export type Task = {
  /** Does all that waits, and answers when more is due where that is known; `signal` tells to leave the rest for later. */
  work(signal: AbortSignal): Promise<Date | null | void>
  /** What the log says when the work could not go on. It begins again at the next look. */
  failed: string
  /** Milliseconds until it looks again by itself: another server may have left something, or the clock have jumped. */
  patience: number
  /** For so many milliseconds a stop waits for what is under way; to its end where it is not said. */
  lastMoment?: number
  /** What is left to do at a stop, once the work has ended or its last moment has passed. */
  atStop?(): Promise<void>
}

export type Runner<Name extends string> = {
  /** Every task looks for work at once, and from then on by itself. Nothing wakes one before. */
  start(): void
  /** Work has come for some tasks, or for any where none is named. */
  wake(...names: Name[]): void
  /** Resolves when nothing is left to do, or when the work could not go on. */
  idle(): Promise<void>
  /** Begins nothing more; resolves when what is under way has ended, or was given up because it took too long. */
  stop(): Promise<void>
}

/** Runs tasks beside each other, and each of them one thing after the other however often it is woken. */
export function createRunner<Name extends string>(
  tasks: Record<Name, Task>,
  scope: { clock: Clock; log: Log },
): Runner<Name> {
  const running = Object.fromEntries(
    Object.entries<Task>(tasks).map(([name, task]) => [name, runTask(task, scope)]),
  ) as Record<Name, ReturnType<typeof runTask>>
  const all = Object.keys(tasks) as Name[]
  const each = async (work: (name: Name) => Promise<void>) => void (await Promise.all(all.map(work)))
  return {
    start: () => all.forEach((name) => running[name].start()),
    wake: (...names) => (names.length > 0 ? names : all).forEach((name) => running[name].wake()),
    idle: () => each((name) => running[name].idle()),
    stop: () => each((name) => running[name].stop()),
  }
}

function runTask({ work, failed, patience, lastMoment, atStop }: Task, { clock, log }: { clock: Clock; log: Log }) {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  let wasWoken = false
  let looks: NodeJS.Timeout | undefined
  let nextLook: NodeJS.Timeout | undefined

  async function run() {
    do {
      wasWoken = false
      clearTimeout(nextLook)
      try {
        const begun = clock().getTime()
        const due = (await work(stopping.signal))?.getTime() ?? Infinity
        const wait = Math.max(due - clock().getTime(), 0)
        // What was due already and could not be done waits for the next look; what became due meanwhile does not.
        if (due > begun && wait < patience && !stopping.signal.aborted) nextLook = setTimeout(wake, wait).unref()
      } catch (error) {
        log.error(failed, { error })
        return
      }
    } while (wasWoken && !stopping.signal.aborted)
  }

  function wake() {
    wasWoken = true
    if (!looks || isRunning || stopping.signal.aborted) return
    isRunning = true
    running = run().finally(() => (isRunning = false))
  }

  return {
    start() {
      looks ??= setInterval(wake, patience).unref()
      wake()
    },
    wake,
    idle: () => running,
    async stop() {
      clearInterval(looks)
      clearTimeout(nextLook)
      stopping.abort()
      await (lastMoment === undefined ? running : within(lastMoment, running))
      await atStop?.().catch((error: unknown) => log.error(failed, { error }))
    },
  }
}
