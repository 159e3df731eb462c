import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { referrerWords } from '#content/admin/bin.ts'
import { kindObject } from '#content/admin/record-count.ts'
import { REDIRECTS_PATH } from '#domain/accounts/staff-paths.ts'
import type { Referrer, Referrers } from '#domain/records/lists/bin-query.ts'
import { liveListSearch } from '#domain/records/lists/live-list.ts'
import { recordKind, type RecordKindName } from '#domain/kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { REFERRERS_ONLY } from './deletion.ts'

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

/** What links to it, kind by kind, and redirects. */
function LeadingThere({ id, referrers }: Omit<Referred, 'warning'>) {
  const words = useWords(referrerWords)
  const { records, redirects } = referrers
  if (records.length + redirects === 0) return null
  return (
    <section className="referrers" aria-label={words.title}>
      {Array.from(
        Map.groupBy(records, ({ kind }) => kind),
        ([kind, some]) => (
          <LinkingRecords key={kind} kind={kind} records={some} />
        ),
      )}
      {redirects > 0 && (
        <p>
          <Link to={REDIRECTS_PATH + liveListSearch({ search: id, origin: null, page: 1 })}>
            {words.redirects(redirects)}
          </Link>
        </p>
      )}
      <p>{words.outcome}</p>
    </section>
  )
}

function LinkingRecords({ kind, records }: { kind: RecordKindName; records: Referrer[] }) {
  const words = useWords(referrerWords)
  const locale = useLocale()
  const shown = records.slice(0, MOST_SHOWN)
  return (
    <>
      <p>{words.records(kindObject(kind, records.length, locale))}</p>
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Link to={recordKind(kind).form(id)}>
              <bdi>{name[locale] || name.ar || name.en || id}</bdi>
            </Link>
          </li>
        ))}
        {records.length > shown.length && <li>{words.more(records.length - shown.length)}</li>}
      </ul>
    </>
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
