import { Check, Mail, Phone, ReceiptText, Trash2, MessageCircle } from 'lucide-react'
import { Form } from 'react-router'
import { useState } from 'react'
import { messageWords, answerWords } from '#content/admin/inbox-message.ts'
import { makeQuotation, quotationWords } from '#content/admin/quotes/quotations.ts'
import type { MessageView } from '#domain/messages/message-view.ts'
import { quotationPath, QUOTES_PATH } from '#domain/accounts/staff-paths.ts'
import { directionOf } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import type { InboxMessage } from '#app/loading/inbox-message.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { CopiedField } from '#app/ui/admin/notice/copied-field.tsx'
import { TextArea } from '#app/ui/base/field/text-field.tsx'
import { answerPath } from './available-document.tsx'

type MessageActionsProps = {
  message: MessageView
  search: string
  isAnswering: boolean
  /** The quotation of the request. */
  quote: { id: string } | null
  creationKey: string
}

/** What is done most often. */
export function MessageActions({ message, search, isAnswering, quote, creationKey }: MessageActionsProps) {
  const words = useWords(messageWords)
  const { busy } = useStaffForm('state')
  const { id, kind, phone, state, version } = message
  const template = kind === 'quote' ? 'quote' : 'free'
  return (
    <div className="message-actions">
      {message.number && <QuoteButton message={message} quote={quote} creationKey={creationKey} />}
      {!isAnswering && (
        <ButtonLink
          to={answerPath({ id, search, template, locale: message.locale })}
          kind={message.number ? 'outline' : 'primary'}
          small
          preventScrollReset
        >
          <Mail />
          {words.answer}
        </ButtonLink>
      )}
      {phone?.href && (
        <ButtonLink href={phone.href} kind="outline" small>
          <Phone />
          {words.call}
        </ButtonLink>
      )}
      {state !== 'closed' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="state" />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="state" value="closed" />
          <Button type="submit" kind="outline" small busy={busy}>
            <Check />
            {words.close}
          </Button>
        </Form>
      )}
      <RemoveMessage />
    </div>
  )
}

type QuoteButtonProps = Pick<MessageActionsProps, 'message' | 'quote' | 'creationKey'>

/** A request has one quotation: it is made, and from then on opened. */
function QuoteButton({ message, quote, creationKey }: QuoteButtonProps) {
  const words = useWords(makeQuotation)
  const { busy } = useStaffForm('begin')
  if (quote) {
    return (
      <ButtonLink to={quotationPath(quote.id)} small>
        <ReceiptText />
        {words.open}
      </ButtonLink>
    )
  }
  return (
    <Form method="post" action={QUOTES_PATH}>
      <input type="hidden" name="intent" value="begin" />
      <input type="hidden" name="request_id" value={message.id} />
      <input type="hidden" name="creation_key" value={creationKey} />
      <Button type="submit" small busy={busy}>
        <ReceiptText />
        {words.make}
      </Button>
    </Form>
  )
}

/** Asks before it removes, with scripts and without. */
function RemoveMessage() {
  const words = useWords(messageWords.remove)
  const { busy } = useStaffForm('remove')
  return (
    <details className="message-remove">
      <summary className="button button-icon" aria-label={words.label} title={words.label}>
        <Trash2 />
      </summary>
      <div className="message-remove-question">
        <p>
          <strong>{words.title}</strong> {words.text}
        </p>
        <Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <Button type="submit" kind="danger" small busy={busy}>
            {words.verb}
          </Button>
        </Form>
      </div>
    </details>
  )
}

type AnswerByChatProps = { draft: NonNullable<InboxMessage['draft']>; message: MessageView; link: InboxMessage['link'] }

/** The answer to somebody without a mailbox: its text and the link are passed on by chat or otherwise. */
export function AnswerByChat({ draft: { locale, body }, message: { phone }, link }: AnswerByChatProps) {
  const words = useWords(answerWords)
  const { facts, link: linkWords } = useWords(messageWords)
  const { open } = useWords(quotationWords.share)
  const [text, setText] = useState(body)
  const digits = phone?.href?.replaceAll(/\D/g, '')
  return (
    <div id="answer">
      <Group title={words.byChat} text={facts.noEmail}>
        <TextArea
          label={words.body}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          rows={9}
          lang={locale}
          dir={directionOf(locale)}
        />
        {link && <CopiedField label={linkWords.label} url={link.url} />}
        {digits && (
          <ButtonLink
            href={`https://wa.me/${digits}?text=${encodeURIComponent(text)}`}
            rel="noopener"
            target="_blank"
            kind="outline"
            small
          >
            <MessageCircle />
            {open}
          </ButtonLink>
        )}
      </Group>
    </div>
  )
}
