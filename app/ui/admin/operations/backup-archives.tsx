import { use } from 'react'
import { Form } from 'react-router'
import { Download } from 'lucide-react'
import { operationsWords } from '#content/admin/operations.ts'
import { BACKUP_DOWNLOAD_PATH } from '#domain/accounts/staff-paths.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { StoredBackup } from '#domain/site/operations-state.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { AnswerMessage } from '#app/ui/admin/answer-message.tsx'
import { Confirmation, CurrentPassword } from '#app/ui/admin/current-password.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'

/** More are asked for seldom. */
const SHOWN = 5

/** The latest archives; the encrypted ones can be downloaded once the password was given. */
export function BackupArchives({ stored }: { stored: StoredBackup[] }) {
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
