import { SortedBlocks } from './sorted-blocks.ts'

/** Codes with the slots of their records, in order, so that each is found by its beginning. */
export class CodeList {
  readonly #entries = new SortedBlocks<string>(compareTexts)

  add(code: string, slot: number): void {
    this.#entries.add(`${code}${BEFORE_SLOT}${slot}`)
  }

  /** Calls with the slot of every code that begins so; `whole` where the code is no longer than that. */
  beginningWith(start: string, found: (slot: number, whole: boolean) => void): void {
    let count = 0
    for (const entry of this.#entries.from(start)) {
      if (!entry.startsWith(start) || count === MOST_FOUND) return
      const end = entry.indexOf(BEFORE_SLOT, start.length)
      found(Number(entry.slice(end + 1)), end === start.length)
      count += 1
    }
  }
}

/** A beginning that more codes share tells them apart no longer. */
const MOST_FOUND = 1000

/** Comes before every letter and digit, so that a code stands before the longer ones that begin with it. */
const BEFORE_SLOT = '\u0000'

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
