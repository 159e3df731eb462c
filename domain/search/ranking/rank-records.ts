import { rankUnit } from './rank-units.ts'
import { inBoth, Ranks } from './ranks.ts'
import type { Context, RecordTable } from '#domain/search/record-table.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { RANK } from './search-rank.ts'

/** The rank of every slot that answers the query. */
export function rankRecords(table: RecordTable, query: SearchQuery): Ranks {
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

/** Where more records hold all words, which of them hold them together is nobody's concern. */
const MOST_PHRASES = 5000

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
