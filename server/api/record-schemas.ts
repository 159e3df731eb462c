import { z } from 'zod'
import { answeredBy, neededBy, takenBy, type AnswerOf, type Fields } from '../../domain/records/field.ts'
import { RECORD_LIMITS } from '../../domain/records/record-limits.ts'
import { sentText, type Wire } from '../../domain/records/wire.ts'

type Answered<Answer> = { [Name in keyof Answer]: z.ZodType<Answer[Name]> }

/** The schemas of what a record answers, by name. */
export function answeredFields<Table extends Parameters<typeof answeredBy>[0]>(
  table: Table,
): Answered<AnswerOf<Table>> {
  const wires = Object.entries(answeredBy(table))
  return Object.fromEntries(wires.map(([name, wire]) => [name, z.fromJSONSchema(wire)])) as Answered<AnswerOf<Table>>
}

/** What may be sent of a record, for the document of the API. It lets everything through: the reader judges. */
export function sentFields(table: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(takenBy(table)).map(([name, wire]) => [name, sent(wire)]))
}

export function sent(wire: Wire) {
  return z.unknown().meta(wire).optional()
}

/** A new record with what else comes along, and what it cannot do without. */
export function newRecord(table: Fields, others: z.ZodRawShape) {
  return z.object({ ...sentFields(table), ...others }).meta({ required: neededBy(table) })
}

/** A change of the record that `idField` names. */
export function changedRecord(table: Fields, idField: string, others: z.ZodRawShape) {
  const shape = { [idField]: sent(sentText(RECORD_LIMITS.name)), ...sentFields(table), ...others }
  return z.object(shape).meta({ required: [idField] })
}
