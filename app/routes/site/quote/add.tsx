import { data, redirect } from 'react-router'
import { quotePage } from '#content/pages/quote.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import { pastedOf } from '#domain/quotes/list-form.ts'
import { toQuoteLines } from '#domain/quotes/reading/list-lines.ts'
import { isQty, MOST_LINES, readQuoteLine, withLines } from '#domain/quotes/quote-line.ts'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { withCookies } from '#app/actions/cookies.ts'
import { cookiesOfList, listInCookie } from '#app/actions/quote-cookie.ts'
import { fieldsContext, servicesContext, siteUrlContext } from '#app/context.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { ListIsFull } from '#app/ui/quote/repeat-form.tsx'
import type { Route } from './+types/add.ts'

/** The door to the list: every form that adds something to it is sent here, and leads to the list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const fields = context.get(fieldsContext)
  const isSecure = context.get(siteUrlContext).startsWith('https')
  const list = localizedPath(localeOfPath(url.pathname), '/quote')
  // Scripts have taken the list over.
  if (lineOf(fields, 'intent') === 'taken') {
    throw redirect(list, { status: 303, headers: withCookies(cookiesOfList([], isSecure) ?? []) })
  }
  const line = readQuoteLine(fields)
  const pasted = pastedOf(fields)
  const added = pasted ? await context.get(servicesContext).quoteLists.readPasted(pasted) : []
  const own = line && isQty(line.qty) ? [line] : []
  const lines = added && withLines(listInCookie(request), [...own, ...toQuoteLines(added)])
  const cookies = !lines || lines.length > MOST_LINES ? null : cookiesOfList(lines, isSecure)
  if (!cookies) return data(null, { status: 413 })
  throw redirect(list, { status: 303, headers: withCookies(cookies) })
}

export function loader() {
  throw data(null, { status: 405, headers: { Allow: 'POST' } })
}

export function meta(scope: Route.MetaArgs) {
  return routeMeta({ ...scope, error: undefined }, (_site, locale) => ({
    title: quotePage.title[locale],
    description: quotePage.title[locale],
    noindex: true,
    path: '/quote',
  }))
}

export function headers({ errorHeaders, actionHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? actionHeaders
}

export default function QuoteAdd() {
  return <ListIsFull />
}

export function ErrorBoundary() {
  return <ListIsFull isFull={false} />
}
