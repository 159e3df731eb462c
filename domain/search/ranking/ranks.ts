import { RANK } from './search-rank.ts'

/** The ranks of some of many slots: looking at them costs as much as there are, and not as there could be. */
export class Ranks {
  readonly #bytes: Uint8Array
  /** The slots that have a rank are its first ones. A short search takes little room, and a long one no second. */
  #slots = new Uint32Array(FIRST_ROOM)
  #count = 0

  constructor(size: number) {
    this.#bytes = new Uint8Array(size).fill(RANK.none)
  }

  /** The slots that have a rank, in no order. */
  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#count)
  }

  /** Whether every slot has a rank. */
  get isFull(): boolean {
    return this.#count === this.#bytes.length
  }

  of(slot: number): number {
    return this.#bytes[slot]!
  }

  /** Gives a slot this rank, unless it has a better one. */
  improve(slot: number, rank: number): void {
    const known = this.#bytes[slot]!
    if (rank >= known) return
    this.#bytes[slot] = rank
    if (known !== RANK.none) return
    this.#makeRoom(1)
    this.#slots[this.#count] = slot
    this.#count += 1
  }

  /** The same for slots of which each is there once: written out, since a letter is in the names of nearly all. */
  improveAll(slots: readonly number[], rank: number): void {
    this.#makeRoom(slots.length)
    const bytes = this.#bytes
    const ranked = this.#slots
    let count = this.#count
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index]!
      const known = bytes[slot]!
      if (rank >= known) continue
      bytes[slot] = rank
      if (known === RANK.none) ranked[count++] = slot
    }
    this.#count = count
  }

  /** Sets the ranks of all slots that have one; `RANK.none` takes it away. */
  settle(rankOf: (slot: number, rank: number) => number): void {
    let count = 0
    for (const slot of this.slots) {
      const rank = rankOf(slot, this.#bytes[slot]!)
      this.#bytes[slot] = rank
      if (rank !== RANK.none) this.#slots[count++] = slot
    }
    this.#count = count
  }

  /** For so many slots that may have no rank yet. */
  #makeRoom(more: number): void {
    const needed = Math.min(this.#count + more, this.#bytes.length)
    if (needed <= this.#slots.length) return
    const room = new Uint32Array(Math.min(Math.max(needed, 2 * this.#slots.length), this.#bytes.length))
    room.set(this.slots)
    this.#slots = room
  }
}

const FIRST_ROOM = 256

/** Slots that have a rank in both, with the worse of the two. */
export function inBoth(one: Ranks, other: Ranks): Ranks {
  const [few, many] = one.slots.length <= other.slots.length ? [one, other] : [other, one]
  few.settle((slot, rank) => Math.max(rank, many.of(slot)))
  return few
}
