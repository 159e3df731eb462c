import { FoundRecords } from './found-records.ts'
import { marksOf, type Marks } from './marks.ts'
import { rankRecords } from './rank-records.ts'
import type { Ranks } from './ranks.ts'
import { RETIRED, type RecordTable } from './record-table.ts'
import { readQuery, type SearchQuery } from './search-query.ts'
import { RANK } from './search-rank.ts'
import { SEARCH_KINDS, type SearchKind } from './search-record.ts'
import type { Synonyms } from './synonyms.ts'

export type Findings = {
  of(kind: SearchKind): FoundRecords
  total: number
  /** Whether nothing holds what was typed, and these hold words that are a typo away from it. */
  corrected: boolean
  /** What is marked in shown texts. */
  marks: Marks
}

/** Everything that answers a query: first as it was typed, and where that finds nothing, with one typo in each word. */
export function search(table: RecordTable, text: string, synonyms: Synonyms): Findings {
  const query = readQuery(text, synonyms)
  const asTyped = findingsOf(table, query, null)
  if (asTyped.total > 0 || query.units.length === 0) return asTyped
  const typos = new Set<string>()
  const corrected = findingsOf(table, query, typos)
  return corrected.total > 0 ? { ...corrected, corrected: true } : asTyped
}

function findingsOf(table: RecordTable, query: SearchQuery, typos: Set<string> | null): Findings {
  const ranks = rankRecords(table, query, typos)
  const slots = slotsByKind(table, ranks)
  return {
    of: (kind) => new FoundRecords(slots[SEARCH_KINDS.indexOf(kind)]!, ranks, table.listing(kind)),
    total: slots.reduce((sum, { length }) => sum + length, 0),
    corrected: false,
    marks: marksOf(query, typos ?? new Set()),
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
    if (kind === RETIRED || ranks.of(slot) >= RANK.loose) return
    const count = counts[kind]!
    slots[kind]![count] = slot
    counts[kind] = count + 1
  }
  if (ranked.length * SCATTERED < size) for (let index = 0; index < ranked.length; index += 1) take(ranked[index]!)
  else for (let slot = 0; slot < size; slot += 1) take(slot)
  return slots.map((list, kind) => list.subarray(0, counts[kind]))
}
