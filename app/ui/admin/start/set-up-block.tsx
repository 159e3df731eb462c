import { Check, Circle } from 'lucide-react'
import { Form } from 'react-router'
import { siteContent } from '#content/admin/site/site-content.ts'
import { setUpWords, startWords } from '#content/admin/overview/start.ts'
import { SITE_PATH } from '#domain/accounts/staff-paths.ts'
import { isSettled, SET_UP_PLACES, setUpPagePath, type SetUpStep } from '#domain/site/set-up.ts'
import type { StartPageData } from '#app/loading/start-page.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { Count, StartBlock } from './start-block.tsx'

const MOST = 5

/** What the site still needs before it opens, until all of it is done or put away. */
export function SetUpBlock({ part }: { part: NonNullable<StartPageData['steps']> }) {
  const words = useWords(startWords.setUp)
  if (!part.ok) return <StartBlock title={words.title} failed wide />
  const steps = part.value
  const open = steps.filter((step) => !isSettled(step))
  const settled = steps.filter(isSettled)
  if (open.length === 0) return null
  return (
    <StartBlock title={words.title} count={words.done(settled.length, steps.length)} wide>
      <progress className="start-progress" value={settled.length} max={steps.length} aria-hidden="true" />
      <Steps steps={open.slice(0, MOST)} intent="skip" />
      <details className="start-rest">
        <summary>{words.rest}</summary>
        <Steps steps={open.slice(MOST)} intent="skip" />
        <Steps steps={settled} intent="need" />
      </details>
    </StartBlock>
  )
}

/** Steps with a button that puts each away, or takes one that was put away back. */
function Steps({ steps, intent }: { steps: SetUpStep[]; intent: 'skip' | 'need' }) {
  if (steps.length === 0) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <ul className="start-rows">
        {steps.map((step) => (
          <Step key={step.item} {...step} />
        ))}
      </ul>
    </Form>
  )
}

function Step({ item, isDone, isSkipped, count = 0 }: SetUpStep) {
  const words = useWords(startWords.setUp)
  const { title, why } = useWords(setUpWords)[item]
  const { removeDemo } = useWords(siteContent)
  const locale = useLocale()
  const page = isDone ? null : setUpPagePath(item, locale)
  return (
    <li className="start-row start-step" data-done={isDone || isSkipped || undefined}>
      {isDone ? <Check role="img" aria-label={words.isDone} /> : <Circle />}
      <span className="start-name">
        <SiteLink to={SET_UP_PLACES[item].path}>{title}</SiteLink> {count > 0 && <Count value={count} />}{' '}
        {!isDone && <span className="start-why">{why}</span>}
      </span>
      {page && (
        <a href={page} className="start-skip" aria-label={words.onPageNamed(title)}>
          {words.onPage}
        </a>
      )}
      {item === 'demo' && !isDone && (
        <button type="submit" formAction={SITE_PATH} className="start-skip">
          {removeDemo}
        </button>
      )}
      {!isDone && (
        <button
          type="submit"
          name="item"
          value={item}
          className="start-skip"
          aria-label={(isSkipped ? words.needNamed : words.skipNamed)(title)}
        >
          {isSkipped ? words.need : words.skip}
        </button>
      )}
    </li>
  )
}
