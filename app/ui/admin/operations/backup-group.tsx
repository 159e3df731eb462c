import { Form } from 'react-router'
import { operationsWords } from '#content/admin/operations.ts'
import { OPERATIONS_PATH, BACKUP_DOWNLOAD_PATH } from '#domain/accounts/staff-paths.ts'
import type { JobState } from '#domain/site/job.ts'
import type { ScheduledBackupsState, StoredBackup } from '#domain/site/operations-state.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { useReloadWhile } from '#app/ui/admin/use-reload-while.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { formatNumber } from '#domain/text/format.ts'
import { FactList } from './fact-list.tsx'
import { use } from 'react'
import { Download } from 'lucide-react'
import { Confirmation, CurrentPassword } from '#app/ui/admin/current-password.tsx'

/** More are asked for seldom. */
const SHOWN = 5

type BackupGroupProps = { backups: ScheduledBackupsState | null; job: JobState | undefined; now: string }

/** The backups that the site takes by itself, and one more at once. */
export function BackupGroup({ backups, job, now }: BackupGroupProps) {
  const words = useWords(operationsWords)
  return (
    <Group title={words.backups}>
      {backups === null ? (
        <p>{words.backupsOff}</p>
      ) : (
        <>
          <TakeBackup job={job} now={now} />
          <BackupFacts backups={backups} />
          {backups.stored.length > 0 && <BackupArchives stored={backups.stored} />}
        </>
      )}
    </Group>
  )
}

/** Without scripts the page is loaded again by hand to see how a backup fares. */
function TakeBackup({ job, now }: Pick<BackupGroupProps, 'job' | 'now'>) {
  const words = useWords(operationsWords)
  const { busy, answer } = useStaffForm('backup')
  const isUnderWay = job !== undefined && (job.isRunning || job.dueAt <= now)
  useReloadWhile(isUnderWay)
  const hasFailed = !isUnderWay && job !== undefined && job.error !== ''
  return (
    <>
      {!(answer?.ok && (isUnderWay || hasFailed)) && <AnswerMessage answer={answer} />}
      {hasFailed && (
        <Message tone="error">
          {words.lastFailed} <Ltr>{job.error}</Ltr>
        </Message>
      )}
      {isUnderWay ? (
        <div className="cluster-12 items-center min-tall-52" role="status">
          <span>{words.taking}</span>
          <ButtonLink to={OPERATIONS_PATH} kind="outline" small>
            {words.refresh}
          </ButtonLink>
        </div>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="backup" />
          <Button type="submit" kind="ink" small busy={busy} busyText={words.taking}>
            {words.take}
          </Button>
        </Form>
      )}
    </>
  )
}

/** Where the backups lie that the site takes by itself, and how many there are. */
function BackupFacts({ backups }: { backups: ScheduledBackupsState }) {
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

/** The latest archives; the encrypted ones can be downloaded once the password was given. */
function BackupArchives({ stored }: { stored: StoredBackup[] }) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  return (
    <div className="operations-archives">
      <h3>{words.archives}</h3>
      <DownloadHint isAnyEncrypted={stored.some(({ isEncrypted }) => isEncrypted)} />
      <ArchiveRows stored={stored.slice(0, SHOWN)} />
      {stored.length > SHOWN && (
        <details className="admin-more">
          <summary className="button button-outline button-small">
            {words.allArchives(formatNumber(stored.length, locale))}
          </summary>
          <ArchiveRows stored={stored.slice(SHOWN)} />
        </details>
      )}
    </div>
  )
}

function DownloadHint({ isAnyEncrypted }: { isAnyEncrypted: boolean }) {
  const words = useWords(operationsWords)
  const isConfirmed = use(Confirmation)
  const { busy, answer } = useStaffForm('confirm')
  if (!isAnyEncrypted) return <p className="admin-group-text">{words.plainHint}</p>
  if (isConfirmed) return <p className="admin-group-text">{words.downloadHint}</p>
  return (
    <Form method="post" preventScrollReset className="admin-form">
      <p>{words.unlockHint}</p>
      <AnswerMessage answer={answer} />
      <input type="hidden" name="intent" value="confirm" />
      <CurrentPassword intent="confirm" />
      <Button type="submit" kind="outline" busy={busy}>
        {words.unlock}
      </Button>
    </Form>
  )
}

function ArchiveRows({ stored }: { stored: StoredBackup[] }) {
  return (
    <ul className="admin-rows">
      {stored.map((backup) => (
        <li key={backup.name}>
          <ArchiveRow backup={backup} />
        </li>
      ))}
    </ul>
  )
}

function ArchiveRow({ backup: { name, takenAt, bytes, isEncrypted } }: { backup: StoredBackup }) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  const isConfirmed = use(Confirmation)
  const moment = formatMoment(takenAt, locale) ?? takenAt
  return (
    <div className="admin-row">
      <div className="admin-row-facts">
        <span>{moment}</span>
        <span className="admin-row-quiet">{sizeInWords(bytes, locale)}</span>
      </div>
      {isEncrypted && isConfirmed && (
        <form method="post" action={BACKUP_DOWNLOAD_PATH}>
          <input type="hidden" name="name" value={name} />
          <Button type="submit" kind="outline" small aria-label={words.downloadOf(moment)}>
            <Download />
            {words.download}
          </Button>
        </form>
      )}
    </div>
  )
}
