/** Runs at most so many pieces of work at a time. The others wait: senders take turns, and of each the first comes first. */
type ConcurrencyLimit = <T>(work: () => Promise<T>, sender?: string) => Promise<T>

/** `each`: how many of one sender run at a time. */
export function createConcurrencyLimit(limit: number, each = limit): ConcurrencyLimit {
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let total = 0
  const countOf = (sender: string) => running.get(sender) ?? 0

  function change(sender: string, by: 1 | -1) {
    total += by
    if (countOf(sender) + by > 0) running.set(sender, countOf(sender) + by)
    else running.delete(sender)
  }

  function startWaiting() {
    for (const [sender, [first, ...others]] of waiting) {
      if (total >= limit) return
      if (countOf(sender) >= each) continue
      waiting.delete(sender)
      if (others.length > 0) waiting.set(sender, others)
      change(sender, 1)
      first?.()
    }
  }

  return async (work, sender = '') => {
    if (total < limit && countOf(sender) < each) change(sender, 1)
    else await new Promise<void>((resolve) => waiting.set(sender, [...(waiting.get(sender) ?? []), resolve]))
    try {
      return await work()
    } finally {
      // The place goes on directly, so that nobody who comes now slips in between.
      change(sender, -1)
      startWaiting()
    }
  }
}

/**
 * For whom a process works: strangers, staff, the site itself (renditions, drawn pictures), whoever wants a PDF, or who
 * sends a quotation and waits for its PDF.
 */
export type Lane = 'visitors' | 'staff' | 'background' | 'print' | 'quotations'

/** Whose work it is. `sender` tells those of a lane apart, who take turns. */
export type Turn = { lane: Lane; sender: string }

/** No lane waits for another, and one stranger never has a whole lane. */
const LANES: Record<Lane, ConcurrencyLimit> = {
  visitors: createConcurrencyLimit(2, 1),
  staff: createConcurrencyLimit(2),
  background: createConcurrencyLimit(2, 1),
  print: createConcurrencyLimit(1),
  quotations: createConcurrencyLimit(1),
}

export function inTurn<T>({ lane, sender }: Turn, work: () => Promise<T>): Promise<T> {
  return LANES[lane](work, sender)
}
