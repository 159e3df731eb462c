import { joinedPieces, type Piece } from './piece.ts'
import { compareWords } from './word-diff.ts'

/** Two plain texts as pieces that stayed, were removed or were added. */
export function compareText(before: string, after: string): Piece[] {
  if (before === after) return before === '' ? [] : [{ as: 'same', text: after }]
  const pieces = compareWords(before, after).map(({ as, before: old, after: now }) => ({
    as,
    text: as === 'removed' ? before.slice(old.from, old.to) : after.slice(now.from, now.to),
  }))
  return joinedPieces(pieces)
}
