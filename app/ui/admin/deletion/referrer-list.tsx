import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { referrerWords } from '../../../../content/admin/referrers.ts'
import { REDIRECTS_PATH, staffPath } from '../../../../domain/accounts/staff-paths.ts'
import { redirectListSearch } from '../../../../domain/records/lists/redirect-list.ts'
import type { Referrers } from '../../../../domain/records/lists/referrers.ts'
import type { Localized } from '../../../../domain/text/locale.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { Message } from '../../base/state/message.tsx'
import { REFERRERS_ONLY } from './load-deletion.ts'

const MOST_SHOWN = 5
/** What loads them for a dialog. */
export const REFERRERS_KEY = 'referrers '

/** What the page that asks loads of the record. */
export type Referred = {
  id: string
  referrers: Referrers
  /** What visitors see without it, where a part of the site goes with it. */
  warning?: Localized | null
}

/** What a record that is about to go leaves behind. */
export function ReferrerList({ warning, ...referred }: Referred) {
  const locale = useLocale()
  return (
    <>
      {warning && <Message tone="warn">{warning[locale]}</Message>}
      <LeadingThere {...referred} />
    </>
  )
}

/** Articles that link to it, and redirects. */
function LeadingThere({ id, referrers }: Omit<Referred, 'warning'>) {
  const words = useWords(referrerWords)
  const locale = useLocale()
  const { articles, redirects } = referrers
  if (articles.length + redirects === 0) return null
  const shown = articles.slice(0, MOST_SHOWN)
  return (
    <section className="referrers" aria-label={words.title}>
      {articles.length > 0 && (
        <>
          <p>{words.articles(articles.length)}</p>
          <ul>
            {shown.map(({ id: article, title }) => (
              <li key={article}>
                <Link to={staffPath('blogs', 'edit', article)}>
                  <bdi>{title[locale] || title.ar || title.en}</bdi>
                </Link>
              </li>
            ))}
            {articles.length > shown.length && <li>{words.more(articles.length - shown.length)}</li>}
          </ul>
        </>
      )}
      {redirects > 0 && (
        <p>
          <Link to={REDIRECTS_PATH + redirectListSearch({ search: id, origin: null, page: 1 })}>
            {words.redirects(redirects)}
          </Link>
        </p>
      )}
      <p>{words.outcome}</p>
    </section>
  )
}

/** The same in a dialog, as soon as the page that asks without scripts has told it. */
export function LoadedReferrers({ page }: { page: string }) {
  const { data, load } = useFetcher<{ referred: Referred } | null>({ key: REFERRERS_KEY + page })
  useEffect(() => {
    void load(`${page}${page.includes('?') ? '&' : '?'}${REFERRERS_ONLY}`)
  }, [load, page])
  return <div aria-live="polite">{data && <ReferrerList {...data.referred} />}</div>
}
