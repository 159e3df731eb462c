import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { calculatorHead, calculatorWords, calculatorPage, inputLabels, jobNames } from '#content/choice/calculator.ts'
import { answerCalculation, figuresFor, jobsOf, readJob } from '#domain/calculator/answer.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import type { CalculableProduct } from '#domain/calculator/calculable.ts'
import { type InputName, JOB_FIELDS, JOBS, type Job, WASTE } from '#domain/calculator/inputs.ts'
import { choiceContext, servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { MissingOrFailed } from '#app/ui/not-found/not-found-page.tsx'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { ListBreadcrumb } from '#app/ui/catalogue/list-breadcrumb.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { CalculatedLines } from '#app/ui/calculator/calculated-lines.tsx'
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

export default function CalculatorRoute({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage {...loaderData} key={`${loaderData.job} ${loaderData.product?.id}`} />
}

export const ErrorBoundary = MissingOrFailed

type Choice = { id: string; name: string }
type CalculatorPageProps = {
  /** What the address says, by the names of the fields. */
  asked: Record<string, string>
  job: Job | null
  product: CalculableProduct | null
  /** A product was named that nothing can be calculated for. */
  isUnknown: boolean
  seal: CalculableProduct | null
  products: Choice[]
  sealants: Choice[]
}

/** First the job, then its product and sizes; counted by the address without scripts, and at each letter with them. */
function CalculatorPage(props: CalculatorPageProps) {
  const words = useWords(calculatorPage)
  const { noFigures } = useWords(calculatorWords)
  const { job, isUnknown } = props
  return (
    <div className="wrap pb-24">
      <ListBreadcrumb current={words.title} />
      <PageTitle title={words.title} subtitle={words.subtitle} />
      <JobLinks job={job} />
      {isUnknown && !job && <p>{noFigures}</p>}
      {job && <Calculator {...props} job={job} />}
    </div>
  )
}

function JobLinks({ job }: { job: Job | null }) {
  const words = useWords(calculatorPage)
  const locale = useLocale()
  return (
    <nav aria-label={words.job} className="cluster-8 calculator-jobs">
      {JOBS.map((one) => (
        <ButtonLink
          key={one}
          to={`/calculator?kind=${one}`}
          kind={one === job ? 'ink' : 'outline'}
          small
          preventScrollReset
          aria-current={one === job ? 'true' : undefined}
        >
          {jobNames[one][locale]}
        </ButtonLink>
      ))}
    </nav>
  )
}

type OfJob = CalculatorPageProps & { job: Job }

function Calculator(props: OfJob) {
  const { job, product, seal, asked } = props
  const words = useWords(calculatorPage)
  const locale = useLocale()
  const [typed, setTyped] = useState(asked)
  const isTyped = (name: string) => (typed[name] ?? '') !== ''
  const needed = JOB_FIELDS[job].asked
  const answer =
    product && needed.some(isTyped)
      ? answerCalculation({ job, product, seal, typed: (name) => typed[name] ?? '', locale, words: calculatorWords })
      : null
  useReportedResult(answer !== null && 'lines' in answer)
  const errors = answer && 'fields' in answer ? answer.fields : {}
  const isWhole = needed.every(isTyped)
  return (
    <div className="calculator">
      <Form
        method="get"
        action={useSitePath('/calculator')}
        className="calculator-form"
        aria-label={words.title}
        preventScrollReset
        onInput={({ currentTarget }) => setTyped(textsOf(currentTarget))}
        onChange={({ currentTarget, target }) => {
          if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
        }}
      >
        {/* What is still to be typed is not wrong yet. */}
        <Fields {...props} errorOf={(name) => (isTyped(name) || isWhole ? errors[name] : undefined)} />
      </Form>
      <section
        role="status"
        aria-label={words.result}
        className="calculator-result"
        onSubmit={() => tell('calculator-list')}
      >
        {answer && 'lines' in answer && <CalculatedLines {...answer} products={[product, seal]} />}
      </section>
    </div>
  )
}

/** The server only sees results whose figures are in the address, so the browser reports the first one that was typed. */
function useReportedResult(isThere: boolean) {
  const isReported = useRef(isThere)
  useEffect(() => {
    if (isThere && !isReported.current) tell('calculator-result')
    isReported.current ||= isThere
  }, [isThere])
}

function tell(from: string) {
  navigator.sendBeacon('/api/shown', new URLSearchParams({ path: location.pathname, from }))
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)]
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function Fields(props: OfJob & { errorOf: (name: string) => string | undefined }) {
  const { job, product, seal, asked, isUnknown, products, sealants, errorOf } = props
  const words = useWords(calculatorPage)
  const { noFigures } = useWords(calculatorWords)
  const locale = useLocale()
  const { asked: needed, free } = JOB_FIELDS[job]
  const field = (name: InputName | 'waste', isFree: boolean) => (
    <TextField
      key={name}
      id={`calculator-${name}`}
      name={name}
      label={inputLabels[name][locale]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      ltr
      optional={isFree}
      defaultValue={asked[name] ?? (name === 'waste' ? String(WASTE) : '')}
      error={errorOf(name)}
    />
  )
  const choice = (name: 'product' | 'seal', none: string, choices: Choice[]) => (
    <SelectField
      id={`calculator-${name}`}
      name={name}
      label={words[name]}
      defaultValue={props[name]?.id ?? ''}
      error={isUnknown && name === 'product' ? noFigures : errorOf(name)}
      className="calculator-wide"
    >
      {(name === 'seal' || product === null) && <option value="">{none}</option>}
      {optionsOf(choices, ({ id, name: text }) => [id, text])}
    </SelectField>
  )
  return (
    <>
      <input type="hidden" name="kind" value={job} />
      {choice('product', words.chooseProduct, products)}
      {needed.map((name) => field(name, false))}
      {job === 'tile' && <Tick name="butter" label={words.butter} isTicked={asked['butter'] === '1'} />}
      {job === 'openings' && <Tick name="sill" label={words.sill} isTicked={asked['sill'] === '1'} />}
      {job === 'openings' && choice('seal', words.noSeal, sealants)}
      {(job !== 'openings' || seal) && free.map((name) => field(name, true))}
      {field('waste', true)}
      <Button type="submit" className="calculator-wide">
        {words.count}
      </Button>
    </>
  )
}

function Tick({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  return (
    <label className="calculator-wide cluster-8">
      <input type="checkbox" name={name} value="1" defaultChecked={isTicked} />
      {label}
    </label>
  )
}
