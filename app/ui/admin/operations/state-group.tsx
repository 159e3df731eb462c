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

type StateGroupProps = { system: SystemState; troubles: SiteTrouble[] }

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** Problems that need the owner's attention, and free disk space. */
export function StateGroup({ system: { disk, visitorFiles }, troubles }: StateGroupProps) {
  const words = useWords(operationsWords)
  const isWell = troubles.length === 0
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
        ]}
      />
    </Group>
  )
}

type SystemFactsProps = {
  system: SystemState
  /** What the nightly work on versions and bin counted last. */
  versions: JobDetail | undefined
  /** How many wait for their smaller versions. */
  pictures: number
}

/** Versions, database and storage, for the administrator of the server. */
export function SystemFacts({ system, versions, pictures }: SystemFactsProps) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  const { version, nodeVersion, startedAt, database, storage, canPrint } = system
  const ping = joinUnit(formatNumber(Math.round(database.pingMs * 10) / 10, locale), words.milliseconds)
  return (
    <FactList
      facts={[
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
        { term: words.pictures.waiting, value: formatNumber(pictures, locale) },
      ]}
    />
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
