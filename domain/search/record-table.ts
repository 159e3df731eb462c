import { foldText } from '#domain/text/fold.ts'
import { DetailsTable } from './closest/details-table.ts'
import type { Listing } from './found-records.ts'
import { headsOf } from './ranking/heads.ts'
import { SEARCH_KINDS, type SearchKind, type SearchRecord } from './search-record.ts'
import { joined, searchWords, joinedCodes, signsOf, type SearchWord } from './search-words.ts'
import { CodeList, placeIn } from './sorted-blocks.ts'
import { nameKey } from './synonyms.ts'
import { WordList } from './word-list.ts'
import { stemsOf } from './word-stem.ts'

/** A category or brand: its names find the records that belong to it. Renamed, it goes by another number. */
export type Context = {
  folded: string
  lower: string
  words: readonly string[]
  slots: readonly number[]
  callNames: ReadonlySet<string>
}

/** The slots of one kind, in their order; the numbers that a search reads are made of them when somebody asks. */
type Order = { slots: number[]; numbers: Pick<Listing, 'order' | 'placeOf'> | null }

/**
 * All records in memory, each in a slot of its own. A record that changes gets a new slot, and the old one stays
 * behind, in lists but in no order, until the table is made again.
 */
export class RecordTable {
  readonly words = new WordList()
  readonly codes = new CodeList()
  readonly details = new DetailsTable()
  /** The words that say what a thing is. */
  readonly heads = new WordList()
  readonly headsOf: (readonly string[])[] = []
  /** By sign: the slots whose names hold it. */
  readonly signs = new Map<string, number[]>()
  /** By slot: the names, folded. */
  readonly texts: string[] = []
  /** Names in small letters, of the slots whose text cannot be folded letter by letter. */
  readonly oddTexts = new Map<number, string>()
  readonly contexts: Context[] = []
  /** The words of contexts, which go by their place in `contexts`. */
  readonly contextWords = new WordList()
  readonly #contextOf = new Map<string, number>()
  readonly #members = new Map<string, number[]>()
  readonly #reader = new PieceReader()
  /** By slot: the number of the kind, `RETIRED` for one that was left behind. */
  readonly kinds: number[] = []
  readonly #ids: string[] = []
  readonly #dates: string[] = []
  readonly #categoryOf: number[] = []
  readonly #categories: string[] = []
  readonly #slotOf = new Map<string, number>()
  readonly #orders = new Map<SearchKind, Order>(SEARCH_KINDS.map((kind) => [kind, { slots: [], numbers: null }]))

  /** How many slots there are. */
  get size(): number {
    return this.#ids.length
  }

  /** Whether so much was left behind that the table should be made again. */
  get isWorn(): boolean {
    return this.size > 1000 + 2 * this.#slotOf.size
  }

  countOf(kind: SearchKind): number {
    return this.#orders.get(kind)!.slots.length
  }

  slotOf(kind: SearchKind, id: string): number | undefined {
    return this.#slotOf.get(keyOf(kind, id))
  }

  /** Whether any record holds a form of a word. */
  holds(word: string): boolean {
    return [this.words, this.contextWords, this.details.words].some((list) => list.formsOf(stemsOf(word)).size > 0)
  }

  put(record: SearchRecord): void {
    this.#retire(record.kind, record.id)
    const slot = this.size
    this.kinds.push(SEARCH_KINDS.indexOf(record.kind))
    this.#ids.push(record.id)
    this.#dates.push(record.at)
    this.#categoryOf.push(this.#numberOf(record.categoryId))
    this.#slotOf.set(keyOf(record.kind, record.id), slot)
    const order = this.#orders.get(record.kind)!
    order.slots.splice(this.#placeIn(order, slot), 0, slot)
    order.numbers = null
    this.#listNames(record, slot)
    if (record.kind === 'product') this.#listHeads(record.names, slot)
    if (record.details) this.details.put(slot, record.names, record.details)
    this.#joinContexts(record, slot)
  }

  remove(kind: SearchKind, id: string): void {
    this.#retire(kind, id)
    if (isContext(kind)) this.#nameContext(keyOf(kind, id), [])
  }

  listing(kind: SearchKind): Listing {
    const order = this.#orders.get(kind)!
    order.numbers ??= this.#number(order.slots)
    return { ...order.numbers, ids: this.#ids, categoryOf: this.#categoryOf, categories: this.#categories }
  }

  #number(slots: number[]): Pick<Listing, 'order' | 'placeOf'> {
    const order = new Uint32Array(slots)
    const placeOf = new Uint32Array(this.size)
    for (let place = 0; place < order.length; place += 1) placeOf[order[place]!] = place
    return { order, placeOf }
  }

  #placeIn({ slots }: Order, slot: number): number {
    return placeIn(slots, slot, (a, b) => this.#compare(a, b))
  }

  #retire(kind: SearchKind, id: string): void {
    const slot = this.#slotOf.get(keyOf(kind, id))
    if (slot === undefined) return
    this.#slotOf.delete(keyOf(kind, id))
    this.oddTexts.delete(slot)
    this.kinds[slot] = RETIRED
    this.texts[slot] = ''
    const order = this.#orders.get(kind)!
    order.slots.splice(this.#placeIn(order, slot), 1)
    order.numbers = null
  }

  #listNames({ names, codes }: SearchRecord, slot: number): void {
    const text = names.join(' \n ').normalize('NFC')
    const pieces = this.#reader.read(text)
    for (const { words, signs, codes: own } of pieces) {
      for (const word of words) this.words.add(word, slot)
      for (const sign of signs) this.#listSign(sign, slot)
      for (const code of own) this.codes.add(code, slot)
    }
    for (const code of codes.map(joined)) if (code !== '') this.codes.add(code, slot)
    this.texts.push(pieces.map(({ folded }) => folded).join(' '))
    if (isOdd(text)) this.oddTexts.set(slot, text.toLowerCase())
  }

