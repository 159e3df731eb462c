import { headOfQuery } from './heads.ts'
import type { Ranks } from './ranks.ts'
import type { RecordTable } from '#domain/search/record-table.ts'
import type { SearchQuery, Term, Unit } from '#domain/search/search-query.ts'
import { RANK } from './search-rank.ts'
import { nameKey } from '#domain/search/synonyms.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { areForms, stemsOf } from '#domain/search/word-stem.ts'

/** First what the query calls by its code, then what it asks for, what is for it, the rest; last what takes it off. */
const ORDER = { code: 0, head: 1, otherHead: 2, rest: 3, opposed: 4 } as const

/** Ranks stay below this number within each place of the order. */
const STEP = 16
export const ORDERED_RANKS = STEP * 2 * ORDER.opposed

/** Whether a record answers: a loose rank is not good enough, wherever it stands in the order. */
export function isAnswer(rank: number): boolean {
  return rank % STEP < RANK.loose
}

export function orderByHead(table: RecordTable, query: SearchQuery, ranks: Ranks): void {
  const heads = isContextName(table, query) ? null : headPlaces(table, query)
  const opposed = isOpposed(query) ? table.details.cleaners : null
  if (heads === null && opposed === null) return
  ranks.settle((slot, rank) => {
    const place = rank === RANK.code ? ORDER.code : heads?.[slot] || ORDER.rest
    return STEP * (place + (opposed?.has(slot) ? ORDER.opposed : 0)) + rank
  })
}

/** Whether products that take something off are not what is meant: what they take off is named, but not that. */
export function isOpposed({ units }: Pick<SearchQuery, 'units'>): boolean {
  if (units.length < 2) return false
  return !units.some(({ terms }) =>
    terms.some(({ folded, stems }) => REMOVES.test(folded) || areForms(stems, REMOVING)),
  )
}

const REMOVES = /^(?:remov|clean)/
const REMOVING = ['مزيل', 'منظف', 'مفكك', 'ازاله', 'تنظيف'].flatMap(stemsOf)

/** By slot: whether the head of its name is what the query asks for, or another word of it. */
function headPlaces(table: RecordTable, { folded, units }: SearchQuery): Uint8Array | null {
  const asked = units.filter(({ terms }) => terms.some((term) => canBeHead(term)))
  if (asked.length === 0) return null
  const places = new Uint8Array(table.size)
  const head = headOfQuery(folded)
  for (const unit of asked.toSorted((a, b) => Number(isHead(b, head)) - Number(isHead(a, head)))) {
    const place = isHead(unit, head) ? ORDER.head : ORDER.otherHead
    for (const slots of headSlots(table, unit)) {
      for (let index = 0; index < slots.length; index += 1) places[slots[index]!] ||= place
    }
  }
  return places
}

function canBeHead({ folded }: Pick<Term, 'folded'>): boolean {
  return folded.length > 1 && !/\d/.test(folded)
}

function isHead({ terms }: Unit, head: string | null): boolean {
  return terms.some(({ folded }) => folded === head)
}

/** The slots whose heads are what a unit names, by word: as lists, for thousands of records share a head. */
function headSlots({ heads }: RecordTable, { terms, others }: Unit): readonly number[][] {
  // The head of an Arabic name stands first, that of an English one last.
  const forms = [terms, ...others]
    .flatMap((name) => [name.at(0)!, name.at(-1)!])
    .flatMap(({ folded, stems }) => [folded, ...stems])
  return [...heads.formsOf([...new Set(forms)])].flatMap(({ spellings }) => spellings.map(({ slots }) => slots))
}

/** Who asks for a category or a brand by its name sees it in the site's order. */
function isContextName({ contexts }: RecordTable, { folded }: SearchQuery): boolean {
  const asked = nameKey(searchWords(folded))
  return contexts.some(({ callNames }) => callNames.has(asked))
}
