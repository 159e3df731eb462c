import { recordMessages, type WriteWords } from '#content/record-messages.ts'
import type { Failure, Stale } from '#domain/records/errors.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { notFound, type Answer } from './endpoint.ts'

type Write<Entity> = {
  words: WriteWords
  /** The field that names the record; a new one is not named. */
  idField?: string
  /** How the record looks that somebody else has saved meanwhile. */
  toCurrent(entity: Entity): Record<string, unknown>
}

/** Why a write was refused, in the caller's language: beside the fields that it is about, and with what is in its way. */
export function writeRefusal<Entity>(
  refused: Failure | Stale<Entity>,
  { words, idField, toCurrent }: Write<Entity>,
  locale: Locale,
): Extract<Answer<never>, { ok: false }> {
  if (refused.kind === 'not-found') return notFound(words.failed[locale])
  if (refused.kind === 'invalid') {
    const isUnnamed = idField !== undefined && idField in refused.fields
    const message = isUnnamed ? recordMessages.idMissing[locale](idField) : recordMessages.invalid[locale]
    return { ok: false, status: 422, message, fields: inLanguage(refused.fields, locale) }
  }
  if (refused.kind === 'stale') {
    const data = { current: toCurrent(refused.current) }
    return { ok: false, status: 409, message: recordMessages.stale[locale], data }
  }
  const { message, field, count } = refused
  const fields = field ? { fields: inLanguage({ [field]: message }, locale) } : {}
  return { ok: false, status: 409, message: message[locale], ...fields, ...(count ? { data: { count } } : {}) }
}
