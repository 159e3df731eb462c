import type { GridField } from '#domain/products/grid/grid-fields.ts'
import { withoutHeader, pastedRows } from '#app/ui/admin/form/fields/pasted-table.ts'
import { createChanges } from './grid-changes.ts'
import { createEditing, type GridParts, type GridEvents } from './grid-editing.ts'
import type { GridHearer } from './grid-store.ts'
import { createSelection } from './grid-selection.ts'
import { openSheet, type Sheet } from './grid-sheet.ts'
import { clipboardText, copyOf, fillOf, layPasted, pastedText, fillDown } from './grid-clipboard.ts'

/** The roles of what a table is made of, said aloud: laid out otherwise, some browsers take it for no table. */
const PARTS = { rowgroup: 'thead, tbody', row: 'tr', columnheader: 'thead th', rowheader: 'tbody th' }

export type AttachedGrid = {
  /** Pastes rows from the first cell of a column on. */
  pasteAt(column: GridField, rows: string[][]): void
  detach(): void
}

/**
 * Makes a grid of a table of fields by the ARIA pattern: one tab stop, arrows from cell to cell, and the fields themselves only
 * while one is edited. It listens at the table alone and changes its cells directly: a page of them is thousands, which React
 * need not render again for a key.
 */
export function attachGrid(table: HTMLTableElement, hearer: GridHearer): AttachedGrid {
  const sheet = openSheet(table)
  const roles = takeRoles(table, sheet)
  const selection = createSelection(sheet)
  const changes = createChanges({ sheet, selection, hearer })
  const editing = createEditing({ sheet, selection, changes, hearer })
  const parts: GridParts = { sheet, selection, changes, editing, hearer }
  const ending = new AbortController()
  const { signal } = ending
  for (const events of [keyEvents(parts), clipboardEvents(parts), pointerEvents(parts, signal), focusEvents(parts)]) {
    for (const [name, hear] of Object.entries(events)) table.addEventListener(name, hear as EventListener, { signal })
  }
  return {
    pasteAt(column, rows) {
      selection.select({ row: 0, column: Math.max(1, sheet.fields.indexOf(column) + 1) })
      pasteRows(parts, rows)
    },
    detach() {
      ending.abort()
      roles.giveBack()
    },
  }
}

/** The active cell follows the focus, whatever moved it, and a field that loses it is edited no more. */
function focusEvents({ sheet, selection, editing }: GridParts): GridEvents {
  return {
    focusin({ target }) {
      const spot = sheet.spotOf(target)
      if (!spot) return
      const { row, column } = selection.active()
      if (spot.row !== row || spot.column !== column) selection.select(spot, { focus: false })
      if (target instanceof HTMLInputElement) editing.entered(target)
    },
    focusout({ target }) {
      if (editing.now()?.input === target) editing.commit()
    },
  }
}

/** A mouse selects and drags ranges, and edits by a double click; a finger goes into the fields themselves. */
function pointerEvents({ sheet, selection, editing }: GridParts, signal: AbortSignal): GridEvents {
  let isTouch = false
  let isDragging = false
  addEventListener('mouseup', () => (isDragging = false), { signal })
  return {
    pointerdown(event) {
      isTouch = event.pointerType === 'touch'
    },
    mousedown(event) {
      if (isTouch || event.button !== 0 || event.target instanceof HTMLAnchorElement) return
      const spot = sheet.spotOf(event.target)
      if (!spot || event.target === editing.now()?.input) return
      event.preventDefault()
      editing.commit()
      isDragging = spot.column > 0
      selection.select(spot, { extends: event.shiftKey && spot.column > 0 })
    },
    dblclick() {
      if (!editing.now()) editing.start(false)
    },
    mouseover(event) {
      const spot = isDragging && event.buttons === 1 ? sheet.spotOf(event.target) : null
      if (spot && spot.column > 0) selection.select(spot, { extends: true, focus: false })
    },
  }
}

/** Gives a table of fields the roles of a grid and takes its tab stops; `giveBack` makes a table of it again. */
function takeRoles(table: HTMLTableElement, { cells, inputs }: Sheet) {
  const links = cells.flatMap(([head]) => head?.querySelector('a') ?? [])
  const stops = [...inputs.flat().filter((input) => input !== null), ...links]
  table.setAttribute('role', 'grid')
  table.setAttribute('aria-multiselectable', 'true')
  for (const [role, parts] of Object.entries(PARTS)) {
    for (const part of table.querySelectorAll(parts)) part.setAttribute('role', role)
  }
  for (const cell of cells.flatMap((row) => row.slice(1))) {
    cell.setAttribute('role', 'gridcell')
    cell.tabIndex = -1
    if (!cell.querySelector('input')) cell.setAttribute('aria-readonly', 'true')
  }
  for (const [head] of cells) if (head && !head.querySelector('a')) head.tabIndex = -1
  for (const stop of stops) stop.tabIndex = -1
  return {
    giveBack() {
      for (const name of ['role', 'aria-multiselectable']) table.removeAttribute(name)
      for (const part of table.querySelectorAll('[role]')) part.removeAttribute('role')
      for (const cell of cells.flat()) {
        for (const name of ['tabindex', 'aria-readonly', 'aria-selected']) cell.removeAttribute(name)
      }
      for (const stop of stops) stop.removeAttribute('tabindex')
    },
  }
}

