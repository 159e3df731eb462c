import type { z } from 'zod'
import { type WriteWords, recordMessages } from '#content/record-messages.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { Act } from '#domain/accounts/permissions.ts'
import type { Failure, Stale } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { Services } from '#server/services/services.ts'
import { intentOfNew } from '#server/records/intent.ts'
import type { BodyRule } from '#server/web/request/request-body.ts'
import { languageAsked, endpoint, staffOf, type Call, type Endpoint, notFound, type Answer } from './endpoint.ts'

type Written<Value, Entity> = { ok: true; value: Value } | { ok: false; failure: Failure | Stale<Entity> }

/** A write of staff. Its fields are read by the editing service alone, so that calls and forms are told the same. */
type WriteEndpoint<Value, Entity, Input extends z.ZodType, Output extends z.ZodType> = {
  path: `/api/${string}`
  summary: string
  body: BodyRule
  /** Describes the fields; what stands in them is for the reader of the form to judge. */
  input: Input
  output: Output
  words: WriteWords
  /** The right to it; that to records of the site where nothing is said. */
  access?: Act
  refusals?: Endpoint['refusals']
  /** The field that names the record; a new one is not named. */
  idField?: string
  write(services: Services, fields: FormFields, by: StaffCaller): Promise<Written<Value, Entity>>
  toData(value: Value, services: Services): z.output<Output> | Promise<z.output<Output>>
  /** How the record looks that somebody else has saved meanwhile. */
  toCurrent(entity: Entity): Record<string, unknown>
}

export function writeEndpoint<Value, Entity, Input extends z.ZodType<FormFields>, Output extends z.ZodType>(
  row: WriteEndpoint<Value, Entity, Input, Output>,
): Endpoint<Input, Output> {
  const { path, summary, body, input, output, words, access = 'records.write', refusals } = row
  return endpoint<Input, Output>({
    method: 'POST',
    path,
    summary,
    access,
    rates: [RATES.staffWrites],
    body,
    input,
    output,
    cache: 'none',
    ...(refusals && { refusals }),
    failure: words.failed.en,
    async handle(fields, call) {
      const locale = languageAsked(fields, call) ?? 'en'
      const outcome = await row.write(call.services, withKey(fields, call), staffOf(call))
      if (!outcome.ok) return writeRefusal(outcome.failure, row, locale)
      return { ok: true, data: await row.toData(outcome.value, call.services), message: words.done[locale] }
    },
  })
}

/** The key of a creation may come in the header that is made for it. */
export function withKey(fields: FormFields, { headers }: Call): FormFields {
  const key = headers.get('idempotency-key')
  return key === null || fields['creation_key'] ? fields : { ...fields, creation_key: key }
}

/** A call says with `state` what is to become of a new record; the buttons of forms are nothing that it knows. */
export function newOfCall({ state, ...fields }: FormFields): FormFields {
  return { ...fields, intent: intentOfNew(state) }
}

/** What becomes of a record that is there depends on how it stands, which the editing service knows. */
export function changeOfCall({ intent: _button, ...fields }: FormFields): FormFields {
  return fields
}

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
