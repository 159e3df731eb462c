import type { SheetRow, SheetFile, SheetLimits } from '#domain/sheets/sheet-file.ts'
import { FileRefusal } from './file-refusal.ts'

/** A file that was read once and stands within the limits, and its rows, to be read again as they are asked for. */
export type CountedSheet = { file: SheetFile; rows: () => AsyncIterable<SheetRow[]> }

export function charactersOf({ cells }: SheetRow): number {
  return cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)
}

/**
 * Counts what rows say: cells that share a text, or stand for a merged one, say more together than the file itself holds.
 * More than it may hold is refused.
 */
export function characterCounter({ unpackedBytes }: SheetLimits): (row: SheetRow) => void {
  let characters = 0
  return (row) => {
    characters += charactersOf(row)
    if (characters > unpackedBytes) throw new FileRefusal({ code: 'unpacked', limit: unpackedBytes })
  }
}
