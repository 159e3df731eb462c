import { isAscii } from '#domain/text/fold.ts'
import { JoinedWords } from './joined-words.ts'
import type { SearchWord } from './search-words.ts'
import { stemsOf } from './word-stem.ts'

export type ListedWord = { folded: string; spellings: { spelled: string; slots: number[] }[] }

export class WordList {
  /** Apart, so that what cannot hold a part is not looked through for it: figures are by far the most. */
  readonly #figures = new JoinedWords()
  readonly #latin = new JoinedWords()
  readonly #others = new JoinedWords()
  readonly #byFolded = new Map<string, ListedWord>()
  readonly #byStem = new Map<string, ListedWord[]>()
  /** Those that are no figures and no codes. */
  readonly wordsOfLetters: ListedWord[] = []

  add({ spelled, folded }: SearchWord, slot: number): void {
    const word = this.#byFolded.get(folded) ?? this.#list(folded)
    const spelling = word.spellings.find((known) => known.spelled === spelled)
    // A list that is made with its first slot takes the least memory, and most words are in one record only.
    if (!spelling) word.spellings.push({ spelled, slots: [slot] })
    else if (spelling.slots.at(-1) !== slot) spelling.slots.push(slot)
  }

  /** Calls with every word that holds `part`, or begins so, and the place where it first does. */
  holding(part: string, place: 'anywhere' | 'beginning', found: (word: ListedWord, at: number) => void): void {
    const lists = isAscii(part) ? [this.#others, this.#latin] : [this.#others]
    if (isAscii(part) && !/[a-z]/.test(part)) lists.push(this.#figures)
    for (const list of lists) {
      if (place === 'anywhere') list.holding(part, found)
      else list.beginningWith(part, (word) => found(word, 0))
    }
  }

  /** Words that are forms of a word with these stems; figures have no other form than their own. */
  formsOf(stems: readonly string[]): Set<ListedWord> {
    return new Set(stems.flatMap((stem) => this.#byStem.get(stem) ?? this.#byFolded.get(stem) ?? []))
  }

  called(folded: string): ListedWord | undefined {
    return this.#byFolded.get(folded)
  }

  /** How many slots hold this very word. */
  countOf(folded: string): number {
    return (this.#byFolded.get(folded)?.spellings ?? []).reduce((sum, { slots }) => sum + slots.length, 0)
  }

  #list(folded: string): ListedWord {
    const word = { folded, spellings: [] }
    this.#byFolded.set(folded, word)
    this.#partOf(folded).add(word)
    if (!/\d/.test(folded)) {
      this.wordsOfLetters.push(word)
      this.#listStems(word)
    }
    return word
  }

  #partOf(folded: string): JoinedWords {
    if (!isAscii(folded)) return this.#others
    return /[a-z]/.test(folded) ? this.#latin : this.#figures
  }

  #listStems(word: ListedWord): void {
    for (const stem of stemsOf(word.folded)) {
      const words = this.#byStem.get(stem)
      if (words) words.push(word)
      else this.#byStem.set(stem, [word])
    }
  }
}
