/** Stands in the beginning of an answer where staff are to write something. */
const GAP = '…'

/** Whether a line of the beginning that has a gap is still there as it was. Ellipses of the writer's own are none. */
export function hasOpenGap(written: string, beginning: string): boolean {
  const open = new Set(linesOf(beginning).filter((line) => line.includes(GAP)))
  return linesOf(written).some((line) => open.has(line))
}

/** A text that brings no gap of its own into a beginning: a visitor's name can end with an ellipsis. */
export function withoutGaps(text: string): string {
  return text.replaceAll(GAP, '')
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
}
