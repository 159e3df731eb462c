import type { Ranks } from './ranking/ranks.ts'
import { ORDERED_RANKS } from './ranking/order-by-head.ts'
import { RANK } from './ranking/search-rank.ts'

/**
 * Records of one kind in the order in which they are listed. A record goes by its slot, a category by its number:
 * its place in `categories`, -1 for none.
 */
export type Listing = {
  order: Uint32Array
  /** By slot: where it stands in the order. */
  placeOf: Uint32Array
  ids: readonly string[]
  categoryOf: readonly number[]
  categories: readonly string[]
}

const NO_CATEGORY = -1
const RANKS = ORDERED_RANKS

/** What a search has found of one kind: counted at once, named when it is shown. */
export class FoundRecords {
  readonly #slots: Uint32Array
  readonly #ranks: Ranks
  readonly #listing: Listing

  constructor(slots: Uint32Array, ranks: Ranks, listing: Listing) {
    this.#slots = slots
    this.#ranks = ranks
    this.#listing = listing
  }

  count(categoryId: string | null = null): number {
    if (categoryId === null) return this.#slots.length
    return this.#countByRank(this.#isIn(categoryId)).reduce((sum, count) => sum + count, 0)
  }

  /** How many of those found each category holds, the category of the best first. */
  countByCategory(): Map<string, number> {
    const { categoryOf, categories } = this.#listing
    const ranks = this.#ranks
    const counts = new Uint32Array(categories.length)
    const best = new Uint8Array(categories.length).fill(RANK.none)
    for (const slot of this.#slots) {
      const category = categoryOf[slot]!
      if (category === NO_CATEGORY) continue
      counts[category]! += 1
      const rank = ranks.of(slot)
      if (rank < best[category]!) best[category] = rank
    }
    const held = [...counts.keys()].filter((category) => counts[category]! > 0)
    held.sort((a, b) => best[a]! - best[b]! || counts[b]! - counts[a]!)
    return new Map(held.map((category) => [categories[category]!, counts[category]!]))
  }

  /** The ids of a part of what was found, best first, and within a rank in the order of the list. */
  ids({ offset, limit }: { offset: number; limit: number }, categoryId: string | null = null): string[] {
    const isWanted = this.#isIn(categoryId)
    const found: number[] = []
    let skip = offset
    for (const [rank, count] of this.#countByRank(isWanted).entries()) {
      if (count > skip && found.length < limit) {
        const first = this.#firstOf(rank, count, skip + limit - found.length, isWanted)
        for (const slot of first.slice(skip)) found.push(slot)
      }
      skip = Math.max(0, skip - count)
    }
    return found.map((slot) => this.#listing.ids[slot]!)
  }

  #isIn(categoryId: string | null): (slot: number) => boolean {
    const { categoryOf, categories } = this.#listing
    if (categoryId === null) return () => true
    const category = categories.indexOf(categoryId)
    return (slot) => category !== NO_CATEGORY && categoryOf[slot] === category
  }

  #countByRank(isWanted: (slot: number) => boolean): Uint32Array {
    const counts = new Uint32Array(RANKS)
    for (const slot of this.#slots) if (isWanted(slot)) counts[this.#ranks.of(slot)]! += 1
    return counts
  }

  /** The first `most` of one rank, in order: few are put in order, many are met soon where all are in order. */
  #firstOf(rank: number, count: number, most: number, isWanted: (slot: number) => boolean): number[] {
    const { order, placeOf } = this.#listing
    const isOfRank = (slot: number) => this.#ranks.of(slot) === rank && isWanted(slot)
    if (count < MANY) {
      const slots = this.#slots.filter(isOfRank)
      return Array.from(slots.toSorted((a, b) => placeOf[a]! - placeOf[b]!).subarray(0, most))
    }
    const first: number[] = []
    for (let place = 0; place < order.length && first.length < most; place += 1) {
      if (isOfRank(order[place]!)) first.push(order[place]!)
    }
    return first
  }
}

const MANY = 1000
