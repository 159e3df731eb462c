import { SortedBlocks } from './sorted-blocks.ts'
import type { ListedWord } from './word-list.ts'

type Joined = { text: string; starts: Uint32Array }

/** Words in long texts, a line for each: looking for a part of any of them is a search through these texts. */
export class JoinedWords {
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
