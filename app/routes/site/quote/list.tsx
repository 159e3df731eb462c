import { data, redirect } from 'react-router'
import { attachmentProblems } from '#content/attachment-words.ts'
import { forms, quoteForm } from '#content/forms.ts'
import { quoteHead, quotePage } from '#content/pages/quote.ts'
import { pasteReport, sheetReport } from '#content/pages/quote-sheet.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { lineOf, typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { readFormSending } from '#domain/messages/message-form.ts'
import { ATTACHMENTS, filesOf, isCutOff, refusedCookie } from '#domain/quotes/attached-files.ts'
import { toLineViews } from '#domain/quotes/listed-line.ts'
import { pastedOf, readFormLines } from '#domain/quotes/list-form.ts'
import { FURTHER_LINES, MOST_LISTED, readQuoteLine, withLines, type QuoteLine } from '#domain/quotes/quote-line.ts'
import { skippedWords, toQuoteLines, withSkipped } from '#domain/quotes/reading/list-lines.ts'
import { isEmptyFile } from '#domain/fields/record-form.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { withCookies } from '#app/actions/cookies.ts'
import { isText } from '#app/actions/is-text.ts'
import { cookiesOfList, listInCookie } from '#app/actions/quote-cookie.ts'
import { pageThatWaits, waitHeaders } from '#app/actions/waiting.ts'
import { fieldsContext, quotasContext, reportErrorContext, servicesContext, siteUrlContext } from '#app/context.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { QuotePage, type PostedList } from '#app/ui/quote/quote-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/list.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false }

export const meta = fixedMeta(quoteHead)

export const headers = pageThatWaits

/** The list that a browser without scripts has in its cookie; all others read theirs themselves. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const list = listInCookie(request)
  if (list.length === 0) return { lines: [] }
  const known = await context.get(servicesContext).quoteLists.know(list)
  return { lines: toLineViews(known, localeOfPath(url.pathname)) }
}

/** So much of a list that is too long is shown again, in UTF-16 units: a page has to be made of it. */
const MOST_SHOWN = 20_000

/** What the form posts counts, and not the cookie. */
export async function action(args: Route.ActionArgs) {
  const fields = args.context.get(fieldsContext)
  const lines = readFormLines(fields)
  if (isCutOff(fields)) {
    const errors = { [ATTACHMENTS]: attachmentProblems.cutOff[localeOfPath(args.url.pathname)] }
    return shown(args, lines, { errors }, 413)
  }
  const restored = lineOf(fields, 'restore')
  if (restored !== '') {
    const skipped = skippedOf(fields)
    const text = skipped[Number(restored)] ?? ''
    const line = readQuoteLine({ text })
    return shown(args, line ? [...lines, line] : lines, { skipped: skipped.filter((_, at) => at !== Number(restored)) })
  }
  const removed = lineOf(fields, 'remove')
  if (removed !== '')
    return shown(
      args,
      lines.filter((_, place) => place !== Number(removed)),
    )
  const intent = lineOf(fields, 'intent')
  const { sheet } = fields
  const file = sheet instanceof File && !isEmptyFile(sheet) ? sheet : null
  // A file that was chosen and not yet added is no less meant than one that was.
  if (intent === 'sheet' || (file && intent.startsWith('send'))) return addSheet(args, lines, file)
  const locale = localeOfPath(args.url.pathname)
  const read = await args.context.get(servicesContext).quoteLists.readPasted(pastedOf(fields))
  const listed = read && withLines(lines, toQuoteLines(read))
  if (!read || !listed || listed.length > MOST_LISTED) {
    const values = { lines: pastedOf(fields).slice(0, MOST_SHOWN) }
    const { full, pasteTooLong } = quotePage
    return shown(args, lines, { values, errors: { lines: (read ? full : pasteTooLong)[locale] } }, 422)
  }
  const details = withSkipped(typedOf(fields, 'details'), skippedWords(read))
  const parts = {
    values: { lines: '', details },
    pasted: pasteReport(toQuoteLines(read), locale),
    skipped: [...skippedOf(fields), ...read.flatMap(({ skipped, written }) => (skipped ? written.trim() : []))],
  }
  if (intent === 'paste') return shown(args, listed, parts)
  const open = intent === 'send-open' ? [] : [...listed.entries()].filter(([, { qty }]) => qty === null)
  if (open.length === 0) return send(args, listed, { ...parts, said: skippedWords(read) })
  const errors = Object.fromEntries(open.map(([place]) => [`qty[${place}]`, quotePage.howMany[locale]]))
  return shown(args, listed, { ...parts, message: quotePage.openLines[locale], errors }, 422)
}

