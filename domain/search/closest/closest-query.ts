import { foldText } from '#domain/text/fold.ts'
import { headOfQuery } from '#domain/search/ranking/heads.ts'
import type { RecordTable } from '#domain/search/record-table.ts'
import { joined, searchWords, type SearchWord } from '#domain/search/search-words.ts'
import { isSmallWord } from '#domain/search/small-words.ts'
import type { Synonyms } from '#domain/search/synonyms.ts'
import { kindOfPlace, slotOfPlace } from './details-table.ts'
import { FIELD_WEIGHTS } from './product-details.ts'
import { takeSizes } from './sizes.ts'

/** One thing that a query asks for. `text` is how it was typed. */
export type ClosestUnit =
  | { kind: 'words'; text: string; names: { words: readonly string[]; isOwn: boolean }[]; isHead: boolean }
  /** Points of every slot that answers, found at once. */
  | { kind: 'figure'; text: string; points: Map<number, number> }

type WordsUnit = Extract<ClosestUnit, { kind: 'words' }>

/** Null where the query names a code that there is not: nothing is close to that. */
export type ClosestQuery = ClosestUnit[] | null

const POINTS = { size: 18, standard: 18, code: 18, packFigure: 12, figureSize: 6 }

export function readClosestQuery(text: string, table: RecordTable, synonyms: Synonyms): ClosestQuery {
  const parted = foldText(text).replace(/(\d)(?=[\u0621-\u064a])/g, '$1 ')
  const { sizes, rest } = takeSizes(parted)
  const figures = sizes.map((size): ClosestUnit => {
    const near = pointsOf(table.details.slotsNearSize('packSizes', size), POINTS.figureSize)
    const points = pointsOf(table.details.slotsOfSize('figureSizes', size), POINTS.figureSize, near)
    return {
      kind: 'figure',
      text: size.text,
      points: pointsOf(table.details.slotsOfSize('packSizes', size), POINTS.size, points),
    }
  })
  const known = takeFigures(rest, table)
  if (known === null) return null
  const words = wordUnits(searchWords(known.rest), headOfQuery(rest), synonyms)
  // The figures of a rival's product are none of ours.
  const isRival = words.some(
    ({ text, names }) => names.length > 1 && !text.split(' ').every((word) => table.holds(word)),
  )
  const own = known.units.filter((unit) => !isRival || unit.kind === 'words' || unit.points.size > 0)
  const typed = new Map(wordsOf(text).map((word) => [foldText(word), word]))
  const asTyped = (folded: string) => folded.replace(/\S+/g, (word) => typed.get(word) ?? word)
  return [...figures, ...own, ...words].map((unit) => ({ ...unit, text: asTyped(unit.text) }))
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,،/()"«»]+/).filter((word) => word !== '')
}

function pointsOf(slots: readonly number[] | undefined, points: number, onto = new Map<number, number>()) {
  for (const slot of slots ?? []) onto.set(slot, points)
  return onto
}

/** So many words make a standard with its class: `EN 15651-3 S XS1`. */
const MOST_PARTS = 5

/** Codes, standards, classes and figures of packs are taken out of the text; null where it names an unknown code. */
function takeFigures(text: string, table: RecordTable): { units: ClosestUnit[]; rest: string } | null {
  const words = wordsOf(text)
  const units: ClosestUnit[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length;) {
    const taken = longestFigure(words, at, table)
    if (taken) {
      units.push({ kind: 'figure', ...taken })
      at += taken.length
      continue
    }
    const word = words[at]!
    if (LOOKS_LIKE_CODE.test(word)) return null
    if (/\d/.test(word)) units.push({ kind: 'figure', text: word, points: figurePoints(word, table) })
    else rest.push(word)
    at += 1
  }
  return { units, rest: rest.join(' ') }
}

/** Letters and figures without a blank; words with a figure in them, such as `2k`, are no codes. */
const LOOKS_LIKE_CODE = /^[a-z]{1,3}[-_./]?\d+[a-z]*$/

function longestFigure(words: readonly string[], at: number, table: RecordTable) {
  for (let length = Math.min(MOST_PARTS, words.length - at); length > 0; length -= 1) {
    const key = joined(words.slice(at, at + length).join(''))
    if (!/\d/.test(key) || !/^[a-z\d]+$/.test(key)) continue
    const points = codePoints(key, table) ?? standardPoints(key, table)
    if (points) return { text: words.slice(at, at + length).join(' '), length, points }
  }
  return null
}

function codePoints(key: string, table: RecordTable): Map<number, number> | null {
  const points = new Map<number, number>()
  table.codes.beginningWith(key, (slot, whole) => {
    if (whole) points.set(slot, POINTS.code)
  })
  return points.size > 0 ? points : null
}

/** Letters tell a class from a figure: `25lm`, but not `25`. */
function standardPoints(key: string, table: RecordTable): Map<number, number> | null {
  if (!/[a-z]/.test(key)) return null
  const points = new Map<number, number>()
  for (const [standard, slots] of table.details.standards) {
    if (standard.startsWith(key)) pointsOf(slots, POINTS.standard, points)
  }
  return points.size > 0 ? points : null
}

/** A figure by itself may be that of a pack, or stand in any text. */
function figurePoints(figure: string, { words, details }: RecordTable): Map<number, number> {
  const points = new Map<number, number>()
  for (const { spellings } of details.words.formsOf([figure])) {
    for (const { slots } of spellings) {
      for (const place of slots) points.set(slotOfPlace(place), FIELD_WEIGHTS[kindOfPlace(place)])
    }
  }
  for (const { spellings } of words.formsOf([figure])) {
    for (const { slots } of spellings) pointsOf(slots, FIELD_WEIGHTS.name, points)
  }
  return pointsOf(/^\d{2,4}$/.test(figure) ? details.packFigures.get(figure) : undefined, POINTS.packFigure, points)
}

function wordUnits(words: readonly SearchWord[], head: string | null, synonyms: Synonyms): WordsUnit[] {
  const saysNothing = words.every(({ folded }) => isSmallWord(folded))
  const units = new Map<string, WordsUnit>()
  for (let at = 0; at < words.length;) {
    const parts = words.slice(at, at + synonyms.lengthOfName(words, at))
    at += parts.length
    const own = parts.map(({ folded }) => folded)
    if (own.length === 1 && isSmallWord(own[0]!) && !saysNothing) continue
    const names = [
      { words: own, isOwn: true },
      ...synonyms.others(parts).map((name) => ({ words: name.map(({ folded }) => folded), isOwn: false })),
    ]
    units.set(own.join(' '), { kind: 'words', text: own.join(' '), names, isHead: head !== null && own.includes(head) })
  }
  return [...units.values()]
}
