import { type ClipboardEvent, type ReactNode, type RefObject, useEffect, useRef, type KeyboardEvent } from 'react'
import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { useWords } from '#app/locale.ts'
import type { useRows, Row } from '#app/ui/admin/form/fields/use-rows.ts'
import { LINE_NAMES } from './quote-lines.ts'

type LineTableProps = {
  list: RefObject<HTMLOListElement | null>
  table: Pick<ReturnType<typeof useRows>, 'rows' | 'move' | 'replace' | 'restore'>
  children: ReactNode
}

/** The lines below the heads of their columns, with what the keyboard does among them. */
export function LineTable({ list, table: { rows, move, replace, restore }, children }: LineTableProps) {
  const history = useLineHistory(rows, restore)
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const column = pastedColumn(event)
    if (!column) return
    event.preventDefault()
    const texts = new Map(column.cells)
    const at = LINE_NAMES.indexOf(column.name)
    replace(rows.map(({ cells }, place) => cells.with(at, texts.get(place) ?? cells[at]!)))
  }
  return (
    <div role="presentation" onKeyDown={(event) => followKey(event, rows.length, { move, ...history })} onPaste={paste}>
      {rows.length > 0 && <LineHeads />}
      <ol ref={list} className="quote-lines">
        {children}
      </ol>
    </div>
  )
}

/** Visible column headings; screen readers use the label of each cell. */
function LineHeads() {
  const words = useWords(quotationLines)
  const heads = [words.item, words.quantity, words.unit, words.price, words.discount, words.net]
  return (
    <div className="quote-line-heads" aria-hidden>
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  )
}

const MOST_KEPT = 200

/** What was done to rows, to be taken back and done again; what is typed into one cell is one step. */
function useLineHistory(rows: Row[], restore: (rows: Row[]) => void) {
  const seen = useRef(rows)
  const cell = useRef('')
  const past = useRef<Row[][]>([])
  const future = useRef<Row[][]>([])
  useEffect(() => {
    const before = seen.current
    seen.current = rows
    const changed = before === rows ? '' : changedCell(before, rows)
    if (changed === '' || (changed !== null && changed === cell.current)) return
    cell.current = changed ?? ''
    past.current = [...past.current, before].slice(-MOST_KEPT)
    future.current = []
  }, [rows])
  const go = (from: typeof past, to: typeof past) => {
    const wanted = from.current.at(-1)
    if (!wanted) return
    from.current = from.current.slice(0, -1)
    to.current = [...to.current, seen.current]
    seen.current = wanted
    cell.current = ''
    restore(wanted)
  }
  return { undo: () => go(past, future), redo: () => go(future, past) }
}

/** The only cell in which they differ; '' where they differ in none, null where they do in more. */
function changedCell(before: readonly Row[], after: readonly Row[]): string | null {
  if (before.length !== after.length) return null
  const cells: string[] = []
  for (const [place, { id, cells: texts }] of after.entries()) {
    const was = before[place]!
    if (was.id !== id) return null
    if (was.cells === texts) continue
    for (const [column, text] of texts.entries()) if (was.cells[column] !== text) cells.push(`${id} ${column}`)
  }
  return cells.length > 1 ? null : (cells[0] ?? '')
}

type LineKeys = { move: (from: number, to: number) => void; undo: () => void; redo: () => void }

/** In the table of lines: Enter and arrows lead from cell to cell, Alt with an arrow moves the line, Ctrl+Z takes back. */
function followKey(event: KeyboardEvent<HTMLElement>, count: number, { move, undo, redo }: LineKeys): void {
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
function pastedColumn({
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
