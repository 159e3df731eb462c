import { data } from 'react-router'
import { confirmationWords } from '#content/admin/confirmation.ts'
import { intentUnknown } from '#content/admin/plan-problems.ts'
import { forbiddenWords } from '#content/forbidden.ts'
import type { NoticeName } from '#content/admin/notices.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { Forbidden, Unconfirmed } from '#domain/accounts/permissions.ts'
import type { Failure, FieldErrors, Stale } from '#domain/records/errors.ts'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'
import { readIntent } from '#domain/records/publication-plan.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { redirectWithNotice, localeOfStaff } from './staff-form.ts'
import { fieldsContext, reportErrorContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { waitHeadersOf, type Refusal } from './waiting.ts'
import { sentValues, type FileFields } from './sent-values.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'

export type SaveArgs = Pick<Route.ActionArgs, 'request' | 'context'>

/** One of the services' ways to write a record. */
export type Save<Record, Value = unknown> = (fields: FormFields, by: StaffCaller) => Promise<Edit<Record, Value>>

type Edit<Record, Value> =
  | { ok: true; value: Value; actId: string | null }
  | { ok: false; failure: Failure | Stale<Record>; sent: FormFields }

type Saving<Record, Value> = {
  save: Save<Record, Value>
  /** What is known of the record beside its form: its id, from the address. */
  identity?: FormFields
  /** What a form of the record holds. */
  toFields: (record: Record) => FormValues | Promise<FormValues>
  files: FileFields
  /** The other values of `intent` that its buttons send; null where the service reads that. */
  intents?: readonly string[] | null
  /** Where saving leads, and what is said there; for the one that knows what was done. */
  done: { path: string; notice: NoticeName } | ((value: Value, actId: string | null) => Promise<Response>)
  /** The sentence above a form that was not saved; '' where the fields say enough. Without a message nobody knows why. */
  refused: (message: string | null, locale: Locale) => string
}

/** Saves the form of a record: leads on when that succeeds, and otherwise gives the form what it has to show. */
export async function saveRecord<Record extends { version: number }, Value = unknown>(
  args: SaveArgs,
  saving: Saving<Record, Value>,
) {
  const { request, context } = args
  const locale = localeOfStaff(request)
  const fields = { ...context.get(fieldsContext), ...saving.identity }
  const { intents = ['publish'] } = saving
  if (intents && readIntent(fields, intents) === null) return unknown(sentValues(fields, saving.files), locale)
  try {
    const outcome = await saving.save(fields, context.get(staffContext))
    if (outcome.ok) return await leadOn(saving.done, outcome, fields['next'])
    const values = sentValues(outcome.sent, saving.files)
    return await refusal(outcome.failure, values, { ...saving, locale })
  } catch (error) {
    if (error instanceof Unconfirmed)
      return answerUnconfirmed(
        { status: 403, reason: confirmationWords.missing },
        sentValues(fields, saving.files),
        locale,
      )
    if (error instanceof Forbidden) return forbidden(error, sentValues(fields, saving.files), locale)
    context.get(reportErrorContext)(error)
    const message = saving.refused(null, locale)
    return answer({ kind: 'refused', message, errors: {}, values: sentValues(fields, saving.files) }, 503)
  }
}

async function leadOn<Value>(
  done: Saving<unknown, Value>['done'],
  { value, actId }: { value: Value; actId: string | null },
  next: unknown,
): Promise<Response> {
  if (typeof done === 'function') return done(value, actId)
  return redirectWithNotice(nextPath(next, done.path), done.notice, { undo: actId })
}

/** Nobody knows what the form was sent for: it comes back as it was, whatever else is wrong with it. */
function unknown(values: FormValues, locale: Locale) {
  return answer({ kind: 'refused', message: intentUnknown[locale], errors: {}, values }, 422)
}

/** The form comes back with everything but the password, beside which it says why nothing was saved. */
export function answerUnconfirmed(why: Refusal, values: FormValues, locale: Locale) {
  const errors = { [PASSWORD_FIELD]: why.reason }
  const given: SaveAnswer = { kind: 'refused', message: why.reason[locale], errors, values }
  return data(given, { status: why.status, headers: waitHeadersOf(why) })
}

/** What was typed stays, for whoever may do it after all. */
function forbidden({ fields: errors }: Forbidden, values: FormValues, locale: Locale) {
  return answer({ kind: 'refused', message: forbiddenWords.act[locale], errors, values }, 403)
}

type Refusing<Record> = Pick<Saving<Record, unknown>, 'toFields' | 'refused'> & { locale: Locale }

async function refusal<Record extends { version: number }>(
  failure: Failure | Stale<Record>,
  values: FormValues,
  { toFields, refused, locale }: Refusing<Record>,
) {
  if (failure.kind === 'not-found') return answer({ kind: 'gone' }, 404)
  if (failure.kind === 'stale') {
    const { current } = failure
    return answer({ kind: 'stale', current: await toFields(current), version: current.version, values }, 409)
  }
  const errors = failure.kind === 'invalid' ? failure.fields : fieldOf(failure)
  if ('intent' in errors) return unknown(values, locale)
  const reason = failure.kind === 'invalid' ? Object.values(errors)[0] : failure.message
  const message = refused(reason?.[locale] ?? null, locale)
  return answer({ kind: 'refused', message, errors, values }, failure.kind === 'invalid' ? 422 : 409)
}

function fieldOf({ field, message }: Extract<Failure, { kind: 'conflict' }>): FieldErrors {
  return field === undefined ? {} : { [field]: message }
}

function answer(given: SaveAnswer, status: number) {
  return data(given, { status })
}
