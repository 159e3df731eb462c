import { Link } from 'react-router'
import { mailHealthWords } from '#content/admin/inbox.ts'
import type { MailHealth } from '#domain/messages/mail.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'

/** What keeps mails from going out, and how many it concerns; nothing while all is well. */
export function MailNotice({ health: { isOff, waiting, failed, lastError } }: { health: MailHealth }) {
  const words = useWords(mailHealthWords)
  return (
    <>
      {isOff && waiting > 0 && <Message tone="warn">{words.offText(words.mails(waiting))}</Message>}
      {!isOff && lastError !== '' && (
        <Message tone="warn">
          {words.waitingText(words.mails(waiting))} <Ltr className="mail-error">{lastError}</Ltr>
        </Message>
      )}
      {failed > 0 && (
        <Message tone="warn">
          {words.failedText(words.mails(failed))}{' '}
          <Link to={`${INBOX_PATH}?show=unsent`} className="inbox-link">
            {words.failedShow}
          </Link>
        </Message>
      )}
    </>
  )
}
