import { data, isRouteErrorResponse, redirect } from 'react-router'
import { requestPage } from '#content/pages/request.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import { refusedCookie } from '#domain/quotes/attached-files.ts'
import { newsWithdrawnPath, WITHDRAW_NEWS } from '#domain/quotes/news-consent.ts'
import { mergedLines, type QuoteLine } from '#domain/quotes/quote-line.ts'
import { isAnswer } from '#domain/quotes/quotation-record.ts'
import { toRepeatedList } from '#domain/quotes/request-view.ts'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { withCookies } from '#app/actions/cookies.ts'
import { cookiesOfList, listInCookie } from '#app/actions/quote-cookie.ts'
import { isWriting, receiveWriting } from '#app/actions/customer-writing.ts'
import { receiveAnswer, revisionOf } from '#app/actions/quotation-answer.ts'
import { fieldsContext, servicesContext, siteUrlContext } from '#app/context.ts'
import { CLOSED } from '#app/loading/closed.ts'
import { loadRequest, openRequest } from '#app/loading/quotes/opened-request.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { NotFoundPage } from '#app/ui/not-found/not-found-page.tsx'
import { RepeatedBeyondCookie } from '#app/ui/quote/repeat-form.tsx'
import { RequestPage, RequestLinkOver, TooManyLinks } from '#app/ui/quote/request-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/request.ts'

/** Scripts tell that a quotation was looked at, whether or not anything else is done. */
export const handle: SiteHandle = { footerCall: false, callButton: false }

/** The page of one request, for whoever has its link. Asking for it changes nothing: scanners of mails follow links. */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadRequest(args)
  const headers = new Headers(CLOSED)
  // What was told once is not told again.
  if (loaded.refused.length > 0) headers.append('Set-Cookie', refusedCookie(loaded.path, [], isSecure(args)))
  return data(loaded, { headers })
}

export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args
  const opened = await openRequest(args)
  const { pathname } = url
  const intent = lineOf(context.get(fieldsContext), 'intent')
  if (intent === WITHDRAW_NEWS) {
    await context.get(servicesContext).requestPages.withdrawNews(opened.message.id)
    throw redirect(newsWithdrawnPath(pathname), 303)
  }
  if (isAnswer(intent)) return receiveAnswer(args, opened, intent)
  if (isWriting(intent)) return receiveWriting(args, opened, intent)
  if (intent === 'seen') await context.get(servicesContext).quotations.saw(opened.message.id, revisionOf(args))
  if (intent !== 'repeat') throw redirect(pathname, 303)
  const locale = localeOfPath(pathname)
  const lines = mergedLines(listInCookie(request), toRepeatedList(opened, locale))
  const cookies = cookiesOfList(lines, isSecure(args))
  if (!cookies) throw data(lines, { status: 413, headers: CLOSED })
  throw redirect(localizedPath(locale, '/quote'), { status: 303, headers: withCookies(cookies) })
}

function isSecure({ context }: Pick<Route.ActionArgs, 'context'>): boolean {
  return context.get(siteUrlContext).startsWith('https')
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  if (!loaderData) return routeMeta(scope, null)
  const { title } = requestPage
  return routeMeta(scope, (_site, locale) => ({
    title: `${title[locale]} ${loaderData.request.number}`,
    description: title[locale],
    noindex: true,
    // The address is nobody's business but that of whoever has it.
    path: '/quote',
  }))
}

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 410) return <RequestLinkOver />
  if (isRouteErrorResponse(error) && error.status === 429) return <TooManyLinks />
  if (isRouteErrorResponse(error) && error.status === 413)
    return <RepeatedBeyondCookie lines={error.data as QuoteLine[]} />
  return <NotFoundPage />
}
