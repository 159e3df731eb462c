import type { Localized } from '#domain/text/locale.ts'
import { readClosestQuery } from './closest/closest-query.ts'
import { closestSearch, NOTHING_CLOSE, type Closest } from './closest/find-closest.ts'
import { withSpokenCodes } from './closest/spoken-codes.ts'
import { FoundRecords } from './found-records.ts'
import { selectionOf, type Marks } from './marks.ts'
import { isAnswer, isOpposed, orderByHead } from './ranking/order-by-head.ts'
import { Ranks, inBoth } from './ranking/ranks.ts'
import { takePackSizes, takeTemperature, type Needs } from './needs.ts'
import { RETIRED, type RecordTable, type Context } from './record-table.ts'
import { readQuery, type SearchQuery } from './search-query.ts'
import { RANK, canHoldTypo, isTypoOf } from './ranking/search-rank.ts'
import { SEARCH_KINDS, type SearchKind } from './search-record.ts'
import type { Synonyms } from './synonyms.ts'
import { foldText } from '#domain/text/fold.ts'
import { searchWords } from './search-words.ts'
import { rankUnit } from '#domain/search/ranking/rank-units.ts'

/** Where more records hold all words, which of them hold them together is nobody's concern. */
const MOST_PHRASES = 5000

export type Findings = {
  of(kind: SearchKind): FoundRecords
  total: number
  /** Products that answer by what is known of them, best first, and the words that none of them holds. */
  closest: { found: { id: string; categoryId: string | null; matches: Localized[] }[]; without: string[] }
  /** Whether nothing holds what was typed, and these hold words that are a typo away from it. */
  corrected: boolean
  /** What is marked in shown texts. */
  marks: Marks
}

/**
 * Everything that answers a query: by names and codes as it was typed, and where few products do, what comes closest.
 * Where nothing holds it all, one typo is allowed in each word; then words may be missing.
 */
export function search(table: RecordTable, text: string, synonyms: Synonyms): Findings {
  const written = withSpokenCodes(text, (code) => isKnownCode(table, code)) ?? text
  const heat = takeTemperature(table, written)
  const sizes = takePackSizes(table, heat.rest)
  const query = readQuery(sizes.rest, synonyms)
  const ranks = rankRecords(table, query)
  for (const needs of [heat, sizes]) keepMeeting(table, ranks, needs)
  for (const slot of sizes.alone) ranks.improve(slot, RANK.phrase)
  if (sizes.rest !== text) keepPhrases(table, readQuery(text, synonyms), ranks)
  putNamedFirst(table, query, ranks)
  const asTyped = findingsOf(table, query, ranks, selectionOf(query))
  const products = asTyped.of('product').count()
  if (products >= ENOUGH_PRODUCTS || query.units.length === 0 || isWholeCode(table, query)) return asTyped
  const closeTo = (text: string, isWanted: (slot: number) => boolean) =>
    closestSearch(table, readClosestQuery(text, table, synonyms), {
      isWanted,
      isOpposed: (slot) => isOpposed(query) && table.details.cleaners.has(slot),
    })
  const close = closeTo(heat.rest, (slot) => !isAnswer(ranks.of(slot)) && heat.ways.every((meets) => meets(slot)))
  const whole = close.whole()
  if (products > 0 || whole.found.length > 0) return { ...asTyped, closest: closestOf(table, whole) }
  const respelled = respell(table, written, synonyms)
  if (respelled !== null) {
    const meant = search(table, respelled, synonyms)
    // Of a guess, what is only close to it is left out.
    const closest = meant.of('product').count() > 0 ? closestOf(table, NOTHING_CLOSE) : meant.closest
    return { ...meant, closest, corrected: true }
  }
  const partial = close.partial()
  const unmet = [...heat.said, ...sizes.said]
  if (partial.found.length > 0 || unmet.length === 0) return { ...asTyped, closest: closestOf(table, partial) }
  // Nothing bears so much, or comes in such packs: what else is asked for is there.
  const { found } = closeTo(sizes.rest, () => true).whole()
  return { ...asTyped, closest: closestOf(table, { found, without: found.length > 0 ? unmet : [] }) }
}

/** Products that meet what is demanded in the best way in which any does. */
function keepMeeting({ kinds }: RecordTable, ranks: Ranks, { ways }: Needs): void {
  const isProduct = (slot: number) => kinds[slot] === PRODUCT
  const meets = ways.find((way) => ranks.slots.some((slot) => isProduct(slot) && way(slot))) ?? ways[0]
  if (meets) ranks.settle((slot, rank) => (isProduct(slot) && !meets(slot) ? RANK.none : rank))
}

const PRODUCT = SEARCH_KINDS.indexOf('product')

/** Whoever writes a code means that product, whatever else is said of it: `S20 أسود`. */
function putNamedFirst(table: RecordTable, { units }: SearchQuery, ranks: Ranks): void {
  for (const { code, terms } of units) {
    const named = code ?? terms[0]!.folded
    if (terms.length === 1 && code === null && !/^\d{3,}$/.test(named)) continue
    table.codes.beginningWith(named, (slot, whole) => {
      if (whole) ranks.improve(slot, RANK.code)
    })
  }
}

/** Where as many products answer by their names, nobody needs what is only close. */
const ENOUGH_PRODUCTS = 12

function isWholeCode(table: RecordTable, { code }: SearchQuery): boolean {
  return code !== null && isKnownCode(table, code)
}

function isKnownCode({ codes }: RecordTable, code: string): boolean {
  let isKnown = false
  codes.beginningWith(code, (_slot, whole) => (isKnown ||= whole))
  return isKnown
}

