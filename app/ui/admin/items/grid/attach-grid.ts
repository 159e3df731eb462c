import type { GridField } from '../../../../../domain/products/grid/grid-fields.ts'
import { withoutHeader } from '../../form/fields/pasted-table.ts'
import { clipboardText, copyOf, fillDown, fillOf, layPasted, pastedText, type Write } from './grid-clipboard.ts'
import { readClipboard } from './read-clipboard.ts'
import { rangeOf, spotAfter, type Spot } from './grid-moves.ts'
import { openSheet, textIn } from './grid-sheet.ts'
import type { GridRest } from './grid-store.ts'
import { createSteps, type Change, type Said } from './grid-steps.ts'

/** What was done with so many cells. */
export type Told = { done: 'pasted' | 'changed' | 'copied'; count: number }

export type GridHearer = {
  /** Cells were changed; `told` says by what, for whoever hears the page. */
  onChange(told?: Told): void
  /** Rows of a paste that found no room. */
  onRest(rest: GridRest): void
  /** The names of the columns, as sheets have them above. */
  headings: readonly string[]
}

export type AttachedGrid = {
  /** Pastes rows from the first cell of a column on. */
  pasteAt(column: GridField, rows: string[][]): void
  detach(): void
}

function firstCell({ inputs }: ReturnType<typeof openSheet>): Spot {
  return { row: 0, column: Math.max(1, inputs[0]?.findIndex((input) => input !== null) ?? 1) }
}

type Editing = { input: HTMLInputElement; before: string; isTypedOver: boolean }

/**
 * Makes a grid of a table of fields by the ARIA pattern: one tab stop, arrows from cell to cell, and the fields themselves only
 * while one is edited. It listens at the table alone and changes its cells directly: a page of them is thousands, which React
 * need not render again for a key.
 */
