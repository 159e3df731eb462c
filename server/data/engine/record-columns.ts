import type { Stored } from '#domain/fields/field.ts'
import type { Localized } from '#domain/text/locale.ts'
import { fromFlag, fromJson, toFlag, toJson } from './codec.ts'

/** What of a table of fields says how its values stand in a row. */
type StoredFields = Readonly<Record<string, { stored: Stored }>>

type Columns<Way, Value> = Way extends { as: 'pair'; column: infer Column extends string }
  ? Record<`${Column}_ar` | `${Column}_en`, Value extends Localized<infer Text> ? Text : never>
  : Way extends { as: 'json-pair'; column: infer Column extends string }
    ? Record<`${Column}_ar` | `${Column}_en`, string>
    : Way extends { as: 'flag'; column: infer Column extends string }
      ? Record<Column, number>
      : Way extends { as: 'json'; column: infer Column extends string }
        ? Record<Column, null extends Value ? string | null : string>
        : Way extends { as: 'plain'; column: infer Column extends string }
          ? Record<Column, Value>
          : never

type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? { [Column in keyof Whole]: Whole[Column] }
  : never

export type ColumnsOf<Table extends StoredFields, Record_> = Together<
  { [Key in keyof Table & keyof Record_]: Columns<Table[Key]['stored'], Record_[Key]> }[keyof Table & keyof Record_]
>

/** The fields that stand in columns; what has rows of its own is not among them. */
type InColumns<Table extends StoredFields> = {
  [Key in keyof Table]: Table[Key]['stored'] extends 'apart' ? never : Key
}[keyof Table]

/** The columns of what is given of a record; the others are not there and stay as they are. */
export function toColumns<Table extends StoredFields, Record_>(
  table: Table,
  record: Record_ & { [Key in keyof Record_]: Key extends keyof Table ? unknown : never },
): ColumnsOf<Table, Record_> {
  const row: Record<string, unknown> = {}
  for (const [key, { stored }] of Object.entries(table)) {
    const value = (record as Record<string, unknown>)[key]
    if (stored !== 'apart' && value !== undefined) write(row, stored, value)
  }
  return row as ColumnsOf<Table, Record_>
}

export function fromColumns<Table extends StoredFields, Record_>(
  table: Table,
  row: ColumnsOf<Table, Record_>,
): Pick<Record_, InColumns<Table> & keyof Record_> {
  const record: Record<string, unknown> = {}
  for (const key in table) {
    const { stored } = table[key]!
    if (stored !== 'apart') record[key] = read(row, stored)
  }
  return record as Pick<Record_, InColumns<Table> & keyof Record_>
}

/** The names of its columns, for reading no others. */
export function columnNames<Table extends StoredFields, Record_>(table: Table): (keyof ColumnsOf<Table, Record_>)[] {
  const names = Object.values(table).flatMap(({ stored }) => {
    if (stored === 'apart') return []
    const { as, column } = stored
    return as === 'pair' || as === 'json-pair' ? [`${column}_ar`, `${column}_en`] : [column]
  })
  return names as (keyof ColumnsOf<Table, Record_>)[]
}

type InColumn = Exclude<Stored, 'apart'>

function write(row: Record<string, unknown>, { as, column }: InColumn, value: unknown): void {
  const pair = value as Localized<unknown>
  if (as === 'pair') Object.assign(row, { [`${column}_ar`]: pair.ar, [`${column}_en`]: pair.en })
  else if (as === 'json-pair')
    Object.assign(row, { [`${column}_ar`]: toJson(pair.ar), [`${column}_en`]: toJson(pair.en) })
  else if (as === 'flag') row[column] = toFlag(value as boolean)
  else if (as === 'json') row[column] = value === null ? null : toJson(value)
  else row[column] = value
}

function read(row: Readonly<Record<string, never>>, { as, column }: InColumn): unknown {
  if (as === 'pair') return { ar: row[`${column}_ar`], en: row[`${column}_en`] }
  if (as === 'json-pair') return { ar: fromJson(row[`${column}_ar`]!), en: fromJson(row[`${column}_en`]!) }
  const value = row[column]!
  if (as === 'flag') return fromFlag(value)
  if (as === 'json') return value === null ? null : fromJson(value)
  return value
}
