import { finderHead, finderWords } from '#content/choice/finder.ts'
import { readFinderQuery } from '#domain/choice/finder-query.ts'
import { toFinderResult, toFinderStep } from '#domain/choice/finder-view.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { choiceContext, missedSearchContext, servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { FinderPage } from '#app/ui/finder/finder-page.tsx'
import { MissingOrFailed } from '#app/ui/not-found/not-found-page.tsx'
import type { Route } from './+types/finder.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { content, finder } = context.get(servicesContext)
  if ((await content.list('rule')).length === 0) throw notFound()
  const query = readFinderQuery(url.searchParams)
  const answering = await finder.read()
  const { typed, answers, problems, step } = query
  const result = step === null ? toFinderResult(answers, answering(answers), finderWords, locale) : null
  if (result) context.get(choiceContext)(result.matches.length > 0 ? 'finder-found' : 'finder-none')
  else if (Object.keys(typed).length === 0) context.get(choiceContext)('finder-start')
  if (result?.matches.length === 0) context.get(missedSearchContext)(`finder ${Object.values(answers).join(' ')}`)
  return { typed, answers, problems, step: toFinderStep(query, answering, finderWords, locale), result }
}

export const meta: Route.MetaFunction = ({ loaderData, ...scope }) =>
  routeMeta(scope, ({ name }, locale) => ({
    title: finderHead.title[locale],
    description: finderHead.description[locale].replace('{site}', name),
    noindex: Object.keys(loaderData?.typed ?? {}).length > 0,
  }))

export default function Finder({ loaderData }: Route.ComponentProps) {
  return <FinderPage {...loaderData} />
}

export const ErrorBoundary = MissingOrFailed
