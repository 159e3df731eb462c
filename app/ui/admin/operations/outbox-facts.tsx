import { operationsWords } from '#content/admin/operations.ts'
import { formatNumber } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FactList } from './fact-list.tsx'

export type Outbox = { queued: number; failed: number; oldestSeconds: number }

/** Mails that wait and mails that were given up. */
export function OutboxFacts({ outbox: { queued, failed, oldestSeconds } }: { outbox: Outbox }) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  return (
    <FactList
      facts={[
        { term: words.waiting, value: formatNumber(queued, locale) },
        { term: words.givenUp, value: formatNumber(failed, locale) },
        { term: words.oldest, value: formatNumber(Math.round(oldestSeconds / 60), locale) },
      ]}
    />
  )
}
