import { type RefObject, useEffect, useRef } from 'react'
import { finderPage } from '#content/choice/finder.ts'
import type { FinderQuery } from '#domain/choice/finder-query.ts'
import type { FinderResult } from '#domain/choice/finder-view.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { AddForm } from '#app/ui/quote/add-form.tsx'

type Props = { result: FinderResult; typed: FinderQuery['typed'] }

/** The products that suit best, with why; then what was left out, with why not. */
export function FinderMatches({ result: { matches, excluded }, typed }: Props) {
  const words = useWords(finderPage)
  const heading = useFocusWhenMoved<HTMLHeadingElement>()
  return (
    <section aria-labelledby="finder-best" className="stack-24">
      <h2 id="finder-best" ref={heading} tabIndex={-1} className="text-h2">
        {words.best}
      </h2>
      <div role="status">
        {matches.length === 0 && (
          <div className="stack-16 justify-items-start">
            <p>{words.none}</p>
            <ButtonLink to={`/contact?${new URLSearchParams({ topic: 'finder', ...typed }).toString()}`}>
              {words.ask}
            </ButtonLink>
          </div>
        )}
      </div>
      {matches.length > 0 && (
        <ol className="finder-matches">
          {matches.map((match) => (
            <Match key={match.id} match={match} />
          ))}
        </ol>
      )}
      {excluded.length > 0 && (
        <details>
          <summary>{words.left}</summary>
          <dl className="finder-excluded">
            {excluded.map(({ id, name, path, text }) => (
              <div key={id}>
                <dt>
                  <SiteLink to={path} className="text-link">
                    <CodedText text={name} />
                  </SiteLink>
                </dt>
                <dd>
                  <CodedText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

function Match({ match: { id, name, path, reason, met, calculatorPath } }: { match: FinderResult['matches'][number] }) {
  const words = useWords(finderPage)
  return (
    <li className="finder-match">
      <h3 className="text-card">
        <SiteLink to={path} className="text-link">
          <CodedText text={name} />
        </SiteLink>
      </h3>
      <p>
        <strong>{words.why}</strong> <CodedText text={reason} />
      </p>
      {met.length > 0 && (
        <ul className="cluster-8">
          {met.map((answer) => (
            <li key={answer} className="badge badge-neutral">
              <bdi>
                <CodedText text={answer} />
              </bdi>
            </li>
          ))}
        </ul>
      )}
      <div className="cluster-8 items-center">
        <AddForm name={name} productId={id} wide />
        <ChipLink to={`/compare?p=${encodeURIComponent(id)}`}>{words.compare}</ChipLink>
        <ChipLink to={calculatorPath}>{words.calculate}</ChipLink>
      </div>
    </li>
  )
}

/** A heading that is read out where scripts have led to it; a page that opens with it leaves the focus alone. */
export function useFocusWhenMoved<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const heading = useRef<Heading>(null)
  const hasMoved = useRef(useHydrated())
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
