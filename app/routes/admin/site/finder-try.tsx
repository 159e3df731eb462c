import { Form } from 'react-router'
import { finderTry } from '#content/admin/choice/finder.ts'
import { finderPage, finderQuestions, finderValues, finderWords } from '#content/choice/finder.ts'
import { unansweredSurfaces } from '#domain/choice/find-products.ts'
import { contentListPath } from '#domain/site/content/content-kinds.ts'
import { readFinderQuery } from '#domain/choice/finder-query.ts'
import { QUESTIONS, valuesOf, type Question } from '#domain/choice/finder-questions.ts'
import { answerText, excludedText } from '#domain/choice/finder-view.ts'
import { staffPath } from '#domain/accounts/staff-paths.ts'
import { inLanguage, type Localized } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { SelectField, TextField, optionsOf } from '#app/ui/base/field/text-field.tsx'
import type { Route } from './+types/finder-try.ts'

/** So many products are looked through for rules, and so many without one are named. */
const MOST = { looked: 500, named: 40 }
const RULES = contentListPath('rule')

export const meta = adminMeta(finderTry.title)
export const handle: StaffHandle = { failed: finderTry.failedToLoad }

/** What visitors would be answered, with points, and what no rule answers. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const locale = localeOfStaff(request)
  const { content, finder, products } = context.get(servicesContext)
  const query = readFinderQuery(url.searchParams)
  const { typed, answers, problems } = query
  const [answering, rules, all] = await Promise.all([
    finder.read(),
    content.list('rule'),
    products.summaries({ limit: MOST.looked }),
  ])
  const isAsked = answers.job !== undefined && Object.keys(problems).length === 0
  const { matches, excluded } = isAsked ? answering(answers) : { matches: [], excluded: [] }
  const named = ({ id, name }: { id: string; name: Localized }) => ({ id, name: inLanguage(name, locale) })
  const ruled = new Set(rules.map(({ product }) => product))
  const without = all.filter(({ id }) => !ruled.has(id))
  return {
    typed,
    problems,
    isAsked,
    matches: matches.map(({ product, rule, score, met }) => ({
      ...named(product),
      rule: rule.id,
      score,
      met: met.map((question) => answerText(question, answers, finderWords, locale)),
    })),
    excluded: excluded.map((one) => ({
      ...named(one.product),
      question: one.question,
      text: excludedText(one, answers, finderWords, locale),
    })),
    withoutRule: { named: without.slice(0, MOST.named).map(named), others: Math.max(0, without.length - MOST.named) },
    pairs: unansweredSurfaces(answering),
  }
}

type Loaded = Route.ComponentProps['loaderData']

export default function FinderTry({ loaderData }: Route.ComponentProps) {
  const words = useWords(finderTry)
  return (
    <AdminPage title={words.title}>
      <Answers {...loaderData} />
      {loaderData.isAsked && <Result {...loaderData} />}
      <Coverage {...loaderData} />
    </AdminPage>
  )
}

function Answers({ typed, problems }: Loaded) {
  const words = useWords(finderTry)
  const locale = useLocale()
  const errors = inLanguage(finderPage.problems, locale)
  return (
    <Form method="get" className="card stack-16">
      <div className="form-row">
        {QUESTIONS.map((question) => {
          const problem = problems[question]
          const shared = {
            name: question,
            label: finderQuestions[question][locale],
            defaultValue: typed[question] ?? '',
            error: problem && errors[problem],
          }
          if (question === 'gap') return <TextField key={question} {...shared} ltr inputMode="decimal" maxLength={10} />
          const options = (valuesOf(question) ?? []).map((value) => ({ value, label: nameOf(question, value)[locale] }))
          const none = question === 'job' ? [] : [{ value: '', label: words.any }]
          return (
            <SelectField key={question} {...shared}>
              {optionsOf([...none, ...options], ({ value, label }) => [value, label])}
            </SelectField>
          )
        })}
      </div>
      <Button type="submit">{words.submit}</Button>
    </Form>
  )
}

function nameOf(question: Exclude<Question, 'gap'>, value: string): Localized {
  const of = question === 'a' || question === 'b' ? 'surface' : question
  return (finderValues[of] as Record<string, Localized>)[value]!
}

function Result({ matches, excluded }: Loaded) {
  const words = useWords(finderTry)
  const locale = useLocale()
  const asked = (question: Question) => finderQuestions[question][locale]
  return (
    <Group title={words.result}>
      {matches.length + excluded.length === 0 && <p>{words.none}</p>}
      <div role="status">
        <ul className="admin-rows">
          {matches.map(({ id, name, rule, score, met }) => (
            <li key={id} className="admin-row">
              <div className="grow">
                <SiteLink to={`${RULES}/edit/${encodeURIComponent(rule)}`} className="admin-row-name">
                  <CodedText text={name} />
                </SiteLink>
                <p className="admin-row-quiet">
                  {words.met}: {met.join(' · ')}
                </p>
              </div>
              <Badge tone="ok">
                {words.score} {score}
              </Badge>
            </li>
          ))}
          {excluded.map(({ id, name, question, text }) => (
            <li key={id} className="admin-row">
              <div className="grow">
                <SiteLink to={staffPath('items', 'edit', id)} className="admin-row-name">
                  <CodedText text={name} />
                </SiteLink>
                <p className="admin-row-quiet">
                  {words.failed}: {asked(question)} <CodedText text={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Group>
  )
}

function Coverage({ withoutRule, pairs }: Loaded) {
  const words = useWords(finderTry)
  const locale = useLocale()
  const isWhole = withoutRule.named.length + pairs.length === 0
  return (
    <Group title={words.coverage}>
      {isWhole && <p>{words.all}</p>}
      {withoutRule.named.length > 0 && (
        <>
          <h3 className="text-card">{words.withoutRule}</h3>
          <ul className="admin-rows">
            {withoutRule.named.map(({ id, name }) => (
              <li key={id} className="admin-row">
                <span className="grow">
                  <CodedText text={name} />
                </span>
                <IfMay act="records.write">
                  <ButtonLink to={`${RULES}/add?product=${encodeURIComponent(id)}`} kind="outline" small>
                    {words.addRule}
                  </ButtonLink>
                </IfMay>
              </li>
            ))}
          </ul>
          {withoutRule.others > 0 && <p className="admin-row-quiet">{words.more(withoutRule.others)}</p>}
        </>
      )}
      {pairs.length > 0 && (
        <>
          <h3 className="text-card">{words.pairs}</h3>
          <dl className="stack-8">
            {pairs.map(({ job, surfaces }) => (
              <div key={job}>
                <dt className="admin-row-name">{finderValues.job[job][locale]}</dt>
                <dd>
                  {surfaces.map((surface) => finderValues.surface[surface][locale]).join(locale === 'ar' ? '، ' : ', ')}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Group>
  )
}
