import type { Localized } from '#domain/text/locale.ts'
import type { Sentence } from './details-table.ts'
import { FIELD_WEIGHTS } from './product-details.ts'
import { isTelling, type KnownUnit } from './unit-words.ts'

/** The best that a record says of a unit. */
export type UnitMatch = { points: number; label: Localized | null }

/** What a record's sentences say of units of words, and how well the best of them holds all. */
export type SentencesScore = { matches: (UnitMatch | null)[]; together: number }

const TOGETHER = { sentence: 1.5, name: 1.4, keyword: 1.35 }

export function scoreSentences(sentences: readonly Sentence[], units: readonly KnownUnit[]): SentencesScore {
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
