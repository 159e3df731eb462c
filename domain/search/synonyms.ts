import { searchWords, type SearchWord } from './search-words.ts'
import { isSmallWord } from './small-words.ts'
import { stemOf } from './word-stem.ts'

/** Words, or several words together, that mean the same to whoever searches. */
type SynonymGroup = readonly string[]

/** Finds the other names of what stands in a query. */
export type Synonyms = {
  /** How many words from here on are one name that has others: 1 where none is. */
  lengthOfName(words: readonly SearchWord[], at: number): number
  /** The other names, each as its words; none where the words are no name. */
  others(words: readonly SearchWord[]): readonly SearchWord[][]
  /** Every word of the names, folded. */
  words: ReadonlySet<string>
}

export function readSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const all = groups.map((group) => group.map(searchWords).filter((words) => words.length > 0))
  const firstNames = firstNamesOf(all)
  // A longer name is also known with any of its words said in another way.
  const keyOf = (words: readonly SearchWord[]) =>
    words.length === 1
      ? nameKey(words)
      : words
          .map((word) =>
            isSmallWord(word.folded) ? word.folded : (firstNames.get(nameKey([word])) ?? nameKey([word])),
          )
          .join(' ')
  const known = new Map<string, SearchWord[][]>()
  for (const names of all) {
    for (const key of new Set(names.map(keyOf))) known.set(key, [...(known.get(key) ?? []), ...names])
  }
  const longest = Math.max(1, ...all.flat().map(({ length }) => length))
  const others = (words: readonly SearchWord[]) => {
    if (words.length === 1 && isSmallWord(words[0]!.folded)) return []
    return (known.get(keyOf(words)) ?? []).filter((name) => nameKey(name) !== nameKey(words))
  }
  return {
    lengthOfName(words, at) {
      for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
        if (others(words.slice(at, at + length)).length > 0) return length
      }
      return 1
    },
    others,
    words: new Set(all.flat(2).map(({ folded }) => folded)),
  }
}

function firstNamesOf(groups: readonly SearchWord[][][]): Map<string, string> {
  const first = new Map<string, string>()
  for (const names of groups) {
    const keys = names.filter(({ length }) => length === 1).map(nameKey)
    for (const key of keys) if (!first.has(key)) first.set(key, keys[0]!)
  }
  return first
}

export function nameKey(words: readonly SearchWord[]): string {
  return words.map(({ folded }) => stemOf(folded)).join(' ')
}
