import { CodedText } from '#app/ui/base/code.tsx'
import { missedWords } from '#content/admin/search.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import type { MissedSearch } from '#domain/search/missed-search.ts'
import { contentListPath } from '#domain/site/content/content-kinds.ts'
import { synonymsAddPath } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { AskedTwice, StepForm } from '#app/ui/admin/users/step-form.tsx'

/** What was searched in vain, how often and when last. */
export function MissedList({ searches, list }: { searches: MissedSearch[]; list: 'missed' | 'closest' }) {
  const words = useWords(missedWords)
  const locale = useLocale()
  return (
    <>
      <div className="card">
        <ul className="admin-rows">
          {searches.map(({ query, times, lastAt }) => (
            <li key={query} className="admin-row">
              <div className="grow">
                <bdi className="admin-row-name">
                  <CodedText text={query} />
                </bdi>
                <p className="admin-row-quiet">
                  {words.times(times)} · {words.last(formatMoment(lastAt, locale) ?? '')}
                </p>
              </div>
              <IfMay act="records.write">
                <MissedActions query={query} />
              </IfMay>
            </li>
          ))}
        </ul>
      </div>
      <IfMay act="records.write">
        <AskedTwice verb={words.forgetAll} question={words.forgetAllQuestion}>
          <StepForm intent="forget-all" id={list} submit={words.forgetAll} kind="danger" />
        </AskedTwice>
      </IfMay>
    </>
  )
}

function MissedActions({ query }: { query: string }) {
  const words = useWords(missedWords)
  return (
    <div className="admin-row-actions">
      <ButtonLink to={synonymsAddPath(query)} kind="outline" small aria-label={words.toSynonymsNamed(query)}>
        {words.toSynonyms}
      </ButtonLink>
      <ButtonLink
        to={`${contentListPath('equivalent')}/add?product=${encodeURIComponent(query)}`}
        kind="outline"
        small
        aria-label={words.toEquivalentsNamed(query)}
      >
        {words.toEquivalents}
      </ButtonLink>
      <StepForm intent="forget" id={query} submit={words.forget} label={words.forgetNamed(query)} />
    </div>
  )
}
