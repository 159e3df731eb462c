import type { Context, RecordTable } from '#domain/search/record-table.ts'
import type { ListedWord, WordList } from '#domain/search/word-list.ts'
import { stemsOf } from '#domain/search/word-stem.ts'
import type { ClosestUnit } from './closest-query.ts'
import { COMMON_SHARE, kindOfPlace, LONG_TEXTS, slotOfPlace } from './details-table.ts'
import { FIELD_WEIGHTS, type FieldKind } from './product-details.ts'

/** How well a word of a record stands for a word of the query. */
const MATCH = { same: 1, form: 0.9, begins: 0.6, synonym: 0.85 }
const SHORTEST_BEGINNING = 4

/** A unit of words with all that stands for it, and what its words are worth in every record that holds one. */
export type KnownUnit = {
  names: Map<string, number>[][]
  points: Map<number, number>
  belonging: Map<number, number>
  common: Set<string>
}

export function knownUnit(table: RecordTable, unit: Extract<ClosestUnit, { kind: 'words' }>): KnownUnit {
  const known: KnownUnit = { names: [], points: new Map(), belonging: new Map(), common: new Set() }
  for (const { words, isOwn } of unit.names) {
    const factor = isOwn ? MATCH.same : MATCH.synonym
    const found = words.map((word) => wordsFor(table, word, { factor, begins: isOwn && words.length === 1 }))
    known.names.push(found.map(({ matches }) => matches))
    const places = found.map((each) => pointsOf(table, each, known.common))
    improve(known.points, places.map(({ points }) => points).reduce(inBoth))
    improve(known.belonging, places.map(({ belonging }) => belonging).reduce(inBoth))
  }
  improve(known.points, known.belonging)
  return known
}

type FoundWords = { matches: Map<string, number>; lists: [WordList, ListedWord][]; contexts: ListedWord[] }

function wordsFor(
  table: RecordTable,
  word: string,
  { factor, begins }: { factor: number; begins: boolean },
): FoundWords {
  const found: FoundWords = { matches: new Map(), lists: [], contexts: [] }
  const take = (list: WordList, listed: ListedWord, match: number) => {
    if (list === table.contextWords) found.contexts.push(listed)
    else found.lists.push([list, listed])
    const known = found.matches.get(listed.folded) ?? 0
    found.matches.set(listed.folded, Math.max(known, match * factor))
  }
  for (const list of [table.words, table.details.words, table.contextWords]) {
    for (const listed of list.formsOf([word, ...stemsOf(word)])) {
      take(list, listed, listed.folded === word ? MATCH.same : MATCH.form)
    }
    if (!begins || word.length < SHORTEST_BEGINNING || /\d/.test(word)) continue
    list.holding(word, 'beginning', (listed) => take(list, listed, listed.folded === word ? MATCH.same : MATCH.begins))
  }
  return found
}

function pointsOf(table: RecordTable, { matches, lists, contexts }: FoundWords, common: Set<string>) {
  const points = new Map<number, number>()
  const belonging = new Map<number, number>()
  const most = COMMON_SHARE * table.countOf('product')
  for (const [list, { folded, spellings }] of lists) {
    const match = matches.get(folded)!
    for (const { slots } of spellings) {
      if (list === table.words) {
        for (const slot of slots) better(points, slot, FIELD_WEIGHTS.name * match)
        continue
      }
      if (slots.length > most || table.details.common.has(folded)) common.add(folded)
      for (const place of slots) {
        const kind = kindOfPlace(place)
        if (isTelling(kind, folded, common)) better(points, slotOfPlace(place), FIELD_WEIGHTS[kind] * match)
      }
    }
  }
  for (const { folded, spellings } of contexts) {
    const members = spellings.flatMap(({ slots }) => slots.map((place): Context => table.contexts[place]!))
    for (const { slots } of members) {
      for (const slot of slots) better(belonging, slot, FIELD_WEIGHTS.belonging * matches.get(folded)!)
    }
  }
  return { points, belonging }
}

/** Whether a word says something where it stands. */
export function isTelling(kind: FieldKind, word: string, common: ReadonlySet<string>): boolean {
  return !common.has(word) || !LONG_TEXTS.includes(kind)
}

function better(points: Map<number, number>, slot: number, value: number): void {
  if (value > (points.get(slot) ?? 0)) points.set(slot, value)
}

function improve(points: Map<number, number>, others: ReadonlyMap<number, number>): void {
  for (const [slot, value] of others) better(points, slot, value)
}

function inBoth(one: Map<number, number>, other: Map<number, number>): Map<number, number> {
  const both = new Map<number, number>()
  for (const [slot, value] of one) {
    const second = other.get(slot)
    if (second !== undefined) both.set(slot, Math.min(value, second))
  }
  return both
}
