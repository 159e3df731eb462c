import { z } from 'zod'
import { answeredBy, neededBy, takenBy, type AnswerOf, type Fields } from '#domain/fields/field.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { sentChoice, sentNumber, sentText, type Wire } from '#domain/fields/wire.ts'
import { LOCALES } from '#domain/text/locale.ts'

type Answered<Answer> = { [Name in keyof Answer]: z.ZodType<Answer[Name]> }

export function answeredFields<Table extends Parameters<typeof answeredBy>[0]>(
  table: Table,
): Answered<AnswerOf<Table>> {
  const wires = Object.entries(answeredBy(table))
  return Object.fromEntries(wires.map(([name, wire]) => [name, z.fromJSONSchema(wire)])) as Answered<AnswerOf<Table>>
}

/** What may be sent of a record, for the document of the API. It lets everything through: the reader judges. */
function sentFields(table: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(takenBy(table)).map(([name, wire]) => [name, sent(wire)]))
}

export function sent(wire: Wire) {
  return z.unknown().meta(wire).optional()
}

/** What may come with every write. */
export const everyWrite = { locale: sent(sentChoice(LOCALES, 'The language of the answer; else `Accept-Language`')) }

const CREATION_KEY =
  'A new one for each new record; the same one again answers the record of the first call. Or `Idempotency-Key`'
const VERSION = 'The version that was read: when somebody else has saved since, nothing is changed (409)'

/** When a record goes onto the site and off it, and whether it is there. */
function publicationFields(state: string) {
  const at = 'ISO 8601; without an offset the time of Riyadh. Empty for none'
  return {
    state: z.enum(['published', 'draft', 'scheduled', '']).nullable().optional().meta({ description: state }),
    publish_at: sent(
      sentText(RECORD_LIMITS.moment, `When it goes onto the site. ${at}. One in the future always schedules`),
    ),
    unpublish_at: sent(sentText(RECORD_LIMITS.moment, `When it is taken off the site. ${at}`)),
  }
}

const NEW_STATE =
  '`published` puts it onto the site, `draft` keeps it off, `scheduled` until `publish_at`; `published` without one'
const CHANGED_STATE =
  '`published` puts it onto the site, `draft` takes it off, `scheduled` keeps its plan; without one a record that is not on the site stays off it'

/** A new record with what else comes along, and what it cannot do without. */
export function newRecord(table: Fields, others: z.ZodRawShape = {}) {
  const creationKey = sent(sentText(RECORD_LIMITS.creationKey, CREATION_KEY))
  const shape = {
    ...sentFields(table),
    ...publicationFields(NEW_STATE),
    ...others,
    ...everyWrite,
    creation_key: creationKey,
  }
  return z.object(shape).meta({ required: neededBy(table) })
}

/** An id that a call may send with a new record, as older ones do. */
export function newIdIgnored(idField: string, called: string): z.ZodRawShape {
  const text = `Of no meaning here: a new ${called} gets its id from its slug`
  return { [idField]: sent(sentText(RECORD_LIMITS.name, text)) }
}

/** A change of the record that `idField` names. */
export function changedRecord(table: Fields, idField: string) {
  return namedRecord(idField, { ...sentFields(table), ...publicationFields(CHANGED_STATE) })
}

/** The record that `idField` names, with what is said of it. */
export function namedRecord(idField: string, others: z.ZodRawShape = {}) {
  const id = sent(sentText(RECORD_LIMITS.name))
  const shape = { [idField]: id, ...others, ...everyWrite, version: sent(sentNumber(VERSION)) }
  return z.object(shape).meta({ required: [idField] })
}
