import { operationsWords } from '../../../../content/admin/operations.ts'
import { formatMoment } from '../../../../domain/text/format-instant.ts'
import { formatNumber } from '../../../../domain/text/format.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { Ltr } from '../../base/ltr.tsx'
import { FactList } from './fact-list.tsx'

type Backups = { directory: string; isEncrypted: boolean; stored: { takenAt: string; bytes: number }[] }

const MEGABYTE = 1024 * 1024

/** Where the backups lie that the site takes by itself, and how many there are. */
export function BackupFacts({ backups }: { backups: Backups | null }) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  if (backups === null) return <p>{words.backupsOff}</p>
  const { directory, isEncrypted, stored } = backups
  const bytes = stored.reduce((sum, one) => sum + one.bytes, 0)
  const newest = stored[0]
  const size = `${formatNumber(Math.ceil((bytes / MEGABYTE) * 10) / 10, locale)} MB`
  return (
    <FactList
      facts={[
        { term: words.newest, value: newest ? formatMoment(newest.takenAt, locale) : words.none },
        { term: words.number, value: formatNumber(stored.length, locale) },
        { term: words.size, value: <Ltr>{size}</Ltr> },
        { term: words.encrypted, value: isEncrypted ? words.yes : words.no },
        { term: words.folder, value: <Ltr>{directory}</Ltr> },
      ]}
    />
  )
}
