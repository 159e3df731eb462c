import { openSync, readSync } from 'node:fs'

/** The longest tick of this thread's event loop between two moments, from one look at what waits to the next. */
export type TickClock = { start(): void; stop(): number }

/** While it watches, the loop never sleeps. Time in which the processor was given to others is left out. */
export function createTickClock(): TickClock {
  const statistics = openSync('/proc/thread-self/schedstat', 'r')
  const text = Buffer.alloc(64)
  /** How long this thread has waited for a processor so far, in ms. */
  const waited = () => {
    const length = readSync(statistics, text, 0, text.length, 0)
    return Number(text.toString('latin1', 0, length).split(' ')[1]) / 1e6
  }
  const clock = () => performance.now() - waited()

  let watching = false
  let longest = 0
  let last = 0

  const look = () => {
    const now = clock()
    longest = Math.max(longest, now - last)
    last = now
    if (watching) setImmediate(look)
  }

  return {
    start() {
      watching = true
      longest = 0
      setImmediate(() => {
        last = clock()
        setImmediate(look)
      })
    },
    stop() {
      watching = false
      return longest
    },
  }
}
