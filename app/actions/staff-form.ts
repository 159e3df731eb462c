import { data, redirect } from 'react-router'
import { forbiddenWords } from '#content/forbidden.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import type { Failure, Outcome } from '#domain/records/errors.ts'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'
import { inLanguage, type Locale, type Localized } from '#domain/text/locale.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { staffLocale } from '#domain/accounts/staff-locale.ts'
import { fieldsContext, reportErrorContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { waitHeadersOf, type Refusal } from './waiting.ts'
import {
  undoWords,
  DONE_PARAMETER,
  LEFT_PARAMETER,
  NOTICE_PARAMETER,
  ROW_PARAMETER,
  UNDO_PARAMETER,
  type NoticeName,
} from '#content/admin/notices.ts'
import { withCookies } from './cookies.ts'
import { manyDoneText, type ManyDone } from '#domain/records/lists/bulk.ts'

/** So many names stand in the address of a notice, each of at most so many characters. */
const MOST_NAMES = 10
const LONGEST_NAME = 60

/** What became of a form of the staff area, in the words of its screen. */
export type StaffAnswer<Result = undefined> = {
  ok: boolean
  /** Which of the screen's forms it was. */
  intent: string
  message: string
  /** What is wrong with single fields, by name. */
  errors: Record<string, string>
  /** What was typed, where it was not stored and the page is made again. */
  values?: Record<string, string>
  result?: Result
}

/** The sentences of a form; refusals of single fields bring their own. */
export type FormWords = { done: Localized; unknown: Localized; failed: Localized }

type Args = Pick<Route.ActionArgs, 'request' | 'context'>

/** The language that a form of the staff area is answered in. */
export function localeOfStaff({ headers }: Request): Locale {
  return staffLocale({ cookie: headers.get('cookie'), acceptLanguage: headers.get('accept-language') })
}

type FormWork<T> = {
  intent: string
  words: FormWords
  work: () => Promise<Outcome<T>>
  /** What was typed, for the form to show it again where it is not stored. */
  values?: Record<string, string>
  /** Cookies that the answer sets. */
  cookies?: (value: T) => string[]
}

/** Does what a form asks for and says what became of it; a surprise reaches the log, and the form keeps what was typed. */
export async function answerForm<T>({ request, context }: Args, { intent, words, work, values, cookies }: FormWork<T>) {
  const locale = localeOfStaff(request)
  try {
    const outcome = await work()
    if (!outcome.ok) return refusal({ intent, words, failure: outcome.failure, locale, values })
    const headers = cookies?.(outcome.value).map((cookie): [string, string] => ['Set-Cookie', cookie])
    const answer: StaffAnswer<T> = { ok: true, intent, message: words.done[locale], errors: {}, result: outcome.value }
    // Said by its name: the page that is shown again may have nothing more to show, as that of a link that is used up.
    return data(answer, { status: 200, headers })
  } catch (error) {
    if (error instanceof Forbidden) return problem<T>({ intent, values }, forbiddenWords.act[locale], 403)
    context.get(reportErrorContext)(error)
    return problem<T>({ intent, values }, words.failed[locale], 503)
  }
}

/** An act that asks for the password again was not done, or `field` has to wait; what was typed stays, passwords not. */
export function answerUnconfirmed(
  { request }: Pick<Args, 'request'>,
  form: Pick<StaffAnswer, 'intent' | 'values'>,
  why: Refusal,
  field = PASSWORD_FIELD,
) {
  const text = why.reason[localeOfStaff(request)]
  const answer: StaffAnswer<never> = { ok: false, ...form, message: text, errors: { [field]: text } }
  return data(answer, { status: why.status, headers: waitHeadersOf(why) })
}

/** Deletes the record that a row of a list named. */
export async function answerRemoval(
  args: Args,
  words: FormWords,
  remove: (id: string, by: StaffCaller) => Promise<Outcome<{ actId: string }>>,
) {
  const id = typedOf(args.context.get(fieldsContext), 'id')
  return answerForm(args, { intent: 'remove', words, work: () => remove(id, args.context.get(staffContext)) })
}

type Refused = Pick<StaffAnswer, 'intent' | 'values'> & { words: FormWords; failure: Failure; locale: Locale }

function refusal({ words, failure, locale, ...form }: Refused) {
  if (failure.kind === 'not-found') return problem<never>(form, words.unknown[locale], 404)
  if (failure.kind === 'conflict') return problem<never>(form, failure.message[locale], 409)
  const errors = inLanguage(failure.fields, locale)
  return problem<never>(form, Object.values(errors)[0] ?? '', 422, errors)
}

function problem<T>(
  form: Pick<StaffAnswer, 'intent' | 'values'>,
  message: string,
  status: number,
  errors: Record<string, string> = {},
) {
  const answer: StaffAnswer<T> = { ok: false, ...form, message, errors }
  return data(answer, { status })
}

type NoticeDetails = {
  /** The act, where it can be undone. */
  undo?: string | null
  /** Names of what an undo left alone. */
  left?: readonly string[]
  /** Of an act on many. */
  done?: ManyDone
  /** What no address may tell. */
  cookies?: readonly string[]
  /** The record that a list scrolls to after its form was saved or left. */
  row?: string
}

/** Leads to a screen that says what was done, with scripts and without, and offers to undo it. */
export function redirectWithNotice(
  path: string,
  notice: NoticeName,
  { undo, left = [], done, row, cookies = [] }: NoticeDetails = {},
) {
  const [pathname = '', search] = path.split('?', 2)
  const parameters = new URLSearchParams(search)
  parameters.set(NOTICE_PARAMETER, notice)
  if (undo) parameters.set(UNDO_PARAMETER, undo)
  if (done) parameters.set(DONE_PARAMETER, manyDoneText(done))
  if (row) parameters.set(ROW_PARAMETER, row)
  for (const name of left) parameters.append(LEFT_PARAMETER, name)
  return redirect(`${pathname}?${parameters}`, { headers: withCookies(cookies) })
}

export function shortNames(names: string[]): string[] {
  const some = names.slice(0, MOST_NAMES).map((name) => Array.from(name).slice(0, LONGEST_NAME).join(''))
  return names.length > MOST_NAMES ? [...some, undoWords.more] : some
}

/** Those who lost the right while their form was on its way are told so, like those who never had it. */
export function refuseForbidden(error: unknown): void {
  if (error instanceof Forbidden) throw data(null, { status: 403 })
}
