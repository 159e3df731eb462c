import type { GridChanges } from './grid-changes.ts'
import type { GridEditing } from './grid-editing.ts'
import type { GridHearer } from './grid-hearer.ts'
import type { GridSelection } from './grid-selection.ts'
import type { Sheet } from './grid-sheet.ts'

/** What keys, pointer and clipboard work with. */
export type GridParts = {
  sheet: Sheet
  selection: GridSelection
  changes: GridChanges
  editing: GridEditing
  hearer: GridHearer
}

/** What one of them hears at the table. */
export type GridEvents = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }
