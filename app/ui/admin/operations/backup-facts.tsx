import { operationsWords } from '#content/admin/operations.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { ScheduledBackupsState } from '#domain/site/operations-state.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { FactList } from './fact-list.tsx'

/** Where the backups lie that the site takes by itself, and how many there are. */
export function BackupFacts({ backups }: { backups: ScheduledBackupsState }) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  const { directory, isEncrypted, stored } = backups
  const bytes = stored.reduce((sum, one) => sum + one.bytes, 0)
  const newest = stored[0]
  return (
    <FactList
      facts={[
        { term: words.newest, value: newest ? formatMoment(newest.takenAt, locale) : words.none },
        { term: words.number, value: formatNumber(stored.length, locale) },
        { term: words.size, value: sizeInWords(bytes, locale) },
        { term: words.encrypted, value: isEncrypted ? words.yes : words.no },
        { term: words.folder, value: <Ltr>{directory}</Ltr> },
      ]}
    />
  )
}
