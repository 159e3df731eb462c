/** Runs at most `limit` pieces of work at a time; the others wait, in order. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

export function createConcurrencyLimit(limit: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes to the next one directly, so that nobody who comes now slips in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
