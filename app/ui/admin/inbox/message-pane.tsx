import { CodedText, Code } from '#app/ui/base/code.tsx'
import { useState, useEffect } from 'react'
import { useActionData, useFetcher, Form } from 'react-router'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import type { InboxMessage } from '#app/loading/inbox-message.ts'
import { FileList } from '#app/ui/quote/file-list.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { LeaveWarning } from '#app/ui/admin/form/drafts/leave-warning.tsx'
import { AnswerByChat, MessageActions } from './message-actions.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AvailableDocument } from './available-document.tsx'
import { BackToList } from './back-to-list.tsx'
import { MoreFacts, ReachFacts } from './message-facts.tsx'
import { MessageHead, MessageSource } from './message-head.tsx'
import { MessageHistory, MessageNotes } from './message-notes.tsx'
import { MessageMails } from './message-mails.tsx'
import { MessageWork } from './message-work.tsx'
import { DuplicateNotice, MessageDuplicates } from '#app/ui/admin/inbox/follow-up/duplicate-notice.tsx'
import { CustomerLink, MessageCustomer } from '#app/ui/admin/inbox/follow-up/message-customer.tsx'
import { MessageFollowUp } from '#app/ui/admin/inbox/follow-up/message-follow-up.tsx'
import { messageWords, answerWords, customerWrote } from '#content/admin/inbox-message.ts'
import { documentSubject } from '#content/documents/doc-names.ts'
import { useLocale, useWords } from '#app/locale.ts'
import type { MessageView, AnswerView, ProductMention } from '#domain/messages/message-view.ts'
import { messagePath } from '#domain/accounts/staff-paths.ts'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { RefreshCw } from 'lucide-react'
import { Message } from '#app/ui/base/state/message.tsx'
import { FoldedGroup } from '#app/ui/admin/folded-group.tsx'
import { CopiedField } from '#app/ui/admin/notice/copied-field.tsx'
import { mailStates } from '#content/admin/inbox.ts'
import { directionOf } from '#domain/text/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import type { RequestedLine } from '#domain/quotes/request-view.ts'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

type MessagePaneProps = {
  dossier: InboxMessage
  staff: { id: string; name: string; disabled: boolean }[]
  /** The address of the list that the message was chosen from. */
  search: string
  isMailOff: boolean
}

/** Forms with a place of their own for what became of them. */
const SAYING_IT_THEMSELVES = ['answer', 'note']

/** A message, what can be done with it, and what has been done. */
export function MessagePane({ dossier, staff, search, isMailOff }: MessagePaneProps) {
  const { message, product, draft, answers, notes, mails } = dossier
  const answer = useActionData<StaffAnswer>()
  // The router asks one warning alone before it leaves, so the two forms share it.
  const [isAnswerUnsent, setAnswerUnsent] = useState(false)
  const [isNoteUnsent, setNoteUnsent] = useState(false)
  useMarkOpened(message)
  const locale = useLocale()
  return (
    <>
      <LeaveWarning dirty={isAnswerUnsent || isNoteUnsent} />
      <BackToList />
      <AnswerMessage answer={SAYING_IT_THEMSELVES.includes(answer?.intent ?? '') ? undefined : answer} />
      <DuplicateNotice duplicates={dossier.duplicates} version={message.version} />
      <article className="inbox-card" aria-labelledby="message-name">
        <MessageHead message={message} mails={mails} followUp={dossier.followUp} />
        <ReachFacts message={message} />
        <CustomerLink customer={dossier.customer} />
        {message.document && <p className="message-text">{documentSubject(message.document, locale)}</p>}
        {dossier.available && <AvailableDocument {...{ message, search }} available={dossier.available} />}
        {product && <ProductLine product={product} />}
        <RequestedLines lines={dossier.lines} />
        {(message.text !== '' || (dossier.lines.length === 0 && !message.document)) && (
          <MessageText text={message.text} />
        )}
        {dossier.files.length > 0 && (
          <div className="message-lines">
            <FileList files={dossier.files} path={messagePath(message.id)} />
          </div>
        )}
        <MessageActions
          message={message}
          search={search}
          isAnswering={draft !== null}
          quote={dossier.quote}
          creationKey={dossier.noteKey}
        />
        <MessageSource message={message} refusedUntil={dossier.refusedUntil} />
        <MessageWork message={message} staff={staff} contactKey={dossier.contactKey} />
        <MoreFacts message={message} />
      </article>
      <Answer {...{ dossier, search, isMailOff }} onUnsent={setAnswerUnsent} />
      <GivenAnswers answers={answers} />
      <CustomerWrote messages={dossier.messages} />
      <MessageNotes messageId={message.id} notes={notes} noteKey={dossier.noteKey} onUnsent={setNoteUnsent} />
      <MessageFollowUp followUp={dossier.followUp} version={message.version} isRequest={message.kind === 'quote'} />
      <MessageCustomer messageId={message.id} customer={dossier.customer} />
      <RequestLink link={dossier.link} version={message.version} />
      <MessageMails mails={mails} />
      {message.number !== null && <MessageDuplicates duplicates={dossier.duplicates} version={message.version} />}
      <MessageHistory history={dossier.history} />
    </>
  )
}

