import { data, redirect } from 'react-router'
import { attachmentProblems } from '#content/attachment-words.ts'
import { answerConflicts } from '#content/quotations.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import { ATTACHMENTS, filesOf, isCutOff, refusedCookie } from '#domain/quotes/attached-files.ts'
import type { LineView } from '#domain/quotes/listed-line.ts'
import type { AnswerKind } from '#domain/quotes/quotation-record.ts'
import type { OpenedRequest } from '#domain/quotes/request-view.ts'
import { localeOfPath, type Locale } from '#domain/text/locale.ts'
import { fieldsContext, quotasContext, servicesContext, siteUrlContext } from '#app/context.ts'
import { CLOSED } from '#app/loading/closed.ts'
import type { Route } from '../routes/site/quote/+types/request.ts'
import type { WritingIntent } from './customer-writing.ts'
import { withCookies } from './cookies.ts'
import { isText } from './is-text.ts'

export type Args = Pick<Route.ActionArgs, 'url' | 'context'>

/** What the page says of a form that could not be done; `step` is the question that is still open. */
export type RefusedAnswer = {
  step: AnswerKind | Exclude<WritingIntent, 'file'> | null
  message: string
  errors: Record<string, string>
  values: Record<string, string>
  /** A list that was changed and not kept. */
  lines?: LineView[]
}

/** Takes a customer's answer to a quotation, with its files. */
export async function receiveAnswer(args: Args, { message }: OpenedRequest, kind: AnswerKind) {
  const { services, fields, locale, refusal } = open(args)
  if (isCutOff(fields))
    return refusal(413, { step: kind, errors: { [ATTACHMENTS]: attachmentProblems.cutOff[locale] } })
  const { source } = args.context.get(quotasContext)
  const files = await services.requestFiles.take(kind === 'accept' ? filesOf(fields) : [], source)
  const outcome = await services.quotations.answer(message.id, { kind, fields, files: files.stored })
  if (outcome.ok) {
    const beyond = outcome.value.map(({ name }) => ({ name, reason: attachmentProblems.full }))
    return done(args, [...files.refused, ...beyond], locale)
  }
  const { failure } = outcome
  if (failure.kind === 'invalid') {
    const errors = Object.entries(failure.fields).map(([name, problem]) => [name, problem?.[locale] ?? ''])
    return refusal(422, { step: kind, errors: Object.fromEntries(errors) as Record<string, string> })
  }
  // There is none to answer, or no more.
  const reason = failure.kind === 'conflict' ? failure.message : answerConflicts.newer
  return refusal(409, { message: reason[locale] })
}

export function open({ url, context }: Args) {
  const fields = context.get(fieldsContext)
  const values = Object.fromEntries(Object.entries(fields).filter(isText))
  const refusal = (status: number, parts: Partial<RefusedAnswer>) => {
    const answer: RefusedAnswer = { step: null, message: '', errors: {}, values, ...parts }
    return data(answer, { status, headers: CLOSED })
  }
  return { services: context.get(servicesContext), fields, locale: localeOfPath(url.pathname), refusal }
}

/** Back to the page, which tells of files that were not taken. */
export function done(
  { url, context }: Args,
  refused: { name: string; reason: Record<Locale, string> }[],
  locale: Locale,
): never {
  const notes = refused.map(({ name, reason }) => ({ name, reason: reason[locale] }))
  const isSecure = context.get(siteUrlContext).startsWith('https')
  const cookies = notes.length > 0 ? [refusedCookie(url.pathname, notes, isSecure)] : []
  throw redirect(url.pathname, { status: 303, headers: withCookies(cookies) })
}

export function revisionOf({ context }: Args): number {
  return Number(lineOf(context.get(fieldsContext), 'revision')) || 0
}
