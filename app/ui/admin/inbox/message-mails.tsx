import { Form } from 'react-router'
import { mailStates } from '#content/admin/inbox.ts'
import { mailWords } from '#content/admin/inbox-message.ts'
import type { MailState } from '#domain/messages/mail.ts'
import type { MailView } from '#domain/messages/message-view.ts'
import { formatNumber } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge, type BadgeTone } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { FoldedGroup } from '#app/ui/admin/folded-group.tsx'
import { useStaffForm } from '#app/ui/admin/group.tsx'

const TONES: Record<MailState, BadgeTone> = { sent: 'ok', queued: 'warn', failed: 'red' }

/** How each mail about the message fares; one that was given up can be sent again. */
export function MessageMails({ mails }: { mails: MailView[] }) {
  const words = useWords(mailWords)
  const locale = useLocale()
  if (mails.length === 0) return null
  return (
    <FoldedGroup
      title={words.title}
      fact={formatNumber(mails.length, locale)}
      isOpen={mails.some(({ state }) => state === 'failed')}
    >
      <ul className="admin-rows">
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailLine mail={mail} />
          </li>
        ))}
      </ul>
    </FoldedGroup>
  )
}

function MailLine({ mail: { id, purpose, recipient, state, when, attempts, error, next } }: { mail: MailView }) {
  const words = useWords(mailWords)
  const states = useWords(mailStates)
  const { busy } = useStaffForm('resend')
  return (
    <div className="admin-row">
      <div className="stack-2 can-narrow">
        <p className="cluster-6/10 items-center">
          <span className="written-subject">{words.to[purpose]}</span>
          <Badge tone={TONES[state]}>{states[state]}</Badge>
          <span className="admin-row-quiet">{when}</span>
        </p>
        <p className="admin-row-quiet">
          <Ltr>{recipient}</Ltr>
        </p>
        {state !== 'sent' && attempts > 0 && (
          <p className="admin-row-quiet">
            {words.attempts(attempts)}
            {next !== null && ` · ${words.next(next)}`}
          </p>
        )}
        {error !== '' && (
          <p className="mail-error">
            <Ltr>{error}</Ltr>
          </p>
        )}
      </div>
      {state === 'failed' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="mail" value={id} />
          <Button type="submit" kind="outline" small busy={busy}>
            {words.again}
          </Button>
        </Form>
      )}
    </div>
  )
}
