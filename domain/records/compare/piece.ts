/** What a text was given or lost without a change of its words: `bold`, `heading 2`, `link /contact`. */
export type Mark = string

/**
 * A piece of a compared text: the same in both versions, removed, added, or the same words in another form.
 * `picture` is the address of a picture, `text` is then what it shows.
 */
export type Piece = {
  as: 'same' | 'removed' | 'added' | 'formed'
  text: string
  picture?: string
  gained?: Mark[]
  lost?: Mark[]
  /** So many letters that stayed are left out here. */
  leftOut?: number
}

export function isChanged({ as }: Piece): boolean {
  return as !== 'same'
}

/** The same pieces with those that say the same of words beside one another as one. */
export function joinedPieces(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && isAlike(last, piece)) last.text += piece.text
    else if (piece.text !== '' || piece.picture !== undefined) joined.push({ ...piece })
  }
  return joined
}

function isAlike(one: Piece, other: Piece): boolean {
  return (
    one.as === other.as &&
    one.picture === undefined &&
    other.picture === undefined &&
    String(one.gained) === String(other.gained) &&
    String(one.lost) === String(other.lost)
  )
}

const LONGEST = 480
const KEPT = 160

/** The same with long stretches that stayed cut short, so that what changed is seen at once. */
export function foldPieces(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece, at) => {
    if (piece.as !== 'same' || piece.picture !== undefined || piece.text.length <= LONGEST) return [piece]
    const head = at === 0 ? '' : piece.text.slice(0, wordEnd(piece.text, KEPT))
    const tail = at === pieces.length - 1 ? '' : piece.text.slice(wordStart(piece.text, piece.text.length - KEPT))
    const leftOut = piece.text.length - head.length - tail.length
    const kept = (text: string): Piece[] => (text === '' ? [] : [{ as: 'same', text }])
    return [...kept(head), { as: 'same', text: '', leftOut }, ...kept(tail)]
  })
}

function wordEnd(text: string, at: number): number {
  const blank = text.slice(0, at).search(/\s\S*$/)
  return blank <= 0 ? at : blank + 1
}

function wordStart(text: string, at: number): number {
  const blank = text.slice(at).search(/\s/)
  return blank === -1 ? at : at + blank + 1
}
