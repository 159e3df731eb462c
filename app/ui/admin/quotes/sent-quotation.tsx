import { type LucideIcon, Copy, FileDown, MessageCircle, PencilLine, ReceiptText } from 'lucide-react'
import { Form } from 'react-router'
import { quotationStates, quotationWords } from '#content/admin/quotes/quotations.ts'
import { messagePath, QUOTES_PATH, SETTINGS_PATH } from '#domain/accounts/staff-paths.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import type { ShownQuotation } from '#app/loading/quotes/quotation-page.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { CopiedField } from '#app/ui/admin/notice/copied-field.tsx'
import { QuotationPaper } from './quotation-paper.tsx'
import { QUOTATION_TONES, RevisionLinks } from './revision-links.tsx'

/** A quotation that was sent: what it said, what became of it, and what can still be done. */
export function SentQuotation({ shown, answer }: { shown: ShownQuotation; answer: StaffAnswer | undefined }) {
  const words = useWords(quotationWords)
  const states = useWords(quotationStates)
  return (
    <AdminPage
      title={shown.title}
      segment=""
      badge={<Badge tone={QUOTATION_TONES[shown.state]}>{states[shown.state]}</Badge>}
      actions={
        <>
          <ButtonLink to={QUOTES_PATH} kind="outline" small>
            {words.back}
          </ButtonLink>
          {shown.pdfPath && (
            <ButtonLink href={shown.pdfPath} kind="outline" small>
              <FileDown />
              {words.pdf}
            </ButtonLink>
          )}
          {shown.proforma && (
            <ButtonLink href={shown.proforma.path} kind="outline" small>
              <FileDown />
              {words.proformaPdf(shown.proforma.number)}
            </ButtonLink>
          )}
          {shown.canProforma && <ActionForm intent="proforma" icon={ReceiptText} version={shown.version} />}
          <CopyForm isOver={shown.state === 'expired'} creationKey={shown.copyKey} />
          {shown.canRevise && <ActionForm intent="revise" icon={PencilLine} version={shown.version} />}
        </>
      }
    >
      <AnswerMessage answer={answer} />
      {shown.canProforma && !shown.hasBank && <NoBank />}
      <div className="quote-sent">
        <div className="quote-sent-main">
          {shown.document && (
            <>
              {shown.isFrozen && (
                <p className="admin-row-quiet">{shown.state === 'accepted' ? words.agreed : words.frozen}</p>
              )}
              <QuotationPaper document={shown.document} />
            </>
          )}
        </div>
        <div className="quote-sent-side">
          <Facts shown={shown} />
          <Answers answers={shown.answers} />
          {shown.share && <Share share={shown.share} />}
          {shown.canWithdraw && <WithdrawForm version={shown.version} answer={answer} />}
          <RevisionLinks revisions={shown.revisions} />
        </div>
      </div>
    </AdminPage>
  )
}

/** Before a proforma invoice is made: it would not say where to pay. */
function NoBank() {
  const { noBank, toBank } = useWords(quotationWords)
  return (
    <Message tone="warn">
      {noBank}{' '}
      <IfMay act="people-settings.write">
        <SiteLink to={`${SETTINGS_PATH}#bank_name_ar`} className="text-link">
          {toBank}
        </SiteLink>
      </IfMay>
    </Message>
  )
}

type ActionFormProps = { intent: 'revise' | 'proforma'; icon: LucideIcon; version: number }

/** A button that does one thing with the quotation. */
function ActionForm({ intent, icon: Icon, version }: ActionFormProps) {
  const words = useWords(quotationWords)
  const { busy } = useStaffForm(intent)
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" small busy={busy}>
        <Icon />
        {words[intent]}
      </Button>
    </Form>
  )
}

