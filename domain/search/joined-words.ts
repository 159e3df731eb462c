import { placeIn } from './sorted-list.ts'
import type { ListedWord } from './word-list.ts'

/** Words in one long text, a line for each: looking for a part of any of them is one search through that text. */
export class JoinedWords {
  readonly #words: ListedWord[] = []
  #text: { joined: string; starts: Uint32Array } | null = null

  add(word: ListedWord): void {
    this.#words.push(word)
    this.#text = null
  }

  /** Calls with every word that holds `part`, and the place where it first does. */
  holding(part: string, found: (word: ListedWord, at: number) => void): void {
    const { joined, starts } = this.#ordered()
    let index = 0
    for (let at = joined.indexOf(part); at !== -1; at = joined.indexOf(part, starts[index])) {
      index = wordAt(starts, at, index)
      found(this.#words[index]!, at - starts[index]!)
      index += 1
      if (index === this.#words.length) return
    }
  }

  /** Calls with every word that begins so; the others cost nothing. */
  beginningWith(start: string, found: (word: ListedWord) => void): void {
    this.#ordered()
    const words = this.#words
    for (let at = placeIn(words, { folded: start, spellings: [] }, compareWords); at < words.length; at += 1) {
      if (!words[at]!.folded.startsWith(start)) return
      found(words[at]!)
    }
  }

  #ordered() {
    return (this.#text ??= this.#join())
  }

  #join() {
    this.#words.sort(compareWords)
    const starts = new Uint32Array(this.#words.length)
    let length = 0
    for (const [index, { folded }] of this.#words.entries()) {
      starts[index] = length
      length += folded.length + 1
    }
    return { joined: this.#words.map(({ folded }) => folded).join('\n'), starts }
  }
}

/** The index of the word that stands at a place of the joined text: `from` or a later one, most often a near one. */
function wordAt(starts: Uint32Array, place: number, from: number): number {
  let low = from
  let step = 1
  while (low + step < starts.length && starts[low + step]! <= place) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, starts.length) - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= place) low = middle
    else high = middle - 1
  }
  return low
}

function compareWords(a: ListedWord, b: ListedWord): number {
  return a.folded < b.folded ? -1 : Number(a.folded > b.folded)
}
