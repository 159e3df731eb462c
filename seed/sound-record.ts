import { recordProblems } from '#content/record-problems.ts'
import { readRecord, type Fields, type RecordOf } from '#domain/fields/field.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { fail } from './seed-reading.ts'

/** What a file says of a record; ends the reading with a name that no field has, or a value that no save would take. */
export function soundRecord<Table extends Fields>(
  table: Table,
  fields: FormFields,
  { before = null, file, id }: { before?: RecordOf<Table> | null; file: string; id?: string },
): Partial<RecordOf<Table>> {
  const at = id === undefined ? '' : ` at ${id}`
  const known = new Set(
    Object.values(table).flatMap((field) => [
      ...Object.keys(field.takes),
      ...Object.keys(field.line(field.blank)),
      ...Object.keys(field.files),
    ]),
  )
  const unknown = Object.keys(fields).find((name) => !known.has(name))
  if (unknown !== undefined) fail(file, `has an unknown field${at}: ${unknown}`)
  const { input, problems } = readRecord(table, fields, before)
  const [problem] = Object.entries(recordProblems(problems))
  if (problem) fail(file, `has a wrong value${at}: ${problem[0]}: ${problem[1].en}`)
  return input
}
