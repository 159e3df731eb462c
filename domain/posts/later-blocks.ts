const EMPTY = ['br', 'hr', 'img', 'col']

/** A tag with its slash, its name and the rest of it, or the text between two tags. */
const PIECE = /<(\/?)([a-z]\w*)([^>]*)>|[^<]+/g

/**
 * Marks the blocks of clean HTML that begin under the first view of a phone as coming later: those with more than `shown`
 * letters before them.
 */
export function withLaterBlocks(html: string, shown: number): string {
  let depth = 0
  let letters = 0
  return html.replaceAll(PIECE, (piece: string, slash: string | undefined, name: string | undefined, rest: string) => {
    if (name === undefined) letters += piece.length
    const isLater = depth === 0 && name !== undefined && !slash && letters > shown
    if (name !== undefined && !EMPTY.includes(name)) depth += slash ? -1 : 1
    return isLater ? `<${name} data-below-fold=""${rest}>` : piece
  })
}
