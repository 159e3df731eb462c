import {
  answeredBy,
  answerOf,
  blankRecord,
  formNames,
  formTexts,
  lineFields,
  readRecord,
  type AnswerOf,
  type Fields,
  type RecordOf,
  field,
  type Named,
} from './field.ts'
import type { FormFields } from './form-values.ts'
import type { RecordForm, RecordProblem } from './record-form.ts'
import { RECORD_LIMITS } from './record-limits.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { sentList, type Wire } from './wire.ts'

/** Refuses a cell of one of the rows, by its place among them. */
export type RefuseCell = (place: number, cell: string, problem: RecordProblem) => void

type RowsRule<Row> = {
  most?: number
  about?: string
  /** What is made of the rows together, and what is wrong with one beside others. */
  settle?(rows: Row[], refuse: RefuseCell): Row[]
}

/**
 * A group of fields that is repeated: a row is read, shown and answered as a record of its table is. Calls and files
 * carry a list of rows under one name; forms carry columns, each name of a row with `[]` behind it. A row in which
 * nothing stands is left out.
 */
export function rows<const Name extends string, const Table extends Fields>(
  name: Name,
  table: Table,
  {
    most = RECORD_LIMITS.rows,
    about: words = 'The rows as they are answered',
    settle = (all) => all,
  }: RowsRule<RecordOf<Table>> = {},
) {
  type Row = RecordOf<Table>
  type Sent = AnswerOf<Table>
  const wire: Wire<Sent[]> = { type: 'array', items: { type: 'object', properties: answeredBy(table) } }
  const repeated = field({
    blank: [] as Row[],
    read(form) {
      const sent = sentRows(form, name, table)
      if (sent === undefined) return undefined
      if (sent === null) return form.refuse(name, { kind: 'list-malformed' })
      const written = sent.map((row, place) => ({ row, place })).filter(({ row }) => isWritten(table, row))
      if (written.length > most) return form.refuse(name, { kind: 'too-many', most })
      return readRows(form, table, written, settle)
    },
    takes: { [name]: sentList(words) },
    texts: (all: Row[]) => {
      const texts = all.map((row) => formTexts(table, row))
      return Object.fromEntries(cellNames(table).map((cell) => [`${cell}[]`, texts.map((row) => row[cell]?.[0] ?? '')]))
    },
    line: (all: Row[]) => ({ [name]: all.map((row) => lineFields(table, row)) }),
    answers: { [name]: { wire, of: (all: Row[]) => all.map((row) => answerOf(table, row)) } } as unknown as Named<
      Name,
      Row[],
      Sent[]
    >,
    stored: { as: 'json', column: name },
  })
  return { ...repeated, row: table }
}

/** The name of a cell among the problems of a form: its field, and which of the rows that were sent it stands in. */
export function cellName(name: string, row: number): string {
  return `${name}[${row}]`
}

function cellNames(table: Fields): string[] {
  return Object.values(table).flatMap((one) => formNames(one))
}

/** All of them; undefined where one cannot be used, for a list that lacks a row says something else. */
function readRows<Table extends Fields>(
  form: RecordForm,
  table: Table,
  sent: { row: FormFields; place: number }[],
  settle: (rows: RecordOf<Table>[], refuse: RefuseCell) => RecordOf<Table>[],
): RecordOf<Table>[] | undefined {
  let isWhole = true
  const refuse: RefuseCell = (place, cell, problem) => {
    isWhole = false
    form.refuse(cellName(cell, sent[place]!.place), problem)
  }
  const read = sent.map(({ row }, place) => {
    const { input, problems } = readRecord(table, row, null, form.isDraft)
    for (const [cell, problem] of Object.entries(problems)) refuse(place, cell, problem)
    return { ...blankRecord(table), ...input }
  })
  const settled = settle(read, refuse)
  return isWhole ? settled : undefined
}

/** The rows that were sent; null where it is no list of them, undefined where none was. */
function sentRows(form: RecordForm, name: string, table: Fields): FormFields[] | null | undefined {
  const sent = form.value(name) ?? rowsOfColumns(form, table)
  const list = typeof sent === 'string' ? (sent === '' ? [] : parsedJson(sent)) : sent
  if (list === undefined && sent === undefined) return undefined
  return Array.isArray(list) && list.every(isRow) ? list : null
}

function isRow(row: unknown): row is FormFields {
  return typeof row === 'object' && row !== null && !Array.isArray(row)
}

function rowsOfColumns(form: RecordForm, table: Fields): FormFields[] | undefined {
  const names = cellNames(table)
  const columns = names.map((name) => [form.value(`${name}[]`) ?? []].flat())
  if (names.every((name) => form.value(`${name}[]`) === undefined)) return undefined
  const height = Math.max(...columns.map((cells) => cells.length))
  return Array.from({ length: height }, (_, place) =>
    Object.fromEntries(names.map((name, column) => [name, columns[column]![place] ?? ''])),
  )
}

/** Whether a row says more than one that was just added. */
function isWritten(table: Fields, row: FormFields): boolean {
  const blank = formTexts(table, blankRecord(table))
  return Object.entries(row).some(([name, cell]) => {
    const text = typeof cell === 'string' ? cell.trim() : cell
    return text !== '' && text !== null && text !== undefined && text !== (blank[name]?.[0] ?? '')
  })
}
