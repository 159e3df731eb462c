import type { Localized } from '#domain/text/locale.ts'
import type { Listing } from '#domain/search/found-records.ts'
import type { RecordTable } from '#domain/search/record-table.ts'
import { SEARCH_KINDS } from '#domain/search/search-record.ts'
import type { ClosestQuery } from './closest-query.ts'
import { knownUnit, type KnownUnit, isTelling } from './unit-words.ts'
import type { Sentence } from './details-table.ts'
import { FIELD_WEIGHTS } from './product-details.ts'

const TOGETHER = { sentence: 1.5, name: 1.4, keyword: 1.35 }

/** A product that answers by what is known of it, and what of it answers best. */
type ClosestMatch = { slot: number; matches: Localized[] }

/** `without`: words that none of them holds. */
export type Closest = { found: ClosestMatch[]; without: string[] }

export const NOTHING_CLOSE: Closest = { found: [], without: [] }

/** A unit of the query with the points of every slot that answers. */
type Unit = { text: string; points: Map<number, number>; rarity: number; known: KnownUnit | null; isHead: boolean }

type ClosestSearch = {
  /** Products that hold all that is asked for. */
  whole(): Closest
  /** Those that hold most of it, at least half, and every figure. */
  partial(): Closest
}

/** So many of the best are looked at sentence by sentence. */
const LOOKED_AT = 100
/** What is worth less than this part of the best is not close. */
const CUT = 0.2
/** Fewer have others of their kind beside them, which hold most of it. */
const FEW = 3
const HEAD = 1.6
const OTHER_HEAD = 1.15
const OPPOSED = 0.25

/** `isWanted` leaves out what is shown already. */
export function closestSearch(
  table: RecordTable,
  query: ClosestQuery,
  { isWanted, isOpposed }: { isWanted: (slot: number) => boolean; isOpposed: (slot: number) => boolean },
): ClosestSearch {
  if (query === null || query.length === 0) return { whole: () => NOTHING_CLOSE, partial: () => NOTHING_CLOSE }
  const units = query.map((unit): Unit => {
    const known = unit.kind === 'words' ? knownUnit(table, unit) : null
    const points = known?.points ?? (unit.kind === 'figure' ? unit.points : new Map<number, number>())
    const rarity = known ? 0.5 + Math.log(1 + table.countOf('product') / (1 + points.size)) : 1
    return { text: unit.text, points, rarity, known, isHead: unit.kind === 'words' && unit.isHead }
  })
  const isProduct = (slot: number) => table.kinds[slot] === SEARCH_KINDS.indexOf('product') && isWanted(slot)
  const score = (slot: number, asked: readonly Unit[]) => scoreSlot(table, slot, asked, isOpposed(slot))
  const listing = table.listing('product')
  const heads = units.filter(({ isHead }) => isHead)
  let named: Set<number> | undefined
  const isOfHead = (slot: number) =>
    (named ??= namedSlots(table, heads)).has(slot) || heads.some(({ known }) => known?.belonging.has(slot))
  /** What is asked for is more than what is said of it: products of that kind come first, then those that hold as much. */
  const partial = (): Closest => {
    const counts = [...countHeld(units, isProduct)]
    const figures = units.filter(({ known }) => known === null)
    const mostOf = (pool: typeof counts, least: number) => {
      // Words of one name that stand apart are held, but not as that name: whoever holds all in that way holds less.
      const most = Math.min(Math.max(0, ...pool.map(([, count]) => count)), units.length - 1)
      if (most < Math.max(1, least)) return []
      const slots = pool
        .filter(([slot, count]) => count >= most && figures.every(({ points }) => points.has(slot)))
        .map(([slot]) => slot)
      const asked = units.filter(({ points }) => slots.some((slot) => points.has(slot)))
      return best(slots, asked, score, listing)
    }
    const [ofHead = [], others = []] = [true, false].map((isWanted) =>
      mostOf(
        counts.filter(([slot]) => isOfHead(slot) === isWanted),
        isWanted ? 1 : units.length / 2,
      ),
    )
    // Products of another kind are none in that size.
    if (ofHead.length === 0 && counts.some(([slot]) => isOfHead(slot))) return NOTHING_CLOSE
    const found = [...ofHead, ...others]
    return { found, without: found.length === 0 ? [] : leftOut(units, found) }
  }
  return {
    whole: () => {
      const found = best(coarse(units, isProduct), units, score, listing)
      const isWhole = found.some(({ slot }) => isOfHead(slot))
      if (found.length === 0 || (isWhole && found.length >= FEW)) return { found, without: [] }
      const close = partial().found.filter(({ slot }) => isOfHead(slot))
      const [first, second] = isWhole ? [found, close] : [close, found]
      return { found: [...first, ...second.filter(({ slot }) => !first.some((one) => one.slot === slot))], without: [] }
    },
    partial,
  }
}

function leftOut(units: readonly Unit[], found: readonly ClosestMatch[]): string[] {
  return units.filter(({ points }) => !found.some(({ slot }) => points.has(slot))).map(({ text }) => text)
}

function coarse(units: readonly Unit[], isProduct: (slot: number) => boolean): number[] {
  const [rarest, ...others] = units.toSorted((a, b) => a.points.size - b.points.size)
  return [...rarest!.points.keys()].filter((slot) => isProduct(slot) && others.every(({ points }) => points.has(slot)))
}

function countHeld(units: readonly Unit[], isProduct: (slot: number) => boolean): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { points } of units) {
    for (const slot of points.keys()) if (isProduct(slot)) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  }
  return counts
}

