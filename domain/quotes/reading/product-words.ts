import { FIELD_KINDS, type FieldKind } from '#domain/search/closest/product-details.ts'
import { sizeKey, type Size } from '#domain/search/closest/sizes.ts'
import { headOfQuery } from '#domain/search/ranking/heads.ts'
import { joined, type SearchWord } from '#domain/search/search-words.ts'
import { isSmallWord } from '#domain/search/small-words.ts'
import type { RecordTable } from '#domain/search/record-table.ts'
import { SEARCH_KINDS } from '#domain/search/search-record.ts'
import type { Synonyms } from '#domain/search/synonyms.ts'
import type { WordList } from '#domain/search/word-list.ts'
import { areForms, stemsOf } from '#domain/search/word-stem.ts'
import type { PartsBook } from './line-parts.ts'

/** One thing that the words of a line say, with its other names. */
export type WordUnit = { text: string; names: string[][] }

/** Where words have to stand: in names and on packs, in what a product is, or where it is used. */
const LEVELS: readonly FieldKind[][] = [
  ['name', 'packType', 'belonging'],
  ['name', 'packType', 'belonging', 'label', 'keyword', 'certification'],
  ['name', 'packType', 'belonging', 'label', 'keyword', 'certification', 'area'],
]
/** What a thing is called by: a material or a use alone, as cement of a grout, is no name of it. */
const CALLED: readonly FieldKind[] = ['name', 'packType', 'belonging', 'keyword']
/** More products are none that one means by these words. */
const MOST_PRODUCTS = 40
/** Smaller ones are quantities as often. */
const LEAST_FIGURE = 100
const KINDS = 16

/**
 * Finds products by words, for many lines one after the other: of each word the products that hold it are gathered once,
 * a bit for each slot, so that it costs little to find those that hold all.
 */
export class ProductWords implements PartsBook {
  readonly #table: RecordTable
  readonly #synonyms: Synonyms
  readonly #size: number
  readonly #bits = new Map<string, Uint32Array>()
  readonly #codes = new Map<string, number[]>()
  readonly #held = new Map<string, boolean>()
  readonly #units = new Map<string, WordUnit[]>()

  constructor(table: RecordTable, synonyms: Synonyms) {
    this.#table = table
    this.#synonyms = synonyms
    this.#size = Math.ceil(table.size / 32)
  }

