import type { ClipboardEvent, KeyboardEvent } from 'react'
import { toLatinDigits } from '#domain/text/fold.ts'

export type LineKeys = { move: (from: number, to: number) => void; undo: () => void; redo: () => void }

/** In the table of lines: Enter and arrows lead from cell to cell, Alt with an arrow moves the line, Ctrl+Z takes back. */
export function followKey(event: KeyboardEvent<HTMLElement>, count: number, { move, undo, redo }: LineKeys): void {
  const { key, target } = event
  if (event.defaultPrevented || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return
  const taken = (act: () => void) => {
    event.preventDefault()
    act()
  }
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase()
    if (letter === 'z') taken(event.shiftKey ? redo : undo)
    else if (letter === 'y') taken(redo)
    return
  }
  const place = placeOf(target)
  const step = STEPS[key]
  if (event.altKey && step !== undefined && place !== null) {
    const to = place + step
    if (to >= 0 && to < count) taken(() => move(place, to))
    return
  }
  if (!(target instanceof HTMLInputElement) || target.type !== 'text' || event.altKey) return
  if (key === 'Enter') return taken(() => toLine(target, event.shiftKey ? -1 : 1))
  if (step !== undefined) return taken(() => toLine(target, step))
  const beside = besideCell(target, key)
  if (beside) taken(() => choose(beside))
}

const STEPS: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 }

function placeOf(cell: HTMLElement): number | null {
  const line = cell.closest<HTMLElement>('[data-line]')
  return line ? Number(line.dataset['line']) - 1 : null
}

/** The same cell of the next line that has it; behind the last one, where a pack is added. */
function toLine(cell: HTMLInputElement, step: 1 | -1): void {
  const column = cellsBelow(cell, cell.name)
  const next = column[column.indexOf(cell) + step]
  if (next) choose(next)
  else if (step === 1) cell.form?.querySelector<HTMLElement>('[name="add_code"]')?.focus()
}

function cellsBelow(within: HTMLElement, name: string): HTMLInputElement[] {
  const list = within.closest('ol')
  return list
    ? [...list.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:not([type=hidden])`)]
    : []
}

/** The neighbouring cell an arrow key leads to once the caret is at the end of this one. */
function besideCell(cell: HTMLInputElement, key: string): HTMLInputElement | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const isForward = (getComputedStyle(cell).direction === 'rtl') === (key === 'ArrowLeft')
  const edge = isForward ? cell.value.length : 0
  const isWhole = cell.selectionStart === 0 && cell.selectionEnd === cell.value.length
  if (!isWhole && (cell.selectionStart !== edge || cell.selectionEnd !== edge)) return undefined
  const row = [...(cell.closest('[role=group]')?.querySelectorAll<HTMLInputElement>('input[type=text]') ?? [])]
  const isSameWay = (getComputedStyle(row[0]!.closest('ol')!).direction === 'rtl') === (key === 'ArrowLeft')
  return row.filter((one) => one.checkVisibility())[row.indexOf(cell) + (isSameWay ? 1 : -1)]
}

function choose(cell: HTMLInputElement): void {
  cell.focus()
  cell.select()
}

/** A column that is pasted goes into this cell and those below it; null where it is no column. */
export function pastedColumn({
  clipboardData,
  target,
}: ClipboardEvent<HTMLElement>): { name: string; cells: [place: number, text: string][] } | null {
  if (!(target instanceof HTMLInputElement) || placeOf(target) === null) return null
  const texts = clipboardData
    .getData('text')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
  if (texts.length < 2) return null
  const column = cellsBelow(target, target.name)
  const below = column.slice(column.indexOf(target))
  const cells = below.flatMap((cell, at): [number, string][] => {
    const text = texts[at]?.split('\t')[0]
    return text === undefined ? [] : [[placeOf(cell)!, toLatinDigits(text).trim()]]
  })
  return { name: target.name, cells }
}