export function attachGrid(table: HTMLTableElement, hearer: GridHearer): AttachedGrid {
  const sheet = openSheet(table)
  const steps = createSteps()
  let active = firstCell(sheet)
  let anchor = active
  let editing: Editing | null = null
  let marked: HTMLElement[] = []
  let isTouch = false
  let isDragging = false
  const ending = new AbortController()
  const { signal } = ending

  const range = () => {
    const { top, bottom, first, last } = rangeOf(anchor, active)
    return { top, bottom, first: Math.max(first, 1), last: Math.max(last, 1) }
  }
  const say = (spot: Spot) => textIn(sheet, spot)

  function mark() {
    for (const cell of marked) cell.removeAttribute('aria-selected')
    const { top, bottom, first, last } = range()
    marked = []
    if (top === bottom && first === last) return
    for (let row = top; row <= bottom; row++) {
      for (let column = first; column <= last; column++) marked.push(sheet.cells[row]![column]!)
    }
    for (const cell of marked) cell.setAttribute('aria-selected', 'true')
  }

  function select(spot: Spot, { extends: extended = false, focus = true } = {}) {
    sheet.stop(active).tabIndex = -1
    active = spot
    if (!extended) anchor = spot
    const stop = sheet.stop(spot)
    stop.tabIndex = 0
    mark()
    if (focus) stop.focus()
  }

  function edit(isTypedOver: boolean) {
    const input = sheet.inputs[active.row]![active.column]
    if (!input) return
    anchor = active
    mark()
    editing = { input, before: input.value, isTypedOver }
    input.focus()
    if (isTypedOver) input.select()
    else input.setSelectionRange(input.value.length, input.value.length)
  }

  /** Ends the editing of a cell, which is one step. */
  function commit() {
    if (!editing) return
    const { input, before } = editing
    editing = null
    steps.add([{ name: input.name, before, after: input.value }])
    hearer.onChange()
  }

  function giveBack() {
    if (!editing) return
    editing.input.value = editing.before
    sheet.note(editing.input)
    editing = null
    hearer.onChange()
    select(active)
  }

  function write(writes: readonly Write[], done: 'pasted' | 'changed'): void {
    const changes: Change[] = []
    for (const { row, column, text } of writes) {
      const input = sheet.inputs[row]![column]
      if (!input) continue
      changes.push({ name: input.name, before: input.value, after: text })
      input.value = text
      sheet.note(input)
    }
    steps.add(changes)
    const count = done === 'pasted' ? changes.length : changes.filter(({ before, after }) => before !== after).length
    hearer.onChange({ done, count })
  }

  function repeat(said: readonly Said[]) {
    let last: HTMLInputElement | undefined
    for (const { name, text } of said) {
      const input = sheet.named(name)
      if (!input) continue
      input.value = text
      sheet.note(input)
      last = input
    }
    if (last) select(sheet.spotOf(last)!)
    hearer.onChange({ done: 'changed', count: said.length })
  }

  function move(key: string, ctrl = false, extended = false): boolean {
    const to = spotAfter(active, { key, ctrl }, sheet.size())
    if (!to) return false
    if (extended) to.column = Math.max(to.column, 1)
    select(to, { extends: extended })
    return true
  }

  const commands: Record<string, () => void> = {
    KeyA: () => {
      select({ row: 0, column: 1 }, { focus: false })
      select({ row: sheet.cells.length - 1, column: sheet.fields.length }, { extends: true })
    },
    KeyD: () => write(fillDown(sheet.kinds, range(), say), 'changed'),
    KeyY: () => repeat(steps.redo()),
    KeyZ: () => repeat(steps.undo()),
  }

  function onEditKey(event: KeyboardEvent) {
    const isList = editing?.input.hasAttribute('list')
    const isArrow = event.key.startsWith('Arrow')
    if (event.key === 'Escape') giveBack()
    else if (event.key === 'Enter') {
      commit()
      move(event.shiftKey ? 'ArrowUp' : 'ArrowDown')
    } else if (event.key === 'Tab') {
      commit()
      move(event.shiftKey !== sheet.isRtl ? 'ArrowLeft' : 'ArrowRight')
    } else if (isArrow && editing?.isTypedOver && !(isList && /Up|Down/.test(event.key))) {
      commit()
      move(event.key)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onKey(event: KeyboardEvent) {
    if (event.isComposing || event.altKey) return
    if (editing) return onEditKey(event)
    const ctrl = event.ctrlKey || event.metaKey
    if (move(event.key, ctrl, event.shiftKey)) return event.preventDefault()
    if (ctrl) {
      const name = event.code === 'KeyZ' && event.shiftKey ? 'KeyY' : event.code
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined
      if (command) event.preventDefault()
      return command?.()
    }
    const isLink = event.target instanceof HTMLAnchorElement
    if (event.key === 'F2' || (event.key === 'Enter' && !isLink)) {
      event.preventDefault()
      edit(false)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      write(fillOf(sheet.kinds, range(), ''), 'changed')
    } else if (event.key === 'Escape') select(active)
    // The field has the focus before the letter comes, which therefore is the first to stand in it.
    else if (event.key.length === 1 || event.key === 'Process' || event.key === 'Unidentified') edit(true)
  }

  function onCopy(event: ClipboardEvent) {
    if (editing || !event.clipboardData) return
    event.preventDefault()
    const rows = copyOf(sheet.kinds, range(), say)
    event.clipboardData.setData('text/plain', clipboardText(rows))
    if (event.type === 'cut') write(fillOf(sheet.kinds, range(), ''), 'changed')
    else hearer.onChange({ done: 'copied', count: rows.reduce((sum, cells) => sum + cells.length, 0) })
  }

  function paste(pasted: string[][]) {
    const rows = withoutHeader(pasted, hearer.headings)
    const at = range()
    const { writes, rest } = layPasted(rows, { rows: sheet.kinds, range: at, textOf: say })
    write(
      writes.map((one) => ({ ...one, text: pastedText(one.text, sheet.hasFigures(one.column)) })),
      'pasted',
    )
    if (rest.length > 0) hearer.onRest({ rows: rest, columns: sheet.fields.slice(at.first - 1) })
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const pasted = readClipboard(text)
    const isTable = pasted.length > 1 || (pasted[0]?.length ?? 0) > 1
    if (pasted.length === 0 || (editing && !isTable)) return
    event.preventDefault()
    if (editing) {
      commit()
      select(active)
    }
    paste(pasted)
  }

  function onMouseDown(event: MouseEvent) {
    if (isTouch || event.button !== 0 || event.target instanceof HTMLAnchorElement) return
    const spot = sheet.spotOf(event.target)
    if (!spot || (editing && event.target === editing.input)) return
    event.preventDefault()
    commit()
    isDragging = spot.column > 0
    select(spot, { extends: event.shiftKey && spot.column > 0 })
  }

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ) => table.addEventListener(name, hear as EventListener, { signal })
  listen('keydown', onKey)
  listen('copy', onCopy)
  listen('cut', onCopy)
  listen('paste', onPaste)
  listen('pointerdown', (event) => {
    isTouch = event.pointerType === 'touch'
  })
  listen('mousedown', onMouseDown)
  listen('dblclick', () => {
    if (!editing) edit(false)
  })
  listen('mouseover', (event) => {
    const spot = isDragging && event.buttons === 1 ? sheet.spotOf(event.target) : null
    if (spot && spot.column > 0) select(spot, { extends: true, focus: false })
  })
  addEventListener('mouseup', () => (isDragging = false), { signal })
  listen('focusin', (event) => {
    const spot = sheet.spotOf(event.target)
    if (!spot) return
    if (spot.row !== active.row || spot.column !== active.column) select(spot, { focus: false })
    // By a finger, or by a link to the cell.
    if (event.target instanceof HTMLInputElement && editing?.input !== event.target)
      editing = { input: event.target, before: event.target.value, isTypedOver: false }
  })
  listen('focusout', (event) => {
    if (editing?.input === event.target) commit()
  })
  const roles = sheet.takeOver()
  sheet.stop(active).tabIndex = 0
  return {
    pasteAt(column, rows) {
      select({ row: 0, column: Math.max(1, sheet.fields.indexOf(column) + 1) })
      paste(rows)
    },
    detach() {
      ending.abort()
      roles.giveBack()
    },
  }
}