  #listHeads(names: readonly string[], slot: number): void {
    this.headsOf[slot] = [...new Set(names.flatMap(headsOf))]
    for (const head of this.headsOf[slot]) this.heads.add({ spelled: head, folded: head }, slot)
  }

  #listSign(sign: string, slot: number): void {
    const slots = this.signs.get(sign)
    if (!slots) this.signs.set(sign, [slot])
    else if (slots.at(-1) !== slot) slots.push(slot)
  }

  #joinContexts({ kind, id, names, categoryId, brandId = null, brand }: SearchRecord, slot: number): void {
    if (isContext(kind)) this.#nameContext(keyOf(kind, id), names)
    if (categoryId !== null) this.#membersOf(keyOf('category', categoryId)).push(slot)
    if (brandId !== null) return void this.#membersOf(keyOf('brand', brandId)).push(slot)
    const brandNames = brand.filter((name) => name !== '')
    if (brandNames.length === 0) return
    const key = keyOf('named brand', brandNames.join('\n'))
    if (!this.#contextOf.has(key)) this.#nameContext(key, brandNames)
    this.#membersOf(key).push(slot)
  }

  #nameContext(key: string, names: string[]): void {
    const earlier = this.#contextOf.get(key)
    if (earlier !== undefined)
      this.contexts[earlier] = { folded: '', lower: '', words: [], slots: [], callNames: new Set() }
    const text = names.join('\n').normalize('NFC')
    const words = searchWords(text)
    const place = this.contexts.push({
      folded: foldText(text),
      lower: text.toLowerCase(),
      words: words.map(({ folded }) => folded),
      slots: this.#membersOf(key),
      callNames: callNames(names),
    })
    this.#contextOf.set(key, place - 1)
    for (const word of words) this.contextWords.add(word, place - 1)
  }

  #membersOf(key: string): number[] {
    const known = this.#members.get(key)
    if (known) return known
    const members: number[] = []
    this.#members.set(key, members)
    return members
  }

  #numberOf(categoryId: string | null): number {
    if (categoryId === null) return -1
    const known = this.#categories.indexOf(categoryId)
    return known === -1 ? this.#categories.push(categoryId) - 1 : known
  }

  /** Later ones first, then by id. */
  #compare(a: number, b: number): number {
    return compareTexts(this.#dates[b]!, this.#dates[a]!) || compareTexts(this.#ids[a]!, this.#ids[b]!)
  }
}

/** Keys of the names with and without their last word, and of long ones without the first. */
function callNames(names: readonly string[]): Set<string> {
  const parts = names.flatMap((name) => {
    const words = searchWords(name)
    return [words, words.slice(0, -1), ...(words.length > 2 ? [words.slice(1)] : [])]
  })
  return new Set(parts.filter((part) => part.length > 0).map(nameKey))
}

export const RETIRED = -1

/** Its names find the records that belong to it. */
function isContext(kind: SearchKind): boolean {
  return kind === 'category' || kind === 'brand'
}

function keyOf(kind: SearchKind | 'named brand', id: string): string {
  return `${kind} ${id}`
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Letters that fold one by one, whatever stands beside them. */
const PLAIN = /^[\n\u0020-\u012f\u0131-\u02ff\u0600-\u06ff\u2000-\u206f]*$/

function isOdd(text: string): boolean {
  return !PLAIN.test(text) && foldText(text) !== Array.from(text, foldText).join('')
}

/** What the index keeps of a piece of a name. */
type TextPiece = { folded: string; words: SearchWord[]; signs: string[]; codes: string[] }

/** Names of products share most of their words; what was read of a piece before is remembered. */
class PieceReader {
  readonly #known = new Map<string, TextPiece>()

  read(text: string): TextPiece[] {
    return text.split(' ').map((piece) => this.#known.get(piece) ?? this.#read(piece))
  }

  #read(piece: string): TextPiece {
    const read = {
      folded: foldText(piece),
      words: searchWords(piece),
      signs: signsOf(piece),
      codes: joinedCodes(piece),
    }
    // Figures are of one product alone.
    if (!/\d/.test(piece) && this.#known.size < MOST_KNOWN) this.#known.set(piece, read)
    return read
  }
}

const MOST_KNOWN = 10_000
