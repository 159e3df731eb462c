import { searchWords, type SearchWord } from './search-words.ts'
import { stemOf } from './word-stem.ts'

/** Words, or several words together, that mean the same to whoever searches. */
export type SynonymGroup = readonly string[]

/** Finds the other names of what stands in a query. */
export type Synonyms = {
  /** How many words the longest name has. */
  longest: number
  /** The other names, each as its words; none where the words are no name. */
  others(words: readonly SearchWord[]): readonly SearchWord[][]
}

export function readSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const others = new Map<string, SearchWord[][]>()
  let longest = 0
  for (const group of groups) {
    const names = group.map(searchWords).filter((words) => words.length > 0)
    for (const name of names) {
      longest = Math.max(longest, name.length)
      const known = others.get(nameKey(name)) ?? []
      others.set(nameKey(name), [...known, ...names.filter((other) => nameKey(other) !== nameKey(name))])
    }
  }
  return { longest, others: (words) => others.get(nameKey(words)) ?? [] }
}

/** Forms of the same words are the same name. */
export function nameKey(words: readonly SearchWord[]): string {
  return words.map(({ folded }) => stemOf(folded)).join(' ')
}
