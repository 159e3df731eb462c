import { Check, Clock, TriangleAlert, Ban } from 'lucide-react'
import { Form } from 'react-router'
import { inbox, mailStates, messageKinds } from '#content/admin/inbox.ts'
import { mailWords, messageWords } from '#content/admin/inbox-message.ts'
import { followUpWords } from '#content/admin/requests/follow-up.ts'
import { messageStates } from '#content/admin/message-states.ts'
import type { FollowUpView } from '#domain/follow-up/follow-up-view.ts'
import type { MailState } from '#domain/messages/mail.ts'
import type { MailView, MessageView } from '#domain/messages/message-view.ts'
import type { MessageState } from '#domain/messages/message.ts'
import { useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Badge, type BadgeTone } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { useStaffForm } from '#app/ui/admin/group.tsx'

export const STATE_TONES: Record<MessageState, BadgeTone> = {
  new: 'neutral',
  'in-progress': 'warn',
  waiting: 'neutral',
  answered: 'ok',
  closed: 'neutral',
  spam: 'red',
}

type MessageHeadProps = { message: MessageView; mails: MailView[]; followUp: FollowUpView }

/** Who wrote, how far the work is, and whether the sales team has heard of it. */
export function MessageHead({ message, mails, followUp }: MessageHeadProps) {
  const kinds = useWords(messageKinds)
  const states = useWords(messageStates)
  const { markRead } = useWords(messageWords)
  const { held } = useWords(inbox)
  const due = useWords({ overdue: followUpWords.overdue, at: followUpWords.dueAt })
  const toSales = mails.find(({ purpose }) => purpose === 'sales')
  return (
    <header className="message-head">
      <div className="can-narrow">
        <h2 id="message-name">
          <bdi>
            <CodedText text={message.name} />
          </bdi>
        </h2>
        {message.role && (
          <p className="text-start wrap-anywhere text-ink-3">
            <bdi>
              <CodedText text={message.role} />
            </bdi>
          </p>
        )}
        <div className="message-badges">
          <Badge>{kinds[message.kind]}</Badge>
          <Badge tone={STATE_TONES[message.state]}>{states[message.state]}</Badge>
          {followUp.isOverdue && <Badge tone="red">{due.overdue}</Badge>}
          {message.isHeld && <Badge tone="warn">{held}</Badge>}
        </div>
        {followUp.dueAt && followUp.answeredAt === null && (
          <p className="message-due">
            {due.at}: <bdi>{followUp.dueAt}</bdi>
          </p>
        )}
      </div>
      {toSales && <SalesBadge mail={toSales} />}
      {message.isUnread && (
        <noscript>
          <Form method="post">
            <input type="hidden" name="intent" value="open" />
            <Button type="submit" kind="outline" small>
              {markRead}
            </Button>
          </Form>
        </noscript>
      )}
    </header>
  )
}

const MAIL_TONES: Record<MailState, BadgeTone> = { sent: 'ok', queued: 'warn', failed: 'red' }
const MAIL_ICONS = { sent: Check, queued: Clock, failed: TriangleAlert }

function SalesBadge({ mail: { state, when } }: { mail: MailView }) {
  const words = useWords(mailWords)
  const states = useWords(mailStates)
  const Icon = MAIL_ICONS[state]
  return (
    <Badge tone={MAIL_TONES[state]} className="whitespace-normal">
      <Icon />
      <span>
        {words.to.sales}: {states[state]} {state === 'sent' && <bdi>{when}</bdi>}
      </span>
    </Badge>
  )
}

type MessageSourceProps = { message: MessageView; refusedUntil: string | null }

/** Why a request is held, and what can be done about where it came from. */
export function MessageSource({ message: { version, isHeld, hasSource }, refusedUntil }: MessageSourceProps) {
  const words = useWords(messageWords.held)
  const release = useStaffForm('release')
  const refuse = useStaffForm('refuse-source')
  const accept = useStaffForm('accept-source')
  if (!isHeld && refusedUntil === null) return null
  return (
    <div className="stack-10">
      <Message tone="warn">{refusedUntil === null ? words.text : words.refused(refusedUntil)}</Message>
      <div className="message-actions">
        {isHeld && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="release" />
            <input type="hidden" name="version" value={version} />
            <Button type="submit" kind="outline" small busy={release.busy}>
              <Check />
              {words.release}
            </Button>
          </Form>
        )}
        {refusedUntil !== null ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="accept-source" />
            <Button type="submit" kind="outline" small busy={accept.busy}>
              {words.accept}
            </Button>
          </Form>
        ) : (
          hasSource && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="refuse-source" />
              <Button type="submit" kind="outline" small busy={refuse.busy}>
                <Ban />
                {words.refuse}
              </Button>
            </Form>
          )
        )}
      </div>
    </div>
  )
}