/** Lines of earlier messages that were no items, as the form brings them back. */
function skippedOf(fields: FormFields): string[] {
  return [fields['skipped[]'] ?? []].flat().filter((text) => typeof text === 'string')
}

async function addSheet(args: Route.ActionArgs, lines: QuoteLine[], file: File | null) {
  const { url, context } = args
  const locale = localeOfPath(url.pathname)
  const refused = (text: string) => shown(args, lines, { errors: { sheet: text } }, 422)
  if (!file) return refused(quotePage.noSheet[locale])
  const quotas = context.get(quotasContext)
  const wait = await quotas.take('sheets')
  if (wait !== null) return tooMany(args, lines, wait)
  const { quoteLists } = context.get(servicesContext)
  const sheet = await quoteLists.readSheet(Buffer.from(await file.arrayBuffer()), quotas.source.visitor)
  if (!sheet.ok) return refused(fileProblemText(sheet.problem, locale))
  const listed = withLines(lines, sheet.lines)
  if (listed.length > MOST_LISTED) return refused(quotePage.full[locale])
  return shown(args, listed, { sheet: sheetReport(sheet, locale) })
}

async function send(
  args: Route.ActionArgs,
  lines: QuoteLine[],
  { said, ...parts }: Partial<PostedList> & { said: string },
) {
  const { url, context } = args
  const fields = context.get(fieldsContext)
  const locale = localeOfPath(url.pathname)
  const { listRequests } = context.get(servicesContext)
  const errors = listRequests.check({ fields, lines, locale })
  const invalid = (fieldErrors: Record<string, string>) =>
    shown(args, lines, { ...parts, message: forms.invalid[locale], errors: fieldErrors }, 422)
  if (errors) return invalid(errors)
  try {
    const quotas = context.get(quotasContext)
    const wait = await quotas.take('requests')
    if (wait !== null) return await tooMany(args, lines, wait, parts)
    const { source } = quotas
    const sending = readFormSending(fields)
    const list = { fields, lines, sending, locale, page: url.pathname, source, files: filesOf(fields), said }
    const sent = await listRequests.submit(list)
    if ('fields' in sent) return await invalid(sent.fields)
    if (!sent.submission.ok) return await tooMany(args, lines, sent.submission.retryAfterSeconds, parts)
    const { path } = sent.submission.request!
    const refused = (sent.submission.refused ?? []).map(({ name, reason }) => ({ name, reason: reason[locale] }))
    const notes = refused.length > 0 ? [refusedCookie(path, refused, isSecure(args))] : []
    const emptied = cookiesOfList([], isSecure(args)) ?? []
    return redirect(path, { status: 303, headers: withCookies([...emptied, ...notes]) })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return shown(args, lines, { ...parts, message: quoteForm.failed[locale] }, 503)
  }
}

function tooMany(args: Route.ActionArgs, lines: QuoteLine[], wait: number, parts: Partial<PostedList> = {}) {
  const message = forms.tooMany[localeOfPath(args.url.pathname)](wait)
  return shown(args, lines, { ...parts, message }, 429, waitHeaders(wait))
}

/** The page again with what was posted, which the cookie holds from now on. */
async function shown(
  args: Route.ActionArgs,
  lines: QuoteLine[],
  parts: Partial<PostedList> = {},
  status = 200,
  headers: Record<string, string> = {},
) {
  const { url, context } = args
  const known = await context.get(servicesContext).quoteLists.know(lines)
  // The lines beyond the first are among the lines.
  const { [FURTHER_LINES]: _, ...typed } = context.get(fieldsContext)
  const values = Object.fromEntries(Object.entries(typed).filter(isText))
  const cookies = withCookies(cookiesOfList(lines, isSecure(args)) ?? [])
  for (const [name, value] of Object.entries(headers)) cookies.set(name, value)
  const posted: PostedList = {
    lines: toLineViews(known, localeOfPath(url.pathname)),
    message: parts.message ?? '',
    errors: parts.errors ?? {},
    values: { ...values, ...parts.values },
    pasted: parts.pasted ?? '',
    sheet: parts.sheet ?? null,
    skipped: parts.skipped ?? skippedOf(context.get(fieldsContext)),
  }
  return data(posted, { status, headers: cookies })
}

function isSecure({ context }: Route.ActionArgs): boolean {
  return context.get(siteUrlContext).startsWith('https')
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotePage lines={loaderData.lines} posted={actionData} />
}
