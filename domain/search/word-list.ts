import { isAscii } from '#domain/text/fold.ts'
import type { SearchWord } from './search-words.ts'
import { SortedBlocks } from './sorted-blocks.ts'
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

type Joined = { text: string; starts: Uint32Array }

/** Words in long texts, a line for each: looking for a part of any of them is a search through these texts. */
class JoinedWords {
  readonly #words = new SortedBlocks<ListedWord, Joined>(compareWords)

  add(word: ListedWord): void {
    this.#words.add(word)
  }

  /** Calls with every word that holds `part`, and the place where it first does. */
  holding(part: string, found: (word: ListedWord, at: number) => void): void {
    for (const block of this.#words.blocks) {
      block.made ??= joined(block.values)
      holdingIn(block.made, part, (index, at) => found(block.values[index]!, at))
    }
  }

  /** Calls with every word that begins so; the others cost nothing. */
  beginningWith(start: string, found: (word: ListedWord) => void): void {
    for (const word of this.#words.from({ folded: start, spellings: [] })) {
      if (!word.folded.startsWith(start)) return
      found(word)
    }
  }
}

function joined(words: readonly ListedWord[]): Joined {
  const starts = new Uint32Array(words.length)
  let length = 0
  for (const [index, { folded }] of words.entries()) {
    starts[index] = length
    length += folded.length + 1
  }
  return { text: words.map(({ folded }) => folded).join('\n'), starts }
}

function holdingIn({ text, starts }: Joined, part: string, found: (index: number, at: number) => void): void {
  let index = 0
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, starts[index])) {
    while (index + 1 < starts.length && starts[index + 1]! <= at) index += 1
    found(index, at - starts[index]!)
    index += 1
    if (index === starts.length) return
  }
}

function compareWords(a: ListedWord, b: ListedWord): number {
  return a.folded < b.folded ? -1 : Number(a.folded > b.folded)
}
