import { operationsWords, troubleWords } from '#content/admin/operations.ts'
import type { JobDetail } from '#domain/site/job.ts'
import type { SiteTrouble } from '#domain/site/site-troubles.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { formatNumber, joinUnit } from '#domain/text/format.ts'
import type { SystemState } from '#domain/site/operations-state.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { FactList } from './fact-list.tsx'

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

type StateGroupProps = {
  system: SystemState
  troubles: SiteTrouble[]
  /** What the nightly work on versions and bin counted last. */
  versions: JobDetail | undefined
}

/** What an owner has to see to, and what the site stands on. */
export function StateGroup({ system, troubles, versions }: StateGroupProps) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  const { version, nodeVersion, startedAt, database, storage, disk, canPrint, visitorFiles } = system
  const isWell = troubles.length === 0
  const ping = joinUnit(formatNumber(Math.round(database.pingMs * 10) / 10, locale), words.milliseconds)
  return (
    <Group
      title={words.state}
      wide
      badge={<Badge tone={isWell ? 'ok' : 'warn'}>{isWell ? words.well : words.unwell}</Badge>}
    >
      {troubles.map((trouble) => (
        <TroubleLine key={trouble.kind === 'job-failed' ? trouble.job : trouble.kind} trouble={trouble} />
      ))}
      <FactList
        facts={[
          { term: words.disk, value: disk ? <DiskRoom {...disk} /> : words.unknown },
          { term: words.visitorFiles, value: <VisitorFiles {...visitorFiles} /> },
          { term: words.database, value: <Ltr>{ENGINES[database.engine]}</Ltr> },
          { term: words.databaseSize, value: sizeInWords(database.bytes, locale) },
          { term: words.versionsAndBin, value: <VersionsAndBin {...versions} /> },
          { term: words.ping, value: <Ltr>{ping}</Ltr> },
          {
            term: words.storage,
            value: words.storageKinds[storage.kind] + (storage.isUp ? '' : ` (${words.storageDown})`),
          },
          { term: words.printing, value: canPrint === null ? words.unknown : words.prints[canPrint ? 'yes' : 'no'] },
          { term: words.startedAt, value: formatMoment(startedAt, locale) },
          { term: words.version, value: <Ltr>{`${version} (Node ${nodeVersion})`}</Ltr> },
        ]}
      />
    </Group>
  )
}

function DiskRoom({ free, total }: { free: number; total: number }) {
  const { diskOf } = useWords(operationsWords)
  const locale = useLocale()
  return diskOf(sizeInWords(free, locale), sizeInWords(total, locale))
}

function VisitorFiles(files: SystemState['visitorFiles']) {
  const { diskOf } = useWords(operationsWords)
  const locale = useLocale()
  const parts = [files.day, files.site].map(({ used, most }) =>
    diskOf(sizeInWords(used, locale), sizeInWords(most, locale)),
  )
  return parts.join(locale === 'ar' ? '، ' : ', ')
}

function VersionsAndBin({ versions, binned, bytes }: JobDetail) {
  const { versionsAndBinTake, countedAtNight } = useWords(operationsWords)
  const locale = useLocale()
  if (typeof versions !== 'number' || typeof binned !== 'number' || typeof bytes !== 'number') return countedAtNight
  return versionsAndBinTake(formatNumber(versions, locale), formatNumber(binned, locale), sizeInWords(bytes, locale))
}

function TroubleLine({ trouble }: { trouble: SiteTrouble }) {
  const words = useWords(troubleWords)
  const { names } = useWords(operationsWords)
  const job = trouble.kind === 'job-failed' ? ` ${names[trouble.job]}` : ''
  return <Message tone="warn">{words[trouble.kind] + job}</Message>
}
