import { hasFigures, type GridField } from '#domain/products/grid/grid-fields.ts'
import type { RowKind } from './grid-clipboard.ts'
import type { Spot } from './grid-moves.ts'

/** The cells of a table of fields by row and column. Column 0 holds the heads of the rows. */
export type Sheet = ReturnType<typeof openSheet>

export function openSheet(table: HTMLTableElement) {
  const fields = [...table.tHead!.rows[0]!.cells].slice(1).map((cell) => cell.dataset['field'] as GridField)
  const rows = [...table.tBodies].flatMap((body) => [...body.rows])
  const cells = rows.map((row) => [...row.cells])
  const inputs = cells.map((row) => row.map((cell) => cell.querySelector<HTMLInputElement>('input:not([type=hidden])')))
  const kinds: RowKind[] = inputs.map((row, at) => ({
    isNew: rows[at]!.dataset['place'] === 'new',
    takes: row.map((input, column) => column > 0 && input !== null),
  }))
  const places = new Map<Node, Spot>(
    cells.flatMap((row, at) => row.map((cell, column): [Node, Spot] => [cell, { row: at, column }])),
  )
  const names = new Map(inputs.flatMap((row) => row.flatMap((input) => (input ? [[input.name, input] as const] : []))))
  const isRtl = getComputedStyle(table).direction === 'rtl'

  /** Measures only when it is asked: measuring makes the browser lay out what waits for that. */
  const pageRows = () => {
    const height = cells[0]?.[0]?.offsetHeight || 1
    const seen = table.parentElement?.clientHeight ?? innerHeight
    return Math.max(1, Math.floor(Math.min(seen, innerHeight) / height) - 2)
  }

  return {
    /** The product of the first row. */
    firstProduct: rows[0]?.dataset['product'] ?? '',
    fields,
    cells,
    inputs,
    kinds,
    isRtl,
    hasFigures: (column: number) => column > 0 && hasFigures(fields[column - 1]!),
    named: (name: string) => names.get(name),
    note: noteChange,
    textOf: ({ row, column }: Spot) => inputs[row]![column]?.value ?? '',
    spotOf(target: EventTarget | null): Spot | null {
      const cell = target instanceof Element ? target.closest('td, th') : null
      return (cell && places.get(cell)) ?? null
    },
    /** What has the focus while a cell is the active one: itself, or the link in it. */
    stop: ({ row, column }: Spot): HTMLElement => {
      const cell = cells[row]![column]!
      return column === 0 ? (cell.querySelector('a') ?? cell) : cell
    },
    size() {
      return {
        rows: cells.length,
        columns: fields.length + 1,
        isRtl,
        pageRows,
        has: ({ row, column }: Spot) => column === 0 || inputs[row]![column] !== null,
      }
    },
  }
}

/** What a field was filled with, wherever something that was not saved stands in it. */
export function baseOf(input: HTMLInputElement): string {
  return input.dataset['base'] ?? input.defaultValue
}

/** Marks a cell whose field says something else than it was filled with. */
export function noteChange(input: HTMLInputElement): boolean {
  const isChanged = input.value !== baseOf(input)
  const cell = input.closest('td')
  if (cell && isChanged !== 'changed' in cell.dataset) cell.toggleAttribute('data-changed', isChanged)
  return isChanged
}
