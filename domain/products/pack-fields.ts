import { readFieldDay } from '#domain/text/day.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Stored } from '#domain/fields/field.ts'
import type { RecordProblem } from '#domain/fields/record-form.ts'
import { stockStateOf, type StockState } from './stock.ts'

type Cell = string | null

/** Cells that do not take every text: how one is stored, undefined for what cannot be read, and what is said then. */
type CellRule = { read(text: string): string | undefined; problem: RecordProblem }

/** One field of a pack: its columns in the table of packs, as forms and calls carry it, and in its row. */
type PackField = {
  /** What of the value stands in each column; a missing cell is null. */
  columns: Readonly<Record<string, (value: never) => Cell>>
  read(cell: (name: string) => Cell): unknown
  stored: Stored
  /** The column that translates another one. */
  translates?: { column: string; of: string }
  /** Holds figures and codes, which are stored in Latin digits. */
  figures: boolean
  rule?: CellRule
  /** Follows its stock code to another row where the other columns are sent without it. */
  ofCode?: true
  /** Few packs have it: pages and sheets name it where one does. */
  shown?: true
}

function code<const Name extends string>(name: Name) {
  return {
    columns: { [name]: (value: Cell) => value } as Record<Name, (value: Cell) => Cell>,
    read: (cell: (name: Name) => Cell) => cell(name),
    stored: { as: 'plain', column: name } as { as: 'plain'; column: Name },
    figures: true,
  }
}

/** English under its own name, Arabic under one that says so. */
function words<const Name extends string>(name: Name, { figures = false } = {}) {
  type Both = Name | `${Name}_ar`
  const arabic = `${name}_ar` as const
  return {
    columns: { [name]: ({ en }: Localized<Cell>) => en, [arabic]: ({ ar }: Localized<Cell>) => ar } as Record<
      Both,
      (value: Localized<Cell>) => Cell
    >,
    read: (cell: (name: Both) => Cell): Localized<Cell> => ({ ar: cell(arabic), en: cell(name) }),
    stored: { as: 'pair', column: name } as { as: 'pair'; column: Name },
    translates: { column: arabic, of: name },
    figures,
  }
}

const NUMBER = /^\d{1,9}(?:\.\d{1,6})?$/

/** A number, which is 0 or more and stands in its column as a text. */
function figure<const Name extends string>(name: Name) {
  return {
    columns: { [name]: (value: number | null) => value?.toString() ?? null } as Record<
      Name,
      (value: number | null) => Cell
    >,
    read: (cell: (name: Name) => Cell): number | null => (cell(name) ? Number(cell(name)) : null),
    stored: { as: 'plain', column: name } as { as: 'plain'; column: Name },
    figures: true,
    rule: { read: (text) => (NUMBER.test(text) ? text : undefined), problem: { kind: 'not-a-number' } } as CellRule,
  } as const
}

function stockState() {
  return {
    columns: { stock_state: (value: StockState | null) => value },
    read: (cell: (name: 'stock_state') => Cell) => cell('stock_state') as StockState | null,
    stored: { as: 'plain', column: 'stock_state' } as { as: 'plain'; column: 'stock_state' },
    figures: false,
    rule: { read: stockStateOf, problem: { kind: 'not-in-list' } } as CellRule,
    ofCode: true,
  } as const
}

function day<const Name extends string>(name: Name) {
  const rule: CellRule = { read: (text) => readFieldDay(text) ?? undefined, problem: { kind: 'not-a-day' } }
  return { ...code(name), rule }
}

export const PACK_FIELDS = {
  stockCode: code('stock_code'),
  productCode: code('product_code'),
  /** Words, such as a colour. */
  type: words('type'),
  volume: words('volume', { figures: true }),
  boxQuantity: code('box_quantity'),
  /** Of one pack with what is in it. */
  weightKg: { ...figure('weight_kg'), shown: true },
  stockState: stockState(),
  /** The day on which the state was last set. */
  stockAsOf: { ...day('stock_as_of'), ofCode: true },
} satisfies Record<string, PackField>

type PackFields = typeof PACK_FIELDS

/** One pack that can be ordered. A missing cell is null and is shown as a dash. */
export type Variant = { [Key in keyof PackFields]: ReturnType<PackFields[Key]['read']> }

/** The columns of the table of packs, by the names that forms and calls have for them. */
export type PackColumn = { [Key in keyof PackFields]: keyof PackFields[Key]['columns'] }[keyof PackFields]

export type Column = {
  name: PackColumn
  cellOf(pack: Variant): Cell
  figures: boolean
  rule: CellRule | null
  ofCode: boolean
  translates: PackColumn | null
}

export const PACK_COLUMNS: readonly Column[] = Object.entries<PackField>(PACK_FIELDS).flatMap(
  ([key, { columns, figures, rule = null, ofCode = false, translates }]) =>
    Object.entries(columns).map(([name, cell]) => ({
      name: name as PackColumn,
      cellOf: (pack: Variant) => cell(pack[key as keyof Variant] as never),
      figures,
      rule,
      ofCode,
      translates: translates?.column === name ? (translates.of as PackColumn) : null,
    })),
)

export function packOf(cell: (name: PackColumn) => Cell): Variant {
  const fields = Object.entries<PackField>(PACK_FIELDS)
  return Object.fromEntries(fields.map(([key, { read }]) => [key, read(cell as (name: string) => Cell)])) as Variant
}

export const BLANK_PACK: Variant = packOf(() => null)
