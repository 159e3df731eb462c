import { z } from 'zod'
import { LOCALES } from '../../domain/text/locale.ts'
import { RECORD_LIMITS } from '../../domain/records/record-limits.ts'

/**
 * Fields of writes, as the API's document describes them. They let everything through: what is in a field is judged by
 * the reader of the form, in the caller's language and beside the field.
 */
function described(schema: Record<string, unknown>, description?: string) {
  return z
    .unknown()
    .meta({ ...schema, ...(description === undefined ? {} : { description }) })
    .optional()
}

export function written(maxLength: number = RECORD_LIMITS.name, description?: string) {
  return described({ type: 'string', maxLength }, description)
}

export function writtenNumber(description?: string) {
  return described({ type: ['number', 'string'] }, description)
}

export function writtenFlag(description?: string) {
  return described({ type: ['boolean', 'string'] }, description)
}

export function writtenFile(description: string) {
  return described({ type: 'string', format: 'binary' }, description)
}

export function writtenFiles(description: string) {
  return described({ type: 'array', items: { type: 'string', format: 'binary' } }, description)
}

export function writtenChoice(choices: readonly string[], description: string) {
  return described({ type: 'string', enum: choices }, description)
}

/** A list: as JSON, as a JSON text, or as a plain text in the way that the description says. */
export function writtenList(description: string) {
  return described({ type: ['array', 'string'] }, description)
}

/** A record: as JSON, or as a JSON text. */
export function writtenRecord(description: string) {
  return described({ type: ['object', 'string'] }, description)
}

/** What may come with every write. */
export const everyWrite = {
  locale: writtenChoice(LOCALES, 'The language of the answer; else `Accept-Language`'),
}

export const everyCreation = {
  ...everyWrite,
  creation_key: written(
    RECORD_LIMITS.creationKey,
    'A new one for each new record; the same one again answers the record of the first call. Or `Idempotency-Key`',
  ),
}

export const everyChange = {
  ...everyWrite,
  version: writtenNumber('The version that was read: when somebody else has saved since, nothing is changed (409)'),
}

/** The fields of a write, and which of them it cannot do without. */
export function writtenFields<Shape extends z.ZodRawShape>(shape: Shape, required: (keyof Shape & string)[]) {
  return z.object(shape).meta({ required })
}
