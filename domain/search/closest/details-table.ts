import { foldText } from '#domain/text/fold.ts'
import type { Localized } from '#domain/text/locale.ts'
import { joined, searchWords } from '#domain/search/search-words.ts'
import { WordList } from '#domain/search/word-list.ts'
import { FIELD_KINDS, FIELD_WEIGHTS, type DetailField, type FieldKind, type ProductDetails } from './product-details.ts'
import { sizeKey, takeSizes, type Size } from './sizes.ts'

/** Words that stand together: a sentence, an area, a keyword or a name. */
export type Sentence = { kind: FieldKind; words: readonly string[]; label: Localized | null }

/** A word's places: the slot of a record, and the field of the highest weight that holds it. */
const KINDS = 16
const placeOf = (slot: number, kind: number) => slot * KINDS + kind
export const slotOfPlace = (place: number) => Math.floor(place / KINDS)
export const kindOfPlace = (place: number) => FIELD_KINDS[place % KINDS]!

type SizeList = 'packSizes' | 'figureSizes'

/** What is searched of products beside names and codes, by the slots of their records. */
export class DetailsTable {
  /** The words of all fields but the names, by place. */
  readonly words = new WordList()
  /** The words that tell packs apart, by slot. */
  readonly packWords = new WordList()
  readonly packSizes = new Map<string, number[]>()
  readonly figureSizes = new Map<string, number[]>()
  /** Figures of packs without their units. */
  readonly packFigures = new Map<string, number[]>()
  /** By the letters and digits of a standard, or of a class alone. */
  readonly standards = new Map<string, number[]>()
  readonly cleaners = new Set<number>()
  /** The highest service temperature in °C, by slot. */
  readonly heat = new Map<number, number>()
  /** Words that so many products hold in long texts that they say nothing there. */
  readonly common = new Set<string>()
  /** By slot, the sentences of each of its fields. */
  readonly #fields: (readonly (readonly Sentence[])[])[] = []
  /** Products of a maker share many sentences; each is stored once. */
  readonly #known = new Map<string, readonly Sentence[]>()

  slotsOfSize(list: SizeList, size: Size): readonly number[] {
    return this[list].get(sizeKey(size)) ?? []
  }

  /** Of a size that the trade calls so: 48 mm are two inches. */
  slotsNearSize(list: SizeList, size: Size): readonly number[] {
    return [...this[list]].flatMap(([key, slots]) => (isNearly(size, key) ? slots : []))
  }

  sentencesOf(slot: number): readonly Sentence[] {
    return this.#fields[slot]?.flat() ?? []
  }

  put(slot: number, names: readonly string[], details: ProductDetails): void {
    const fields = [...names.map((text) => ({ kind: 'name' as const, text })), ...details.fields]
    const sentences = fields.map((field) => this.#read(field))
    this.#fields[slot] = sentences
    this.#listWords(slot, sentences.flat())
    for (const text of details.packSizes) this.#listSizes(slot, text, this.packSizes)
    for (const text of details.figureSizes) this.#listSizes(slot, text, this.figureSizes)
    for (const text of details.packSizes) {
      for (const figure of text.match(/\d+/g) ?? []) list(this.packFigures, figure, slot)
    }
    for (const key of details.standards.flatMap(standardKeys)) list(this.standards, key, slot)
    if (details.isCleaner) this.cleaners.add(slot)
    if (details.heat !== null) this.heat.set(slot, details.heat)
  }

  #read(field: DetailField): readonly Sentence[] {
    const key = `${field.kind} ${field.text}`
    const known = this.#known.get(key)
    if (known) return known
    const sentences = field.text.split(SENTENCE_END).flatMap((text) => {
      const words = searchWords(text).map(({ folded }) => folded)
      return words.length === 0 ? [] : [{ kind: field.kind, words, label: field.label ?? null }]
    })
    this.#known.set(key, sentences)
    return sentences
  }

  #listWords(slot: number, sentences: readonly Sentence[]): void {
    const best = new Map<string, FieldKind>()
    for (const { kind, words } of sentences) {
      if (kind === 'name') continue
      for (const word of words) {
        if (kind === 'packType') this.packWords.add({ spelled: word, folded: word }, slot)
        const known = best.get(word)
        if (!known || FIELD_WEIGHTS[kind] > FIELD_WEIGHTS[known]) best.set(word, kind)
      }
    }
    for (const [word, kind] of best) {
      if (this.#isCommon(word, kind, slot)) continue
      this.words.add({ spelled: word, folded: word }, placeOf(slot, FIELD_KINDS.indexOf(kind)))
    }
  }

  #isCommon(word: string, kind: FieldKind, slot: number): boolean {
    if (!LONG_TEXTS.includes(kind)) return false
    if (this.common.has(word)) return true
    const count = this.words.countOf(word)
    if (count < MOST_LISTED || count < COMMON_SHARE * slot) return false
    this.common.add(word)
    return true
  }

  #listSizes(slot: number, text: string, lists: Map<string, number[]>): void {
    for (const size of takeSizes(foldText(text)).sizes) list(lists, sizeKey(size), slot)
  }
}

const NEARLY = 0.07

function isNearly({ unit, amount }: Size, key: string): boolean {
  const [known, ofUnit] = key.split(' ')
  return ofUnit === unit && Math.abs(Number(known) - amount) <= NEARLY * amount
}

/** In a long text a word that more of the products hold says nothing. */
export const COMMON_SHARE = 0.2
export const LONG_TEXTS: readonly FieldKind[] = ['figure', 'description', 'question']
/** Of a common word no more places than these are listed. */
const MOST_LISTED = 1000

const SENTENCE_END = /[.!؟?;؛](?=\s|$)|[\n،]/

/** `EN 15651-1 F-EXT-INT 25LM` is found from its beginning on, and by each class behind its number. */
function standardKeys(standard: string): string[] {
  const words = foldText(standard).split(/\s+/)
  const classes = words.slice(1).filter((word) => /\d/.test(word) && /[a-z]/.test(word))
  return [joined(standard), ...classes.map(joined)]
}

function list(lists: Map<string, number[]>, key: string, slot: number): void {
  const slots = lists.get(key)
  if (!slots) lists.set(key, [slot])
  else if (slots.at(-1) !== slot) slots.push(slot)
}
