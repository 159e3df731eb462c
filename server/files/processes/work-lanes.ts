import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts'

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
