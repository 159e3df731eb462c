import { receiveForm } from '#app/actions/request-form.ts'
import { pageThatWaits } from '#app/actions/waiting.ts'
import { equivalentForm, equivalentsHead } from '#content/choice/equivalents.ts'
import { equivalentsByMaker } from '#domain/choice/equivalents-view.ts'
import { readEquivalentRequest } from '#domain/messages/visitor-forms.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { choiceContext, missedSearchContext, servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { EquivalentsPage } from '#app/ui/equivalents/equivalents-page.tsx'
import { MissingOrFailed } from '#app/ui/not-found/not-found-page.tsx'
import type { Route } from './+types/equivalents.ts'

const LONGEST = 200

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  const { equivalents, content } = context.get(servicesContext)
  if ((await content.list('equivalent')).length === 0) throw notFound()
  const found = await equivalents.find(query)
  if (query) context.get(choiceContext)(found.length > 0 ? 'equivalents-found' : 'equivalents-none')
  if (found.length === 0) context.get(missedSearchContext)(query)
  return { query, makers: equivalentsByMaker(found, localeOfPath(url.pathname)) }
}

export async function action(args: Route.ActionArgs) {
  return receiveForm(args, { read: readEquivalentRequest, words: equivalentForm })
}

export const headers = pageThatWaits

export const meta: Route.MetaFunction = ({ loaderData, ...scope }) =>
  routeMeta(scope, ({ name }, locale) => ({
    title: equivalentsHead.title[locale],
    description: equivalentsHead.description[locale].replace('{site}', name),
    noindex: Boolean(loaderData?.query),
  }))

export default function Equivalents({ loaderData, actionData }: Route.ComponentProps) {
  return <EquivalentsPage {...loaderData} answer={actionData} />
}

export const ErrorBoundary = MissingOrFailed