/** Copies, cuts and pastes ranges as spreadsheets do. */
function clipboardEvents(parts: GridParts): GridEvents {
  const { sheet, selection, changes, editing, hearer } = parts

  function copy(event: ClipboardEvent) {
    if (editing.now() || !event.clipboardData) return
    event.preventDefault()
    const range = selection.range()
    const rows = copyOf(sheet.kinds, range, sheet.textOf)
    event.clipboardData.setData('text/plain', clipboardText(rows))
    if (event.type === 'cut') changes.write(fillOf(sheet.kinds, range, ''), 'changed')
    else hearer.onChange({ done: 'copied', count: rows.reduce((sum, cells) => sum + cells.length, 0) })
  }

  return {
    copy,
    cut: copy,
    paste(event) {
      const pasted = readClipboard(event.clipboardData?.getData('text/plain') ?? '')
      const isTable = pasted.length > 1 || (pasted[0]?.length ?? 0) > 1
      const isEdited = editing.now() !== null
      if (pasted.length === 0 || (isEdited && !isTable)) return
      event.preventDefault()
      if (isEdited) {
        editing.commit()
        selection.select(selection.active())
      }
      pasteRows(parts, pasted)
    },
  }
}

/** Pastes rows from the first cell of the range on. */
function pasteRows({ sheet, selection, changes, hearer }: GridParts, pasted: string[][]) {
  const rows = withoutHeader(pasted, hearer.headings)
  const range = selection.range()
  const { writes, rest } = layPasted(rows, { rows: sheet.kinds, range, textOf: sheet.textOf })
  const texts = writes.map((one) => ({ ...one, text: pastedText(one.text, sheet.hasFigures(one.column)) }))
  changes.write(texts, 'pasted')
  if (rest.length === 0) return
  const start = sheet.kinds[range.top]!.isNew
    ? null
    : sheet.kinds.slice(0, range.top).filter(({ isNew }) => !isNew).length
  hearer.onRest({
    rows: rest,
    columns: sheet.fields.slice(range.first - 1),
    from: sheet.firstProduct,
    places: rest.map((cells) => (start === null ? null : start + rows.indexOf(cells))),
  })
}

/** The cells of the clipboard, of which blank rows at the end are none. */
function readClipboard(text: string): string[][] {
  const rows = pastedRows(text)
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return rows
}

/** The keys of the ARIA pattern and of spreadsheets. */
function keyEvents(parts: GridParts): GridEvents {
  const { editing, selection } = parts
  const commands = commandsOf(parts)
  const onEditKey = editKeys(parts)
  const onCellKey = cellKeys(parts)
  return {
    keydown(event) {
      if (event.isComposing || event.altKey) return
      if (editing.now()) return onEditKey(event)
      const ctrl = event.ctrlKey || event.metaKey
      if (selection.move(event.key, { ctrl, extends: event.shiftKey })) return event.preventDefault()
      if (!ctrl) return onCellKey(event)
      const name = event.code === 'KeyZ' && event.shiftKey ? 'KeyY' : event.code
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined
      if (command) event.preventDefault()
      command?.()
    },
  }
}

/** What Ctrl or ⌘ with a key does, by the place of the key: on an Arabic keyboard it has another letter. */
function commandsOf({ sheet, selection, changes }: GridParts): Record<string, () => void> {
  return {
    KeyA: () => selection.selectAll(),
    KeyD: () => changes.write(fillDown(sheet.kinds, selection.range(), sheet.textOf), 'changed'),
    KeyY: () => changes.redo(),
    KeyZ: () => changes.undo(),
  }
}

/** Keys while a cell is edited: those that lead out of it. */
function editKeys({ sheet, selection, editing }: GridParts) {
  const leave = (key: string) => {
    editing.commit()
    selection.move(key)
  }
  return (event: KeyboardEvent) => {
    const edited = editing.now()
    const isList = edited?.input.hasAttribute('list')
    const isArrow = event.key.startsWith('Arrow')
    if (event.key === 'Escape') editing.giveBack()
    else if (event.key === 'Enter') leave(event.shiftKey ? 'ArrowUp' : 'ArrowDown')
    else if (event.key === 'Tab') leave(event.shiftKey !== sheet.isRtl ? 'ArrowLeft' : 'ArrowRight')
    else if (isArrow && edited?.isTypedOver && !(isList && /Up|Down/.test(event.key))) leave(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Keys on a cell: those that edit or empty it. */
function cellKeys({ sheet, selection, changes, editing }: GridParts) {
  return (event: KeyboardEvent) => {
    const isLink = event.target instanceof HTMLAnchorElement
    if (event.key === 'F2' || (event.key === 'Enter' && !isLink)) {
      event.preventDefault()
      editing.start(false)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      changes.write(fillOf(sheet.kinds, selection.range(), ''), 'changed')
    } else if (event.key === 'Escape') selection.select(selection.active())
    // The field is focused before the letter arrives, so the letter is its first.
    else if (event.key.length === 1 || event.key === 'Process' || event.key === 'Unidentified') editing.start(true)
  }
}
