import type { Context, RecordTable } from './record-table.ts'
import type { SearchQuery, Term, Unit } from './search-query.ts'
import { canHoldTypo, isTypoOf, RANK, rankOfPart, rankOfWord } from './search-rank.ts'

/** What typos may be taken for: nothing, or words of the records, which are collected. */
export type Typos = Set<string> | null

/** The rank of every slot, `RANK.none` for those that do not answer the query. */
export function rankRecords(table: RecordTable, query: SearchQuery, typos: Typos): Uint8Array {
  const ranks = query.units.length > 0 ? rankUnits(table, query, typos) : rankSigns(table, query)
  if (query.code !== null) {
    table.codes.beginningWith(query.code, (slot, whole) => better(ranks, slot, whole ? RANK.code : RANK.begins))
  }
  for (const [slot, text] of table.oddTexts)
    if (query.lower !== '' && text.includes(query.lower)) better(ranks, slot, RANK.holds)
  for (const context of table.contexts.values()) {
    if (holdsWhole(context, query)) betterAll(ranks, context.slots, RANK.holds + 1)
  }
  return ranks
}

function holdsWhole({ folded, lower }: Context, query: SearchQuery): boolean {
  return (query.folded !== '' && folded.includes(query.folded)) || (query.lower !== '' && lower.includes(query.lower))
}

/** Every unit must be in a record; the one that fits worst is its rank. */
function rankUnits(table: RecordTable, query: SearchQuery, typos: Typos): Uint8Array {
  const ranks = query.units.map((unit) => rankUnit(table, unit, typos)).reduce(worse)
  if (query.isPhrase) settlePhrases(table, query, ranks)
  return ranks
}

function rankUnit(table: RecordTable, { terms, code, others }: Unit, typos: Typos): Uint8Array {
  const ranks = terms.map((term) => rankTerm(table, term, typos)).reduce(worse)
  if (code !== null) {
    table.codes.beginningWith(code, (slot, whole) => better(ranks, slot, whole ? RANK.spelled : RANK.begins))
  }
  for (const other of others) {
    const found = other.map((term) => rankTerm(table, term, null)).reduce(worse)
    for (let slot = 0; slot < found.length; slot += 1) {
      if (isWholeWord(found[slot]!)) better(ranks, slot, RANK.related + (found[slot]! & 1))
    }
  }
  return ranks
}

function isWholeWord(rank: number): boolean {
  return rank < RANK.begins || (rank >= RANK.related && rank < RANK.typo)
}

function rankTerm(table: RecordTable, term: Term, typos: Typos): Uint8Array {
  const ranks = new Uint8Array(table.size).fill(RANK.none)
  table.words.holding(term.folded, ({ folded, spellings }, at) => {
    for (const { spelled, slots } of spellings) betterAll(ranks, slots, rankOfPart(term, folded, spelled, at))
  })
  for (const { spellings } of table.words.formsOf(term.stems)) {
    for (const { slots } of spellings) betterAll(ranks, slots, RANK.related)
  }
  for (const { words, slots } of table.contexts.values()) {
    const rank = Math.min(...words.map((word) => rankOfWord(term, word)), RANK.none)
    if (rank < RANK.loose) betterAll(ranks, slots, rank + 1)
  }
  if (typos && canHoldTypo(term)) addTypos(table, term, ranks, typos)
  return ranks
}

function addTypos(table: RecordTable, term: Term, ranks: Uint8Array, typos: Set<string>): void {
  for (const { folded, spellings } of table.words.wordsOfLetters) {
    if (!isTypoOf(term, folded)) continue
    typos.add(folded)
    for (const { slots } of spellings) betterAll(ranks, slots, RANK.typo)
  }
  for (const { words, slots } of table.contexts.values()) {
    for (const { folded } of words) {
      if (!isTypoOf(term, folded)) continue
      typos.add(folded)
      betterAll(ranks, slots, RANK.typo + 1)
    }
  }
}

/** Beyond this number the order of those that hold all words anyway is nobody's concern. */
const MOST_PHRASES = 3000

/**
 * Names that hold the whole query come first. Records that hold a short word of it somewhere within another stay
 * only if they are among these.
 */
function settlePhrases(table: RecordTable, query: SearchQuery, ranks: Uint8Array): void {
  let looked = 0
  for (let slot = 0; slot < ranks.length; slot += 1) {
    const rank = ranks[slot]!
    const mustHold = rank === RANK.loose || (query.isLong && rank < RANK.none)
    if (rank === RANK.none || (!mustHold && looked > MOST_PHRASES)) continue
    looked += 1
    if (table.texts[slot]!.includes(query.folded)) ranks[slot] = RANK.phrase
    else if (mustHold) ranks[slot] = RANK.none
  }
}

/** A query without words asks for signs: `+`, or marks that folding takes away. */
function rankSigns(table: RecordTable, query: SearchQuery): Uint8Array {
  const ranks = new Uint8Array(table.size).fill(RANK.none)
  const lists = query.signs.map((sign) => table.signs.get(sign) ?? [])
  const shortest = lists.toSorted((a, b) => a.length - b.length)[0] ?? []
  for (const slot of shortest) {
    const text = table.texts[slot]!
    if (query.folded === '' ? lists.every((list) => list.includes(slot)) : text.includes(query.folded)) {
      ranks[slot] = RANK.holds
    }
  }
  return ranks
}

function better(ranks: Uint8Array, slot: number, rank: number): void {
  if (rank < ranks[slot]!) ranks[slot] = rank
}

function betterAll(ranks: Uint8Array, slots: readonly number[], rank: number): void {
  for (const slot of slots) if (rank < ranks[slot]!) ranks[slot] = rank
}

function worse(ranks: Uint8Array, others: Uint8Array): Uint8Array {
  for (let slot = 0; slot < ranks.length; slot += 1) {
    if (others[slot]! > ranks[slot]!) ranks[slot] = others[slot]!
  }
  return ranks
}