/** What holds the text as it was typed is found, whatever else was read in it. */
function keepPhrases(table: RecordTable, query: SearchQuery, ranks: Ranks): void {
  const typed = rankRecords(table, query)
  for (const slot of typed.slots) if (typed.of(slot) <= RANK.phrase) ranks.improve(slot, typed.of(slot))
}

function findingsOf(table: RecordTable, query: SearchQuery, ranks: Ranks, marks: Marks): Findings {
  orderByHead(table, query, ranks)
  const slots = slotsByKind(table, ranks)
  return {
    of: (kind) => new FoundRecords(slots[SEARCH_KINDS.indexOf(kind)]!, ranks, table.listing(kind)),
    total: slots.reduce((sum, { length }) => sum + length, 0),
    closest: { found: [], without: [] },
    corrected: false,
    marks,
  }
}

function closestOf(table: RecordTable, { found, without }: Closest): Findings['closest'] {
  const { ids, categoryOf, categories } = table.listing('product')
  return {
    found: found.map(({ slot, matches }) => ({
      id: ids[slot]!,
      categoryId: categories[categoryOf[slot]!] ?? null,
      matches,
    })),
    without,
  }
}

/** Where more of the slots have a rank than one in so many, all are looked at in their order, which is quicker. */
const SCATTERED = 8

/** The slots that answer, by the number of their kind: at once in lists of the size that they could have. */
function slotsByKind(table: RecordTable, ranks: Ranks): Uint32Array[] {
  const { kinds, size } = table
  const ranked = ranks.slots
  const slots = SEARCH_KINDS.map((kind) => new Uint32Array(Math.min(table.countOf(kind), ranked.length)))
  const counts = new Uint32Array(SEARCH_KINDS.length)
  const take = (slot: number) => {
    const kind = kinds[slot]!
    if (kind === RETIRED || !isAnswer(ranks.of(slot))) return
    const count = counts[kind]!
    slots[kind]![count] = slot
    counts[kind] = count + 1
  }
  if (ranked.length * SCATTERED < size) for (let index = 0; index < ranked.length; index += 1) take(ranked[index]!)
  else for (let slot = 0; slot < size; slot += 1) take(slot)
  return slots.map((list, kind) => list.subarray(0, counts[kind]))
}

/** The text with each word that nobody knows spelled as a known one a typo away; null where there is none. */
function respell(table: RecordTable, text: string, synonyms: Synonyms): string | null {
  const lists = [table.words, table.contextWords, table.details.words]
  const isKnown = (word: string) => synonyms.words.has(word) || table.holds(word)
  let respelled = foldText(text)
  for (const { folded } of searchWords(text)) {
    if (!canHoldTypo({ folded }) || isKnown(folded)) continue
    const known = [...lists.flatMap((list) => list.wordsOfLetters.map((word) => word.folded)), ...synonyms.words]
    const meant = known.find((word) => isTypoOf({ folded }, word))
    if (meant !== undefined) respelled = respelled.replaceAll(folded, meant)
  }
  return respelled === foldText(text) ? null : respelled
}

function rankRecords(table: RecordTable, query: SearchQuery): Ranks {
  const ranks = query.units.length > 0 ? rankUnits(table, query) : rankSigns(table, query)
  if (query.code !== null) {
    table.codes.beginningWith(query.code, (slot, whole) => ranks.improve(slot, whole ? RANK.code : RANK.begins))
  }
  for (const [slot, text] of table.oddTexts) {
    if (query.lower !== '' && text.includes(query.lower)) ranks.improve(slot, RANK.holds)
  }
  for (const context of table.contexts) {
    if (holdsWhole(context, query) && !isFoundByWord(context, query)) ranks.improveAll(context.slots, RANK.holds + 1)
  }
  return ranks
}

function holdsWhole({ folded, lower }: Context, query: SearchQuery): boolean {
  return (query.folded !== '' && folded.includes(query.folded)) || (query.lower !== '' && lower.includes(query.lower))
}

/** A query of one word has found what holds it in a word: by far the most, where it is a letter. */
function isFoundByWord({ words }: Context, { isPhrase, folded }: SearchQuery): boolean {
  return !isPhrase && words.some((word) => word.includes(folded))
}

/** Every unit must be in a record; the one that fits worst is its rank. */
function rankUnits(table: RecordTable, query: SearchQuery): Ranks {
  const ranks = query.units.map((unit) => rankUnit(table, unit)).reduce(inBoth)
  if (query.isPhrase) settlePhrases(table, query, ranks)
  return ranks
}

/**
 * Names that hold the whole query come first. Records that hold a short word of it somewhere within another stay
 * only if they are among these.
 */
function settlePhrases({ texts }: RecordTable, { folded, isLong }: SearchQuery, ranks: Ranks): void {
  const areFew = ranks.slots.length <= MOST_PHRASES
  ranks.settle((slot, rank) => {
    const mustHold = isLong || rank === RANK.loose
    if (!areFew && !mustHold) return rank
    if (texts[slot]!.includes(folded)) return RANK.phrase
    return mustHold ? RANK.none : rank
  })
}

/** A query without words asks for signs: `+`, or marks that folding takes away. */
function rankSigns(table: RecordTable, { folded, signs }: SearchQuery): Ranks {
  const ranks = new Ranks(table.size)
  const lists = signs.map((sign) => table.signs.get(sign) ?? []).toSorted((a, b) => a.length - b.length)
  const [shortest = [], ...others] = lists
  ranks.improveAll(shortest, RANK.holds)
  if (folded.length > 1) ranks.settle((slot) => (table.texts[slot]!.includes(folded) ? RANK.holds : RANK.none))
  if (folded === '') {
    const sets = others.map((list) => new Set(list))
    ranks.settle((slot) => (sets.every((set) => set.has(slot)) ? RANK.holds : RANK.none))
  }
  return ranks
}
