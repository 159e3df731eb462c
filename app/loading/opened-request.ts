import { data } from 'react-router'
import { offerWords } from '#content/pages/offer.ts'
import { requestLineWords } from '#content/pages/quote.ts'
import { readRefused } from '#domain/quotes/attached-files.ts'
import { chatText } from '#domain/quotes/chat-text.ts'
import { toNewsView } from '#domain/quotes/news-consent.ts'
import { toRequestView, type OpenedRequest } from '#domain/quotes/request-view.ts'
import { requestPath } from '#domain/quotes/request-number.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { isAnswer } from '#domain/quotes/quotation-record.ts'
import { quotasContext, servicesContext, siteUrlContext } from '#app/context.ts'
import { waitHeaders } from '#app/actions/waiting.ts'
import type { Route } from '../routes/site/quote/+types/request.ts'

/** Nobody keeps the page of a request, and where a link on it leads nobody learns its address. */
export const CLOSED = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

type Args = Pick<Route.LoaderArgs, 'url' | 'context'> & { params: { token: string } }

/** The request that a link opens; whoever tries many that open none has to wait. */
export async function openRequest({ params, context }: Args): Promise<OpenedRequest> {
  const quotas = context.get(quotasContext)
  const wait = await quotas.take('requestLinks')
  if (wait !== null) throw data('too-many', { status: 429, headers: { ...CLOSED, ...waitHeaders(wait) } })
  const opened = await context.get(servicesContext).requestPages.open(params.token)
  if (opened === null) throw data(null, { status: 404, headers: CLOSED })
  await quotas.giveBack('requestLinks')
  if (opened === 'over') throw data('over', { status: 410, headers: CLOSED })
  return opened
}

export async function loadRequest(args: Args & Pick<Route.LoaderArgs, 'request'>) {
  const locale = localeOfPath(args.url.pathname)
  const opened = await openRequest(args)
  const request = toRequestView(
    opened,
    { ...requestLineWords, ...offerWords },
    { locale, today: dayOfInstant(new Date()) },
  )
  const news = toNewsView([opened.message], args.url.searchParams, locale)
  const url = args.context.get(siteUrlContext) + localizedPath(locale, requestPath(args.params.token))
  const lines = request.lines.map(({ code, name, pack, quantity }) => [code || name, pack, quantity])
  const refused = readRefused(args.request.headers.get('cookie'))
  const wanted = args.url.searchParams.get('step')
  const step = request.offer?.isOpen && isAnswer(wanted) ? { kind: wanted, key: crypto.randomUUID() } : null
  return {
    request,
    step,
    news,
    url,
    path: args.url.pathname,
    refused,
    chat: chatText(lines, { number: request.number, url }),
  }
}
