import { data, redirect } from 'react-router'
import { myDataHead, myDataPage } from '#content/pages/my-data.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { toOwnRequests } from '#domain/accounts/my-data.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import { newsWithdrawnPath, toNewsView, WITHDRAW_NEWS } from '#domain/quotes/news-consent.ts'
import { withCookies } from '#app/actions/cookies.ts'
import { fieldsContext, reportErrorContext, servicesContext, visitorContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { AccountGone, MyData, SignInForData, type RemovalAnswer } from '#app/ui/account/my-data.tsx'
import { useUserRecord } from '#app/ui/account/use-user-record.ts'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/my-data.ts'

export const handle: SiteHandle = { footerCall: false }

export const meta = fixedMeta(myDataHead)

export async function loader({ url, context }: Route.LoaderArgs) {
  const customer = await context.get(visitorContext).customer()
  const data = customer && (await context.get(servicesContext).customers.data(customer.uuid))
  if (!customer || !data) return { customer: null, counts: null, requests: [], news: null, asking: false }
  const locale = localeOfPath(url.pathname)
  return {
    customer: { uuid: customer.uuid, email: customer.email },
    counts: {
      email: customer.email,
      since: formatInstant(data.customer.createdAt, locale) ?? '',
      addresses: data.addresses.length,
      requests: data.messages.length,
      sessions: data.sessions.length,
    },
    requests: toOwnRequests(data.messages, { locale, today: dayOfInstant(new Date()) }),
    news: toNewsView(
      data.messages.map(({ message }) => message),
      url.searchParams,
      locale,
    ),
    // Without scripts the second question is a page of its own.
    asking: url.searchParams.has('delete'),
  }
}

/** Takes the agreement to news back; or deletes everything, once the e-mail address was typed again. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const answer = (kind: RemovalAnswer, status: number) => data(kind, { status })
  try {
    const { customers, customerSessions } = context.get(servicesContext)
    const customer = await context.get(visitorContext).customer()
    if (!customer) return answer('signed-out', 401)
    if (lineOf(context.get(fieldsContext), 'intent') === WITHDRAW_NEWS) {
      await customers.withdrawNews(customer.uuid)
      return redirect(newsWithdrawnPath(url.pathname), 303)
    }
    const typed = lineOf(context.get(fieldsContext), 'email').toLowerCase()
    if (typed !== customer.email) return answer('mismatch', 422)
    const outcome = await customers.remove(customer.uuid, localeOfPath(url.pathname))
    if (!outcome.ok) return answer('signed-out', 401)
    const cookies = await customerSessions.signOut(request.headers)
    return data<RemovalAnswer>('gone', { headers: withCookies(cookies) })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return answer('failed', 503)
  }
}

export default function MyDataPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { customer, counts, requests, news, asking } = loaderData
  const { title, subtitle } = useWords(myDataPage)
  useUserRecord(answer === 'gone' ? null : customer)
  if (answer === 'gone') return <AccountGone />
  return (
    <div className="wrap pb-24">
      <PageTitle title={title} subtitle={subtitle} />
      {counts && news ? (
        <MyData counts={counts} requests={requests} news={news} asking={asking} answer={answer} />
      ) : (
        <SignInForData />
      )}
    </div>
  )
}