type Score = { slot: number; points: number; matches: Localized[] }

function best(
  slots: number[],
  units: readonly Unit[],
  score: (slot: number, units: readonly Unit[]) => Score,
  { placeOf }: Pick<Listing, 'placeOf'>,
): ClosestMatch[] {
  const roughly = (slot: number) => units.reduce((sum, { points, rarity }) => sum + (points.get(slot) ?? 0) * rarity, 0)
  const looked =
    slots.length <= LOOKED_AT
      ? slots
      : slots
          .map((slot) => ({ slot, points: roughly(slot) }))
          .toSorted((a, b) => b.points - a.points)
          .slice(0, LOOKED_AT)
          .map(({ slot }) => slot)
  const scores = looked
    .map((slot) => score(slot, units))
    .toSorted((a, b) => b.points - a.points || placeOf[a.slot]! - placeOf[b.slot]!)
  const least = CUT * (scores[0]?.points ?? 0)
  return scores.filter(({ points }) => points > 0 && points >= least).map(({ slot, matches }) => ({ slot, matches }))
}

function scoreSlot(table: RecordTable, slot: number, units: readonly Unit[], isOpposed: boolean): Score {
  const wordUnits = units.filter(({ known, points }) => known !== null && points.has(slot))
  const { matches, together } = scoreSentences(
    table.details.sentencesOf(slot),
    wordUnits.map(({ known }) => known!),
  )
  const worth = units.flatMap((unit) => {
    if (!unit.points.has(slot)) return []
    const match = unit.known ? matches[wordUnits.indexOf(unit)] : null
    const belonging = unit.known?.belonging.get(slot) ?? 0
    const points = unit.known ? Math.max(match?.points ?? 0, belonging) : unit.points.get(slot)!
    const label = match && match.points >= belonging ? match.label : null
    return [{ points: points * unit.rarity, label: label ?? { ar: unit.text, en: unit.text } }]
  })
  const sum = worth.some(({ points }) => points === 0) ? 0 : worth.reduce((all, { points }) => all + points, 0)
  return {
    slot,
    points: sum * together * headFactor(table, slot, units) * (isOpposed ? OPPOSED : 1),
    matches: worth
      .toSorted((a, b) => b.points - a.points)
      .slice(0, 2)
      .map(({ label }) => label),
  }
}

function headFactor(table: RecordTable, slot: number, units: readonly Unit[]): number {
  if (units.some((unit) => unit.isHead && isNamed(table, slot, unit))) return HEAD
  return units.some((unit) => isNamed(table, slot, unit)) ? OTHER_HEAD : 1
}

/** The slots of which `isNamed` is true. */
function namedSlots({ heads }: RecordTable, units: readonly Unit[]): Set<number> {
  const words = units.flatMap(({ known }) => known?.names.flatMap((name) => [name.at(0)!, name.at(-1)!]) ?? [])
  const listed = new Set(words.flatMap((matches) => [...matches.keys()]).flatMap((word) => heads.called(word) ?? []))
  return new Set([...listed].flatMap(({ spellings }) => spellings.flatMap(({ slots }) => slots)))
}

/** Whether the head of a product's name is what a unit asks for. */
function isNamed(table: RecordTable, slot: number, { known }: Unit): boolean {
  const heads = table.headsOf[slot] ?? []
  return known?.names.some((name) => heads.some((head) => name.at(0)!.has(head) || name.at(-1)!.has(head))) ?? false
}

/** The best that a record says of a unit. */
type UnitMatch = { points: number; label: Localized | null }

/** What a record's sentences say of units of words, and how well the best of them holds all. */
type SentencesScore = { matches: (UnitMatch | null)[]; together: number }

function scoreSentences(sentences: readonly Sentence[], units: readonly KnownUnit[]): SentencesScore {
  const matches: (UnitMatch | null)[] = units.map(() => null)
  let together = 1
  for (const sentence of sentences) {
    const found = units.map((unit) => findUnit(sentence, unit))
    for (const [index, match] of found.entries()) {
      const points = match && FIELD_WEIGHTS[sentence.kind] * match.match
      if (points !== null && points > (matches[index]?.points ?? 0)) matches[index] = { points, label: sentence.label }
    }
    if (units.length > 1 && found.every((match) => match !== null)) {
      together = Math.max(together, TOGETHER.sentence * nextToOne(sentence, found))
    }
  }
  return { matches, together }
}

type Found = { match: number; at: number; length: number }

function findUnit({ words, kind }: Sentence, { names, common }: KnownUnit): Found | null {
  let best: Found | null = null
  for (const name of names) {
    for (let at = 0; at + name.length <= words.length; at += 1) {
      let match = 1
      for (const [offset, matches] of name.entries()) {
        const word = words[at + offset]!
        match = Math.min(match, (isTelling(kind, word, common) && matches.get(word)) || 0)
        if (match === 0) break
      }
      if (match > (best?.match ?? 0)) best = { match, at, length: name.length }
    }
  }
  return best
}

/** Names and keywords say more where the words stand next to one another. */
function nextToOne({ kind }: Sentence, found: Found[]): number {
  if (kind !== 'name' && kind !== 'keyword') return 1
  const first = Math.min(...found.map(({ at }) => at))
  const end = Math.max(...found.map(({ at, length }) => at + length))
  const isTogether = end - first <= found.reduce((sum, { length }) => sum + length, 0)
  return isTogether ? TOGETHER[kind] : 1
}
