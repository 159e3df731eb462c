import type { GridChanges } from './grid-changes.ts'
import type { GridHearer } from './grid-store.ts'
import type { GridSelection } from './grid-selection.ts'
import type { Sheet } from './grid-sheet.ts'

export type GridEditing = ReturnType<typeof createEditing>

type Edited = { input: HTMLInputElement; before: string; isTypedOver: boolean }
type Parts = { sheet: Sheet; selection: GridSelection; changes: GridChanges; hearer: GridHearer }

/** The one cell whose field has the focus. */
export function createEditing({ sheet, selection, changes, hearer }: Parts) {
  let edited: Edited | null = null

  return {
    now: () => edited,
    /** Edits the active cell: what it says, or over it. */
    start(isTypedOver: boolean) {
      const { row, column } = selection.active()
      const input = sheet.inputs[row]![column]
      if (!input) return
      selection.shrink()
      edited = { input, before: input.value, isTypedOver }
      input.focus()
      if (isTypedOver) input.select()
      else input.setSelectionRange(input.value.length, input.value.length)
    },
    /** A field got the focus, by a finger or by a link to the cell. */
    entered(input: HTMLInputElement) {
      if (edited?.input !== input) edited = { input, before: input.value, isTypedOver: false }
    },
    /** Ends the editing of a cell, which is one step. */
    commit() {
      if (!edited) return
      const { input, before } = edited
      edited = null
      changes.add({ name: input.name, before, after: input.value })
    },
    /** Ends it with what the cell said before. */
    giveBack() {
      if (!edited) return
      changes.put(edited.input, edited.before)
      edited = null
      hearer.onChange()
      selection.select(selection.active())
    },
  }
}

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
