import type { SearchWord } from './search-words.ts'
import { stemsOf } from './word-stem.ts'

/** A folded word, and the slots of the records that hold it in each of its spellings. */
export type ListedWord = { folded: string; spellings: { spelled: string; slots: number[] }[] }

/** All words of all records, found by any part of them and by their stem. */
export class WordList {
  readonly #all: ListedWord[] = []
  /** Those that are no figures and no codes. */
  readonly wordsOfLetters: ListedWord[] = []
  readonly #byFolded = new Map<string, ListedWord>()
  readonly #byStem = new Map<string, ListedWord[]>()
  #text: { joined: string; starts: Uint32Array } | null = null

  add({ spelled, folded }: SearchWord, slot: number): void {
    const word = this.#byFolded.get(folded) ?? this.#list(folded)
    const spelling = word.spellings.find((known) => known.spelled === spelled)
    // A list that is made with its first slot takes the least memory, and most words are in one record only.
    if (!spelling) word.spellings.push({ spelled, slots: [slot] })
    else if (spelling.slots.at(-1) !== slot) spelling.slots.push(slot)
  }

  /** Calls with every word that holds `part`, and the place where it first does. */
  holding(part: string, found: (word: ListedWord, at: number) => void): void {
    const { joined, starts } = (this.#text ??= this.#join())
    let index = 0
    for (let at = joined.indexOf(part); at !== -1; at = joined.indexOf(part, starts[index])) {
      index = wordAt(starts, at, index)
      found(this.#all[index]!, at - starts[index]!)
      index += 1
      if (index === this.#all.length) return
    }
  }

  /** Words that are forms of a word with these stems. */
  formsOf(stems: readonly string[]): ListedWord[] {
    return stems.flatMap((stem) => this.#byStem.get(stem) ?? [])
  }

  #list(folded: string): ListedWord {
    const word = { folded, spellings: [] }
    this.#all.push(word)
    this.#byFolded.set(folded, word)
    this.#text = null
    if (!/\d/.test(folded)) {
      this.wordsOfLetters.push(word)
      this.#listStems(word)
    }
    return word
  }

  #listStems(word: ListedWord): void {
    for (const stem of stemsOf(word.folded)) {
      const words = this.#byStem.get(stem)
      if (words) words.push(word)
      else this.#byStem.set(stem, [word])
    }
  }

  #join() {
    const starts = new Uint32Array(this.#all.length)
    let length = 0
    for (const [index, { folded }] of this.#all.entries()) {
      starts[index] = length
      length += folded.length + 1
    }
    return { joined: this.#all.map(({ folded }) => folded).join('\n'), starts }
  }
}

/** The index of the word that stands at a place of the joined text: `from` or a later one. */
function wordAt(starts: Uint32Array, place: number, from: number): number {
  let low = from
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= place) low = middle
    else high = middle - 1
  }
  return low
}
