import type { Direction } from '#domain/text/locale.ts'

export type Arrangement = {
  /** In which direction the items are read. */
  direction: Direction
  /** How many items stand in a row: 1 in a menu, all of them in a bar. */
  columns: number
}

/** The item that a key leads to from the one that has focus, round at both ends; null where the key means nothing. */
export function rovingIndex(key: string, index: number, count: number, arrangement: Arrangement): number | null {
  const step = stepOf(key, count, arrangement)
  if (step !== null) return (index + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

function stepOf(key: string, count: number, { direction, columns }: Arrangement): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (columns > 1 && key === forward) return 1
  if (columns > 1 && key === back) return -1
  if (columns < count && key === 'ArrowDown') return columns
  return columns < count && key === 'ArrowUp' ? -columns : null
}
