import { diffArrays } from 'diff'
import { risingPlaces } from './compare-list.ts'

/** Unicode's own rules end words in every script; a language would change nothing for Arabic or English. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const BLANKS = /^[^\S\n]+$/
/** A line's end is a word of its own: a paragraph that was divided has changed. */
const BETWEEN_BLANKS = /\n|[^\s]+[^\S\n]*|[^\S\n]+/g

export type Span = { from: number; to: number }

/** A stretch of two texts: the same in both, or what only one of them has; the other's span is empty then. */
type Stretch = { as: 'same' | 'removed' | 'added'; before: Span; after: Span }

/**
 * How much is tried until two texts count as altogether different. Work grows with the square of the changes, and
 * nobody reads a comparison of two texts that share a word here and there.
 */
const MOST_CHANGES = 200
const MOST_WORK = 60_000
/** Finding words takes longer than comparing them: beyond so many letters blanks end them. */
const MOST_SEGMENTED = 30_000
/** With less in common than this part, two texts are shown one after the other. */
const LEAST_COMMON = 0.3

/** A sentence, a line's end or, where none ends for long, a piece of that length. */
const UNIT = /\n|[^\n.!?؟]{1,600}[.!?؟]*[^\S\n]*|[.!?؟]+[^\S\n]*/g

/**
 * What is the same in two texts and what was removed and added: first by sentences, of which those that stand once in
 * both hold the two together, then by words between them.
 */
export function compareWords(before: string, after: string): Stretch[] {
  const budget = { work: MOST_WORK, letters: MOST_SEGMENTED }
  const [old, now] = [unitsOf(before), unitsOf(after)]
  const rough: Stretch[] = []
  let [from, to] = [0, 0]
  for (const [oldAt, nowAt] of [...sharedPlaces(old.words, now.words), [old.words.length, now.words.length] as const]) {
    rough.push(...unitStretches(partOf(old, from, oldAt), partOf(now, to, nowAt), budget))
    if (oldAt < old.words.length) rough.push({ as: 'same', before: spanOf(old, oldAt), after: spanOf(now, nowAt) })
    ;[from, to] = [oldAt + 1, nowAt + 1]
  }
  return inPairs(rough).flatMap((pair) => refined(pair, before, after, budget))
}

type Budget = { work: number; letters: number }
/** Some of the words of a text, and where the first of them begins. */
type Part = Words & { start: number }

function unitsOf(text: string): Words {
  const words = text.match(UNIT) ?? []
  let end = 0
  return { words, ends: words.map((unit) => (end += unit.length)) }
}

function partOf({ words, ends }: Words, from: number, to: number): Part {
  return { words: words.slice(from, to), ends: ends.slice(from, to), start: endAt(ends, from) }
}

function spanOf({ ends }: Words, at: number): Span {
  return { from: endAt(ends, at), to: ends[at]! }
}

function unitStretches(old: Part, now: Part, budget: Budget): Stretch[] {
  const [end, nowEnd] = [old.ends.at(-1) ?? old.start, now.ends.at(-1) ?? now.start]
  if (end === old.start && nowEnd === now.start) return []
  return stretchesOf(old, now, budget) ?? replaced({ from: old.start, to: end }, { from: now.start, to: nowEnd })
}

type Pair = { as: 'same' | 'changed'; before: Span; after: Span }

function refined({ as, before, after }: Pair, old: string, now: string, budget: Budget): Stretch[] {
  if (as === 'same') return [{ as, before, after }]
  const stretches =
    before.from === before.to || after.from === after.to ? null : wordStretches(before, after, old, now, budget)
  return tidied(stretches ?? replaced(before, after), old)
}

function wordStretches(before: Span, after: Span, old: string, now: string, budget: Budget): Stretch[] | null {
  const [one, other] = [old.slice(before.from, before.to), now.slice(after.from, after.to)]
  const length = one.length + other.length
  const isSegmented = length <= budget.letters
  if (isSegmented) budget.letters -= length
  const [oldWords, nowWords] = [wordsOf(one, isSegmented, before.from), wordsOf(other, isSegmented, after.from)]
  const stretches = stretchesOf({ ...oldWords, start: before.from }, { ...nowWords, start: after.from }, budget)
  const common =
    stretches?.reduce((sum, { as, after: span }) => sum + (as === 'same' ? span.to - span.from : 0), 0) ?? 0
  return common / Math.min(one.length, other.length) < LEAST_COMMON ? null : stretches
}

