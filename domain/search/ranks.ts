import { RANK } from './search-rank.ts'

/** The ranks of some of many slots: looking at them costs as much as there are, and not as there could be. */
export class Ranks {
  readonly #bytes: Uint8Array
  #slots: number[] = []

  constructor(size: number) {
    this.#bytes = new Uint8Array(size).fill(RANK.none)
  }

  /** The slots that have a rank, in no order. */
  get slots(): readonly number[] {
    return this.#slots
  }

  /** Whether every slot has a rank. */
  get isFull(): boolean {
    return this.#slots.length === this.#bytes.length
  }

  of(slot: number): number {
    return this.#bytes[slot]!
  }

  /** Gives a slot this rank, unless it has a better one. */
  improve(slot: number, rank: number): void {
    const known = this.#bytes[slot]!
    if (rank >= known) return
    if (known === RANK.none) this.#slots.push(slot)
    this.#bytes[slot] = rank
  }

  /** The same for slots of which each is there once. */
  improveAll(slots: readonly number[], rank: number): void {
    if (this.#slots.length === 0) {
      this.#slots = slots.slice()
      for (let index = 0; index < slots.length; index += 1) this.#bytes[slots[index]!] = rank
      return
    }
    for (let index = 0; index < slots.length; index += 1) this.improve(slots[index]!, rank)
  }

  /** Sets the ranks of all slots that have one; `RANK.none` takes it away. */
  settle(rankOf: (slot: number, rank: number) => number): void {
    const bytes = this.#bytes
    this.#slots = this.#slots.filter((slot) => {
      const rank = rankOf(slot, bytes[slot]!)
      bytes[slot] = rank
      return rank !== RANK.none
    })
  }
}

/** Slots that have a rank in both, with the worse of the two. */
export function inBoth(one: Ranks, other: Ranks): Ranks {
  const [few, many] = one.slots.length <= other.slots.length ? [one, other] : [other, one]
  few.settle((slot, rank) => Math.max(rank, many.of(slot)))
  return few
}
