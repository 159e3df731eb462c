/** Runs at most `limit` pieces of work at a time; the others wait for their turn, in order. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

export function createTurns(limit: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The turn goes to the next one directly, so that nobody who comes now slips in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
