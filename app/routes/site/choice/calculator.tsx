import { calculatorHead, calculatorWords } from '#content/choice/calculator.ts'
import { answerCalculation, figuresFor, jobsOf, readJob } from '#domain/calculator/answer.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { choiceContext, servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { CalculatorPage } from '#app/ui/calculator/calculator-page.tsx'
import { MissingOrFailed } from '#app/ui/not-found/missing-or-failed.tsx'
import type { Route } from './+types/calculator.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const asked = Object.fromEntries(url.searchParams)
  const all = await context.get(servicesContext).products.calculable()
  if (all.length === 0) throw notFound()
  const product = all.find(({ id }) => id === asked['product']) ?? null
  const kinds = product && jobsOf(product.figures.kind)
  const named = readJob(asked['kind'] ?? null)
  // A product answers its own kinds only; without one the job leads to those that do.
  const job = kinds && !(named && kinds.includes(named)) ? kinds[0]! : named
  const listed = (kind: string) =>
    all.filter(({ figures }) => figures.kind === kind).map(({ id, name }) => ({ id, name: name[locale] || name.en }))
  const seal = all.find(({ id }) => id === asked['seal']) ?? null
  const typed = (name: string) => asked[name] ?? ''
  const answer = product && job && answerCalculation({ job, product, seal, typed, locale, words: calculatorWords })
  if (answer && 'lines' in answer) context.get(choiceContext)('calculator-result')
  return {
    asked,
    job,
    product,
    isUnknown: product === null && Boolean(asked['product']),
    seal,
    products: job ? listed(figuresFor(job)) : [],
    sealants: job === 'openings' ? listed('joint') : [],
  }
}

export const meta: Route.MetaFunction = ({ loaderData, ...scope }) =>
  routeMeta(scope, ({ name }, locale) => ({
    title: calculatorHead.title[locale],
    description: calculatorHead.description[locale].replace('{site}', name),
    noindex: Object.keys(loaderData?.asked ?? {}).length > 0,
  }))

export default function Calculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage {...loaderData} key={`${loaderData.job} ${loaderData.product?.id}`} />
}

export const ErrorBoundary = MissingOrFailed
