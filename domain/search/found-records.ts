import { RANK } from './search-rank.ts'

/**
 * Records of one kind in the order in which they are listed. A record goes by its slot, a category by its number:
 * its place in `categories`, -1 for none.
 */
export type Listing = {
  order: readonly number[]
  ids: readonly string[]
  categoryOf: readonly number[]
  categories: readonly string[]
}

export type Range = { offset: number; limit: number }

const NO_CATEGORY = -1
const RANKS = RANK.loose

/** What a search has found of one kind: counted at once, named when it is shown. */
export class FoundRecords {
  readonly #ranks: Uint8Array
  readonly #listing: Listing
  readonly #countOfRank = new Uint32Array(RANKS)
  /** By number of the category: how many it holds, and the rank of the best. */
  readonly #countOf: Uint32Array
  readonly #bestOf: Uint8Array

  constructor(ranks: Uint8Array, listing: Listing) {
    const { order, categoryOf, categories } = listing
    this.#ranks = ranks
    this.#listing = listing
    this.#countOf = new Uint32Array(categories.length)
    this.#bestOf = new Uint8Array(categories.length).fill(RANK.none)
    for (const slot of order) {
      const rank = ranks[slot]!
      if (rank >= RANKS) continue
      this.#countOfRank[rank]! += 1
      const category = categoryOf[slot]!
      if (category === NO_CATEGORY) continue
      this.#countOf[category]! += 1
      if (rank < this.#bestOf[category]!) this.#bestOf[category] = rank
    }
  }

  count(categoryId: string | null = null): number {
    if (categoryId === null) return this.#countOfRank.reduce((sum, count) => sum + count, 0)
    return this.#countOf[this.#listing.categories.indexOf(categoryId)] ?? 0
  }

  /** How many of those found each category holds, the category of the best first. */
  countByCategory(): Map<string, number> {
    const numbers = [...this.#countOf.keys()].filter((category) => this.#countOf[category]! > 0)
    numbers.sort((a, b) => this.#bestOf[a]! - this.#bestOf[b]! || this.#countOf[b]! - this.#countOf[a]!)
    return new Map(numbers.map((category) => [this.#listing.categories[category]!, this.#countOf[category]!]))
  }

  /** The ids of a part of what was found, best first, and within a rank in the order of the list. */
  ids({ offset, limit }: Range, categoryId: string | null = null): string[] {
    const category = categoryId === null ? null : this.#listing.categories.indexOf(categoryId)
    const ids: string[] = []
    let skip = offset
    for (let rank = 0; rank < RANKS && ids.length < limit; rank += 1) {
      const count = this.#countOfRank[rank]!
      // Whole ranks are only passed over where all of them count.
      if (count === 0 || (category === null && count <= skip)) skip -= count
      else skip = this.#addRank(rank, category, { offset: skip, limit }, ids)
    }
    return ids
  }

  /** Answers how many are still to be skipped. */
  #addRank(rank: number, category: number | null, { offset, limit }: Range, ids: string[]): number {
    const { order, ids: allIds, categoryOf } = this.#listing
    let skip = offset
    for (const slot of order) {
      if (this.#ranks[slot] !== rank || (category !== null && categoryOf[slot] !== category)) continue
      if (skip > 0) skip -= 1
      else ids.push(allIds[slot]!)
      if (ids.length === limit) break
    }
    return skip
  }
}