/** Null where they differ in too many words. */
function stretchesOf(one: Part, other: Part, budget: Budget): Stretch[] | null {
  const most = Math.min(MOST_CHANGES, Math.floor(Math.sqrt(2 * budget.work)))
  const changes = diffArrays(one.words, other.words, { maxEditLength: most })
  const count = changes
    ? changes.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0)
    : most
  budget.work -= (count * count) / 2
  if (!changes) return null
  let [old, now] = [0, 0]
  return changes.map(({ added, removed, count }) => {
    const [oldFrom, nowFrom] = [old, now]
    if (!added) old += count
    if (!removed) now += count
    return {
      as: added ? 'added' : removed ? 'removed' : 'same',
      before: { from: endAt(one.ends, oldFrom, one.start), to: endAt(one.ends, old, one.start) },
      after: { from: endAt(other.ends, nowFrom, other.start), to: endAt(other.ends, now, other.start) },
    }
  })
}

/** What changed between two stretches that stayed, taken together. */
function inPairs(stretches: Stretch[]): Pair[] {
  const pairs: Pair[] = []
  for (const { as, before, after } of stretches) {
    const last = pairs.at(-1)
    if (as !== 'same' && last?.as === 'changed') {
      last.before = { from: last.before.from, to: before.to }
      last.after = { from: last.after.from, to: after.to }
    } else pairs.push({ as: as === 'same' ? 'same' : 'changed', before, after })
  }
  return pairs
}

/** Removed before added, and no lone blank or comma that stayed between two changes. */
function tidied(stretches: Stretch[], before: string): Stretch[] {
  const isNothing = ({ as, before: span }: Stretch, at: number) =>
    as === 'same' && at > 0 && at < stretches.length - 1 && NO_WORD.test(before.slice(span.from, span.to))
  const merged = stretches.map((one, at): Stretch => (isNothing(one, at) ? { ...one, as: 'removed' } : one))
  return inPairs(merged).flatMap(({ as, before: old, after: now }): Stretch[] => {
    if (as === 'same') return [{ as, before: old, after: now }]
    const removed: Stretch = { as: 'removed', before: old, after: { from: now.from, to: now.from } }
    const added: Stretch = { as: 'added', before: { from: old.to, to: old.to }, after: now }
    return [removed, added].filter(({ before: one, after: other }) => one.to > one.from || other.to > other.from)
  })
}

const NO_WORD = /^[^\n\p{L}\p{N}]{1,2}$/u

function replaced(before: Span, after: Span): Stretch[] {
  return [
    { as: 'removed', before, after: { from: after.from, to: after.from } },
    { as: 'added', before: { from: before.to, to: before.to }, after },
  ]
}

/** Where the first `count` of them end. */
function endAt(ends: number[], count: number, start = 0): number {
  return count === 0 ? start : ends[count - 1]!
}

/** Where what stands once in each of two rows stands in both, as far as it kept its order: the two rows' common frame. */
function sharedPlaces(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const [old, now] = [placesOfSingle(before), placesOfSingle(after)]
  const shared = [...now].flatMap(([word, at]) => (old.has(word) ? [[old.get(word)!, at] as const] : []))
  return risingPlaces(shared.map(([place]) => place)).map((at) => shared[at]!)
}

function placesOfSingle(words: readonly string[]): Map<string, number> {
  const [places, twice] = [new Map<string, number>(), new Set<string>()]
  words.forEach((word, at) => (places.has(word) ? twice.add(word) : places.set(word, at)))
  for (const word of twice) places.delete(word)
  return places
}

/** The words of a text, and where each of them ends, with the blanks behind it. */
type Words = { words: string[]; ends: number[] }

/** `isSegmented` tells words from the signs beside them, which takes longer; the text begins at `start`. */
function wordsOf(text: string, isSegmented: boolean, start: number): Words {
  return isSegmented ? segmentedWords(text, start) : wordsBetweenBlanks(text, start)
}

function segmentedWords(text: string, start: number): Words {
  const words: string[] = []
  const ends: number[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    const end = start + index + segment.length
    const isTail = BLANKS.test(segment) && words.length > 0 && words.at(-1) !== '\n'
    if (isTail) ends[ends.length - 1] = end
    else {
      words.push(segment)
      ends.push(end)
    }
  }
  return { words, ends }
}

function wordsBetweenBlanks(text: string, start: number): Words {
  let end = start
  const whole = text.match(BETWEEN_BLANKS) ?? []
  return {
    words: whole.map((word) => (word === '\n' ? word : word.trimEnd())),
    ends: whole.map((word) => (end += word.length)),
  }
}
