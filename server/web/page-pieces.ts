import type { DrawnPart, PagePiece } from '../../app/context.ts'

export function textOf(piece: PagePiece | undefined): string {
  return typeof piece === 'string' ? piece : (piece?.html ?? '')
}

/** Parts that stand in many pages are coded once. */
const coded = new WeakMap<DrawnPart, Buffer>()

/** The pieces of a page in one, as they are sent. */
export function bytesOf(pieces: PagePiece[]): Buffer<ArrayBuffer> {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : bytesOfPart(piece))))
}

function bytesOfPart(part: DrawnPart): Buffer {
  const bytes = coded.get(part) ?? Buffer.from(part.html)
  coded.set(part, bytes)
  return bytes
}
