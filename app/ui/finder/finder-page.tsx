import type { RefObject } from 'react'
import { Form } from 'react-router'
import { finderPage, finderQuestions, finderWords } from '#content/choice/finder.ts'
import { finderPath, type FinderQuery } from '#domain/choice/finder-query.ts'
import { ANY, QUESTIONS, STEPS, type Question } from '#domain/choice/finder-questions.ts'
import { answerText, type FinderOption, type FinderResult, type FinderStep } from '#domain/choice/finder-view.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { SiteLink, useSitePath } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Radio } from '#app/ui/base/field/checkbox.tsx'
import { SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { ListBreadcrumb } from '#app/ui/catalogue/list-breadcrumb.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { FinderMatches, useFocusWhenMoved } from './finder-matches.tsx'

export type FinderPageProps = Pick<FinderQuery, 'typed' | 'answers' | 'problems'> & {
  step: FinderStep | null
  result: FinderResult | null
}

/** One step after the other, each an address; the answer once all are answered or enough is. */
export function FinderPage({ typed, answers, problems, step, result }: FinderPageProps) {
  const words = useWords(finderPage)
  return (
    <div className="wrap pb-24">
      <ListBreadcrumb current={words.title} />
      <PageTitle title={words.title} subtitle={words.subtitle} />
      <div className="finder">
        <Answers typed={typed} answers={answers} />
        {step && <Step key={step.place} {...{ typed, problems, step }} />}
        {result && <FinderMatches result={result} typed={typed} />}
      </div>
    </div>
  )
}

/** What was answered so far, each with a link that asks for it again. */
function Answers({ typed, answers }: Pick<FinderPageProps, 'typed' | 'answers'>) {
  const words = useWords(finderPage)
  const questions = useWords(finderQuestions)
  const locale = useLocale()
  const answered = QUESTIONS.filter((question) => answers[question] !== undefined || typed[question] === ANY)
  if (answered.length === 0) return null
  return (
    <section aria-label={words.answers} className="finder-answers">
      <dl>
        {answered.map((question) => {
          const { [question]: _, ...others } = typed
          return (
            <div key={question}>
              <dt>{questions[question]}</dt>
              <dd>
                <bdi>
                  <CodedText text={answerText(question, answers, finderWords, locale) ?? words.any} />
                </bdi>{' '}
                <SiteLink
                  to={finderPath(others)}
                  className="text-link"
                  aria-label={`${words.change}: ${questions[question]}`}
                >
                  {words.change}
                </SiteLink>
              </dd>
            </div>
          )
        })}
      </dl>
      <ButtonLink to="/finder" kind="quiet" small>
        {words.again}
      </ButtonLink>
    </section>
  )
}

type StepProps = Pick<FinderPageProps, 'typed' | 'problems'> & { step: FinderStep }

function Step({ typed, problems, step }: StepProps) {
  const words = useWords(finderPage)
  const questions = useWords(finderQuestions)
  const asked = step.fields.map(({ question }) => question)
  const earlier = QUESTIONS.filter((question) => !asked.includes(question) && typed[question])
  const skipped = { ...typed, ...Object.fromEntries(asked.map((question) => [question, ANY])) }
  const heading = useFocusWhenMoved<HTMLLegendElement>()
  return (
    <Form method="get" action={useSitePath('/finder')} className="finder-step" preventScrollReset>
      <p className="text-small text-ink-3">
        {fillIn(words.step, { step: String(step.place + 1), steps: String(STEPS.length) })}
      </p>
      {earlier.map((question) => (
        <input key={question} type="hidden" name={question} value={typed[question]} />
      ))}
      {step.fields.map(({ question, options }, place) => {
        const problem = problems[question]
        const error = problem && words.problems[problem]
        return place === 0 ? (
          <FirstField key={question} {...{ question, options, error, heading }} chosen={typed[question]} />
        ) : (
          <SecondField
            key={question}
            {...{ question, options, error }}
            label={questions[question]}
            chosen={typed[question]}
          />
        )
      })}
      <div className="cluster-12 items-center">
        <Button type="submit">{words.next}</Button>
        {step.place > 0 && (
          <>
            <ButtonLink to={finderPath(skipped)} kind="outline" preventScrollReset>
              {words.skip}
            </ButtonLink>
            <ButtonLink to={finderPath(typed, { show: '1' })} kind="quiet" preventScrollReset>
              {words.show}
            </ButtonLink>
          </>
        )}
      </div>
    </Form>
  )
}

type FieldProps = {
  question: Question
  options: FinderOption[] | null
  error: string | undefined
  chosen: string | undefined
}

function FirstField({
  question,
  options,
  error,
  chosen,
  heading,
}: FieldProps & { heading: RefObject<HTMLLegendElement | null> }) {
  const questions = useWords(finderQuestions)
  const words = useWords(finderPage)
  const errorId = `${question}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend ref={heading} tabIndex={-1} className="text-h3">
        {questions[question]}
      </legend>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <div className="finder-options">
        {options?.map(({ value, label, isDeadEnd }) => (
          <Radio
            key={value}
            name={question}
            value={value}
            defaultChecked={chosen === value}
            required={question === 'job'}
          >
            <bdi>
              <CodedText text={label} />
            </bdi>
            {isDeadEnd && <span className="text-small text-ink-3"> · {words.noProduct}</span>}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}

function SecondField({ question, options, error, chosen, label }: FieldProps & { label: string }) {
  const words = useWords(finderPage)
  if (options === null) {
    return (
      <TextField name={question} label={label} optional error={error} defaultValue={chosen} inputMode="decimal" ltr />
    )
  }
  return (
    <SelectField name={question} label={label} optional error={error} defaultValue={chosen}>
      <option value="">{words.any}</option>
      {options.map(({ value, label: name, isDeadEnd }) => (
        <option key={value} value={value}>
          {isDeadEnd ? `${name} · ${words.noProduct}` : name}
        </option>
      ))}
    </SelectField>
  )
}
