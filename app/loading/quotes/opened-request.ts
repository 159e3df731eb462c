import { data } from 'react-router'
import { offerWords } from '#content/pages/offer.ts'
import { requestLineWords } from '#content/pages/quote.ts'
import { readRefused } from '#domain/quotes/attached-files.ts'
import { chatText } from '#domain/quotes/contact-ways.ts'
import { toLineViews } from '#domain/quotes/listed-line.ts'
import { toNewsView } from '#domain/quotes/news-consent.ts'
import { toRequestView, type OpenedRequest } from '#domain/quotes/request-view.ts'
import { toListLine } from '#domain/quotes/request-line.ts'
import { requestPath, TOKEN } from '#domain/quotes/request-number.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { isAnswer } from '#domain/quotes/quotation-record.ts'
import { quotasContext, servicesContext, siteUrlContext } from '#app/context.ts'
import { waitHeaders } from '#app/actions/waiting.ts'
import { CLOSED, missing } from '#app/loading/closed.ts'
import type { Route } from '../../routes/site/quote/+types/request.ts'

type Args = Pick<Route.LoaderArgs, 'url' | 'context'> & { params: { token: string } }

/** The request that a link opens. Wrong links are counted by address, but never close a valid one; too many get 429. */
export async function openRequest({ params, url, context }: Args): Promise<OpenedRequest> {
  const opened = await context.get(servicesContext).requestPages.open(params.token)
  if (opened === null) {
    if (!TOKEN.test(params.token)) throw missing(url)
    const wait = await context.get(quotasContext).take('requestLinks')
    throw wait === null ? missing(url) : data('too-many', { status: 429, headers: { ...CLOSED, ...waitHeaders(wait) } })
  }
  if (opened === 'over') throw data('over', { status: 410, headers: CLOSED })
  return opened
}

const LIST_STEPS = ['change-list', 'cancel'] as const

export async function loadRequest(args: Args & Pick<Route.LoaderArgs, 'request'>) {
  const locale = localeOfPath(args.url.pathname)
  const opened = await openRequest(args)
  const now = new Date()
  const request = toRequestView(
    opened,
    { ...requestLineWords, ...offerWords },
    { locale, today: dayOfInstant(now), now },
  )
  const news = toNewsView([opened.message], args.url.searchParams, locale)
  const url = args.context.get(siteUrlContext) + localizedPath(locale, requestPath(args.params.token))
  const lines = request.lines.map(({ code, name, pack, quantity }) => [code || name, pack, quantity])
  const refused = readRefused(args.request.headers.get('cookie'))
  const wanted = args.url.searchParams.get('step')
  const key = crypto.randomUUID()
  const step = request.offer?.isOpen && isAnswer(wanted) ? { kind: wanted, key } : null
  const listStep = request.canChange ? (LIST_STEPS.find((one) => one === wanted) ?? null) : null
  const { quoteLists } = args.context.get(servicesContext)
  const list = listStep === 'change-list' ? await quoteLists.know(opened.lines.map(toListLine)) : []
  return {
    request,
    step,
    listStep,
    list: toLineViews(list, locale),
    formKey: key,
    news,
    url,
    path: args.url.pathname,
    refused,
    chat: chatText(lines, { number: request.number, url }),
  }
}
