/** Neighbours in a sorted list, and what somebody has made of them; null since one was added. */
type Block<T, Made> = { values: T[]; made: Made | null }

/** Larger blocks are slow to change, smaller ones slow to go through. */
const MOST_VALUES = 512

/**
 * A sorted list in blocks. What is added finds its place at once, however long the list is: nothing is ever sorted as a
 * whole, which would hold everybody up.
 */
export class SortedBlocks<T, Made = never> {
  readonly #compare: (a: T, b: T) => number
  readonly #blocks: Block<T, Made>[] = []

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare
  }

  get blocks(): readonly Block<T, Made>[] {
    return this.#blocks
  }

  add(value: T): void {
    const at = this.#blockOf(value)
    const block = this.#blocks[at]
    if (!block) {
      this.#blocks.push({ values: [value], made: null })
      return
    }
    const { values } = block
    values.splice(placeIn(values, value, this.#compare), 0, value)
    block.made = null
    if (values.length <= MOST_VALUES) return
    this.#blocks.splice(at + 1, 0, { values: values.splice(MOST_VALUES / 2), made: null })
  }

  /** The values from this one on, in order; it need not be there itself. */
  *from(value: T): Generator<T> {
    const first = this.#blockOf(value)
    for (let at = first; at < this.#blocks.length; at += 1) {
      const { values } = this.#blocks[at]!
      for (let index = at > first ? 0 : placeIn(values, value, this.#compare); index < values.length; index += 1) {
        yield values[index]!
      }
    }
  }

  /** The last block that begins before the value, or the first. */
  #blockOf(value: T): number {
    let low = 0
    let high = this.#blocks.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(this.#blocks[middle]!.values[0]!, value) < 0) low = middle + 1
      else high = middle
    }
    return Math.max(0, low - 1)
  }
}

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

/** The index of `value` in a sorted list, or where it would be inserted. */
export function placeIn<T>(sorted: readonly T[], value: T, compare: (a: T, b: T) => number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(sorted[middle]!, value) < 0) low = middle + 1
    else high = middle
  }
  return low
}