/** Begins another quotation as a copy of this one, at the prices of today. */
function CopyForm({ isOver, creationKey }: { isOver: boolean; creationKey: string }) {
  const { duplicate, quoteAgain } = useWords(quotationWords)
  const { busy } = useStaffForm('copy')
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="copy" />
      <input type="hidden" name="key" value={creationKey} />
      <Button type="submit" kind={isOver ? 'primary' : 'outline'} small busy={busy}>
        <Copy />
        {isOver ? quoteAgain : duplicate}
      </Button>
    </Form>
  )
}

function Facts({ shown }: { shown: ShownQuotation }) {
  const words = useWords(quotationWords)
  const { facts, sentBy } = words
  return (
    <section className="card">
      <dl className="quote-paper-facts">
        {shown.request && (
          <div className="quote-sum">
            <dt>{words.request}</dt>
            <dd>
              <SiteLink to={messagePath(shown.request.id)} className="text-link">
                <Ltr>{shown.request.number}</Ltr>
              </SiteLink>
            </dd>
          </div>
        )}
        {shown.sent && (
          <>
            <div className="quote-sum">
              <dt>{facts.sentAt}</dt>
              <dd>
                {shown.sent.when} {shown.sent.by && sentBy[shown.sent.by]}
              </dd>
            </div>
            <div className="quote-sum">
              <dt>{facts.seenAt}</dt>
              <dd>{shown.sent.seen ?? facts.notSeen}</dd>
            </div>
          </>
        )}
        {shown.owner && (
          <div className="quote-sum">
            <dt>{facts.owner}</dt>
            <dd>{shown.owner}</dd>
          </div>
        )}
        {shown.withdrawReason && (
          <div className="quote-sum">
            <dt>{facts.withdrawn}</dt>
            <dd dir="auto">{shown.withdrawReason}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Answers({ answers }: { answers: ShownQuotation['answers'] }) {
  const words = useWords(quotationWords.answers)
  const reasons: Record<string, string> = words.reasons
  if (answers.length === 0) return null
  return (
    <Group title={words.title}>
      <ul className="stack-10">
        {answers.map(({ key, kind, when, acceptedBy, poNumber, reason, message }) => (
          <li key={key}>
            <strong>{words[kind]}</strong> <span className="admin-row-quiet">{when}</span>
            {acceptedBy && <p>{words.acceptedBy(acceptedBy)}</p>}
            {poNumber && <p>{words.poNumber(poNumber)}</p>}
            {reason && <p>{reasons[reason]}</p>}
            {message && <p dir="auto">{message}</p>}
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** The link and a text for the chat, for customers who are not written to. */
function Share({ share }: { share: NonNullable<ShownQuotation['share']> }) {
  const words = useWords(quotationWords.share)
  return (
    <Group title={words.title} text={words.text}>
      <div className="quote-share">
        <CopiedField label={words.number} url={share.number} />
        <CopiedField label={words.link} url={share.url} />
        <TextArea
          label={words.message}
          value={share.text}
          rows={6}
          readOnly
          dir="auto"
          onFocus={(event) => event.currentTarget.select()}
        />
        <ButtonLink href={share.chat} rel="noopener" target="_blank" kind="outline" small>
          <MessageCircle />
          {words.open}
        </ButtonLink>
      </div>
    </Group>
  )
}

/** Asks why before it is done, with scripts and without. */
function WithdrawForm({ version, answer }: { version: number; answer: StaffAnswer | undefined }) {
  const words = useWords(quotationWords.withdraw)
  const { busy } = useStaffForm('withdraw')
  const isRefused = answer?.intent === 'withdraw' && !answer.ok
  return (
    <details className="quote-withdraw" open={isRefused}>
      <summary className="button button-outline button-small">{words.label}</summary>
      <Form method="post" className="quote-share">
        <p className="field-hint">{words.text}</p>
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="version" value={version} />
        <TextField
          label={words.reason}
          name="reason"
          maxLength={500}
          required
          defaultValue={isRefused ? answer.values?.['reason'] : undefined}
          error={isRefused ? answer.errors['reason'] : undefined}
        />
        <Button type="submit" kind="danger" small busy={busy}>
          {words.verb}
        </Button>
      </Form>
    </details>
  )
}
