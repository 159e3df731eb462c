import type { SheetRow } from '../../domain/sheets/sheet-cell.ts'
import type { SheetFile } from '../../domain/sheets/sheet-file.ts'

/** A file that was read once and stands within the limits, and its rows, to be read again as they are asked for. */
export type CountedSheet = { file: SheetFile; rows: () => AsyncIterable<SheetRow[]> }