  slotsOfCode(key: string): readonly number[] {
    const known = this.#codes.get(key)
    if (known) return known
    const slots = new Set<number>()
    this.#table.codes.beginningWith(key, (slot, whole) => {
      if (whole && this.#isProduct(slot)) slots.add(slot)
    })
    const ofId = this.#table.slotOf('product', key)
    if (ofId !== undefined) slots.add(ofId)
    this.#codes.set(key, [...slots])
    return [...slots]
  }

  isCode(key: string): boolean {
    return key.length > 1 && this.slotsOfCode(joined(key)).length > 0
  }

  isFigure(value: number): boolean {
    return value >= LEAST_FIGURE && this.#table.details.packFigures.has(String(value))
  }

  holds(word: string): boolean {
    const known = this.#held.get(word)
    if (known !== undefined) return known
    const isHeld = this.#table.holds(word) || this.#table.details.standards.has(word)
    this.#held.set(word, isHeld)
    return isHeld
  }

  idOf(slot: number): string {
    return this.#table.listing('product').ids[slot]!
  }

  /** What the words say, longest names first; words that say nothing are left out. */
  unitsOf(words: readonly string[], keepsSmall = false): WordUnit[] {
    const key = `${keepsSmall} ${words.join(' ')}`
    const known = this.#units.get(key)
    if (known) return known
    const all = words.map((folded) => ({ spelled: folded, folded }))
    const units: WordUnit[] = []
    for (let at = 0; at < all.length;) {
      const parts = all.slice(at, at + this.#lengthAt(all, at))
      at += parts.length
      const own = parts.map(({ folded }) => folded)
      if (own.length === 1 && !keepsSmall && isSmallWord(own[0]!)) continue
      const others = this.#synonyms.others(parts).map((name) => name.map(({ folded }) => folded))
      units.push({ text: own.join(' '), names: [own, ...others] })
    }
    this.#units.set(key, units)
    return units
  }

  /** `تيب دبل فيس` is a tape that has two faces: a name gives its last word to a name behind it, whose rest means nothing alone. */
  #lengthAt(words: readonly SearchWord[], at: number): number {
    const length = this.#synonyms.lengthOfName(words, at)
    const next = words[at + length]
    if (length === 1 || !next || this.holds(next.folded)) return length
    return this.#synonyms.lengthOfName(words, at + length - 1) > 1 ? length - 1 : length
  }

  /** Whether a word of this unit stands on any pack. */
  isOfPacks(unit: WordUnit): boolean {
    return this.#bitsOf(unit, ['packType']).some((bits) => bits !== 0)
  }

  /** Whether a product is called so, or belongs to what is. */
  isNamed(slot: number, unit: WordUnit): boolean {
    return hasBit(this.#bitsOf(unit, LEVELS[2]!), slot)
  }

  /** The products that hold all units, those of the kind that is asked for before others. None where they are too many. */
  find(units: readonly WordUnit[], sizes: readonly Size[]): number[] {
    if (units.length === 0) return []
    for (const level of LEVELS) {
      const slots = this.#holdingAll(
        units.map((unit) => this.#bitsOf(unit, level)),
        sizes,
      )
      if (slots === null) return []
      const head = this.#headUnit(units)
      const called =
        head && !this.#isSold(head) ? slots.filter((slot) => hasBit(this.#bitsOf(head, CALLED), slot)) : slots
      if (called.length > 0) return this.#ofHead(called, head)
    }
    return []
  }

  #holdingAll(bits: readonly Uint32Array[], sizes: readonly Size[]): number[] | null {
    const { packSizes } = this.#table.details
    const all = [...bits, ...sizes.flatMap((size) => (packSizes.has(sizeKey(size)) ? [this.#sizeBits(size)] : []))]
    const slots: number[] = []
    for (let at = 0; at < this.#size; at += 1) {
      let word = 0xffffffff
      for (const each of all) word &= each[at]!
      for (let bit = 0; word !== 0; bit += 1, word >>>= 1)
        if (word & 1 && this.#isProduct(at * 32 + bit)) slots.push(at * 32 + bit)
      if (slots.length > MOST_PRODUCTS * 4) return null
    }
    return slots
  }

  #headUnit(units: readonly WordUnit[]): WordUnit | undefined {
    const head = headOfQuery(units.map(({ text }) => text).join(' '))
    return units.find(({ text }) => head !== null && text.split(' ').includes(head))
  }

  /** Whether any product is a thing of this name. */
  #isSold(unit: WordUnit): boolean {
    const named = this.#holdingAll([this.#bitsOf(unit, LEVELS[0]!)], [])
    return named === null || named.some((slot) => this.#isHead(slot, unit))
  }

  #isHead(slot: number, { names }: WordUnit): boolean {
    const heads = this.#table.headsOf[slot] ?? []
    return names.some((name) =>
      heads.some((word) => areForms(stemsOf(word), [...stemsOf(name[0]!), ...stemsOf(name.at(-1)!)])),
    )
  }

  #ofHead(slots: number[], unit: WordUnit | undefined): number[] {
    const ofHead = unit ? slots.filter((slot) => this.#isHead(slot, unit)) : []
    const found = ofHead.length > 0 ? ofHead : slots
    return found.length > MOST_PRODUCTS ? [] : found
  }

  #bitsOf({ names, text }: WordUnit, level: readonly FieldKind[]): Uint32Array {
    const key = `${level.length} ${text}`
    const known = this.#bits.get(key)
    if (known) return known
    const any = new Uint32Array(this.#size)
    for (const name of names) {
      const telling = name.length === 1 ? name : name.filter((word) => !isSmallWord(word))
      const all = telling.map((word) => this.#wordBits(word, level))
      if (all.length > 0 && all.every((bits) => bits !== NONE)) orAll(any, all)
    }
    this.#bits.set(key, any)
    return any
  }

  /** `NONE` for a word that stands nowhere, as most names that one may say do. */
  #wordBits(word: string, level: readonly FieldKind[]): Uint32Array {
    const key = `${level.length} word ${word}`
    const known = this.#bits.get(key)
    if (known) return known
    const { words, details, contextWords, contexts } = this.#table
    let bits: Uint32Array = NONE
    const set = (slot: number) => {
      if (bits === NONE) bits = new Uint32Array(this.#size)
      bits[slot >>> 5]! |= 1 << (slot & 31)
    }
    const stems = [word, ...stemsOf(word)]
    const placesIn = (list: WordList) =>
      [...list.formsOf(stems)].flatMap(({ spellings }) => spellings.map(({ slots }) => slots))
    const setAll = (list: WordList, slotsOf: (place: number) => readonly number[]) => {
      for (const places of placesIn(list)) for (const place of places) for (const slot of slotsOf(place)) set(slot)
    }
    const setEach = (list: WordList) => {
      for (const slots of placesIn(list)) for (const slot of slots) set(slot)
    }
    if (level.includes('name')) setEach(words)
    if (level.includes('packType')) setEach(details.packWords)
    const kinds = FIELD_KINDS.map((kind) => level.includes(kind))
    for (const places of placesIn(details.words)) {
      for (const place of places) if (kinds[place % KINDS]) set(Math.floor(place / KINDS))
    }
    if (level.includes('belonging')) setAll(contextWords, (place) => contexts[place]!.slots)
    this.#bits.set(key, bits)
    return bits
  }

  #sizeBits(size: Size): Uint32Array {
    const key = `size ${sizeKey(size)}`
    const known = this.#bits.get(key)
    if (known) return known
    const bits = new Uint32Array(this.#size)
    for (const slot of this.#table.details.slotsOfSize('packSizes', size)) bits[slot >>> 5]! |= 1 << (slot & 31)
    this.#bits.set(key, bits)
    return bits
  }

  #isProduct(slot: number): boolean {
    return SEARCH_KINDS[this.#table.kinds[slot]!] === 'product'
  }
}

const NONE = new Uint32Array(0)

/** Adds what all of these have in common. */
function orAll(into: Uint32Array, all: readonly Uint32Array[]): void {
  const [first, ...others] = all
  for (let at = 0; at < into.length; at += 1) {
    let bits = first![at]!
    for (const other of others) bits &= other[at]!
    into[at]! |= bits
  }
}

function hasBit(bits: Uint32Array, slot: number): boolean {
  return (bits[slot >>> 5]! & (1 << (slot & 31))) !== 0
}