type AnswerProps = Omit<MessagePaneProps, 'staff'> & { onUnsent: (isUnsent: boolean) => void }

/** The answer that is being written: a mail, or a text to pass on where there is no email address. */
function Answer({ dossier: { draft, message, link }, ...given }: AnswerProps) {
  if (!draft) return null
  const key = draft.template + draft.locale
  if (message.email === '') return <AnswerByChat key={key} draft={draft} message={message} link={link} />
  return <AnswerForm key={key} draft={draft} message={message} {...given} />
}

/** What the visitor wrote, as plain text in its own direction. */
function MessageText({ text }: { text: string }) {
  const { noText } = useWords(messageWords)
  if (text === '') return <p className="message-text text-ink-3">{noText}</p>
  return (
    <p className="message-text" dir="auto">
      <CodedText text={text} />
    </p>
  )
}

/** Tells the others that somebody has opened the message. It is a form of its own: reading a page changes nothing. */
function useMarkOpened({ id, isUnread }: Pick<MessageView, 'id' | 'isUnread'>) {
  const { submit } = useFetcher()
  useEffect(() => {
    if (isUnread) void submit({ intent: 'open' }, { method: 'post', action: messagePath(id) })
  }, [id, isUnread, submit])
}

function ProductLine({ product: { path, code, name, image } }: { product: ProductMention }) {
  const { openProduct } = useWords(messageWords)
  return (
    <div className="message-product">
      <span className="message-product-picture">{image && <Picture picture={image} alt="" sizes="64px" eager />}</span>
      <div className="message-product-name">
        {code && <Code className="text-ink strong-18">{code}</Code>}
        <p>
          <CodedText text={name} />
        </p>
      </div>
      <ButtonLink to={path} kind="outline" small target="_blank">
        {openProduct}
      </ButtonLink>
    </div>
  )
}

/** The private page of a request, to be sent to whoever has lost the way there, and another one where it got about. */
function RequestLink({ link, version }: { link: InboxMessage['link']; version: number }) {
  const words = useWords(messageWords.link)
  const { busy } = useStaffForm('renew-link')
  if (!link) return null
  return (
    <FoldedGroup title={words.title} text={words.hint} isOpen={link.isOver}>
      {link.isOver && <Message tone="warn">{words.over}</Message>}
      <CopiedField key={link.url} label={words.label} url={link.url} />
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="renew-link" />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" kind="outline" small busy={busy}>
          <RefreshCw />
          {words.renew}
        </Button>
      </Form>
    </FoldedGroup>
  )
}

/** What staff have answered, the first answer first. */
function GivenAnswers({ answers }: { answers: AnswerView[] }) {
  const words = useWords(answerWords)
  const states = useWords(mailStates)
  if (answers.length === 0) return null
  return (
    <Group title={words.given}>
      <ul className="written">
        {answers.map(({ id, by, when, subject, body, locale, mail }) => (
          <li key={id}>
            <p className="written-by">
              <bdi>{by}</bdi> · {when}
              {mail !== null && mail !== 'sent' && <Badge tone="warn">{states[mail]}</Badge>}
            </p>
            <div lang={locale} dir={directionOf(locale)}>
              <p className="written-subject">
                <CodedText text={subject} />
              </p>
              <p className="text-start wrap-anywhere whitespace-pre-line">
                <CodedText text={body} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** What the customer has written on the page of the request since. */
function CustomerWrote({ messages }: { messages: InboxMessage['messages'] }) {
  const words = useWords(customerWrote)
  if (messages.length === 0) return null
  return (
    <Group title={words.title}>
      <ul className="written">
        {messages.map(({ kind, at, when, body }) => (
          <li key={at + kind}>
            <p className="written-by">
              {words.kinds[kind]} · {when}
            </p>
            <p className="text-start wrap-anywhere whitespace-pre-line" dir="auto">
              <CodedText text={body} />
            </p>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function RequestedLines({ lines }: { lines: RequestedLine[] }) {
  const words = useWords(messageWords.lines)
  if (lines.length === 0) return null
  const columns = (['code', 'name', 'pack', 'quantity', 'note'] as const)
    .filter((key) => key !== 'note' || lines.some(({ note }) => note !== ''))
    .map((key) => ({ key, label: words[key], strong: key === 'code' }))
  return (
    <div className="message-lines">
      <Table
        caption={words.title}
        columns={columns}
        rows={lines.map((line, place) => ({
          key: String(place),
          code: line.code ? <Ltr>{line.code}</Ltr> : '—',
          name: (
            <>
              <bdi>
                <CodedText text={line.name} />
              </bdi>
              {!line.isKnown && <span className="block text-ink-3 type-14">{words.unknown}</span>}
            </>
          ),
          pack: <CodedText text={line.pack || '—'} />,
          quantity: line.quantity,
          note: line.note !== '' && <bdi>{line.note}</bdi>,
        }))}
      />
    </div>
  )
}
