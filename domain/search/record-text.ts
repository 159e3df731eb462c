import { foldText } from '#domain/text/fold.ts'
import { joinedCodes, searchWords, signsOf, type SearchWord } from './search-words.ts'

/** What the index keeps of a piece of a name. */
export type TextPiece = { folded: string; words: SearchWord[]; signs: string[]; codes: string[] }

/** Names of products share most of their words; what was read of a piece before is remembered. */
export class PieceReader {
  readonly #known = new Map<string, TextPiece>()

  read(text: string): TextPiece[] {
    return text.split(' ').map((piece) => this.#known.get(piece) ?? this.#read(piece))
  }

  #read(piece: string): TextPiece {
    const read = {
      folded: foldText(piece),
      words: searchWords(piece),
      signs: signsOf(piece),
      codes: joinedCodes(piece),
    }
    // Figures are of one product alone.
    if (!/\d/.test(piece) && this.#known.size < MOST_KNOWN) this.#known.set(piece, read)
    return read
  }
}

const MOST_KNOWN = 10_000
