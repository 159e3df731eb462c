import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { FileText } from 'lucide-react'
import { quotationForm } from '#content/admin/quotes/quotation-form.ts'
import { sendQuotation } from '#content/admin/quotes/quotations.ts'
import { adminForm } from '#content/admin/form.ts'
import { quotationPath, quotationPdfPath } from '#domain/accounts/staff-paths.ts'
import { ATTACHMENTS } from '#domain/quotes/attached-files.ts'
import { SENDING_WAYS, type SendingWay } from '#domain/quotes/quotation.ts'
import { directionOf } from '#domain/text/locale.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import type { ToSend } from '#app/loading/quotes/quotation-page.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Checkbox, Radio } from '#app/ui/base/field/checkbox.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { FilesField } from '#app/ui/quote/files-field.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { AnswerMessage, Group } from '#app/ui/admin/group.tsx'
import { TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import { LetterChoice } from '#app/ui/admin/letter-choice.tsx'
import { QuotationPaper } from './quotation-paper.tsx'

type SendQuotationProps = { toSend: ToSend; answer: StaffAnswer | undefined }

/** How a quotation goes to its customer, beside what goes. */
export function SendQuotation({ toSend, answer }: SendQuotationProps) {
  const words = useWords(sendQuotation)
  const { back } = useWords(adminForm)
  const { id, title, number, document } = toSend
  return (
    <AdminPage
      title={words.title}
      name={title}
      segment={number}
      actions={
        <>
          <ButtonLink to={quotationPath(id)} kind="outline" small>
            {back}
          </ButtonLink>
          <DraftPdf id={id} revision={document.revision} />
        </>
      }
    >
      <AnswerMessage answer={answer} />
      <Problems problems={answer?.errors} />
      <div className="quote-sent">
        <div className="quote-sent-main">
          <QuotationPaper document={document} />
        </div>
        <div className="quote-sent-side">
          <ApprovalPart toSend={toSend} answer={answer} />
          {(toSend.approval.state !== 'asked' || toSend.approval.mayDecide) && (
            <Group title={words.by}>
              <SendForm toSend={toSend} answer={answer} />
            </Group>
          )}
        </div>
      </div>
    </AdminPage>
  )
}

/** How the approval of a draft beyond the limits stands; an owner gives it here, or sends the draft back. */
function ApprovalPart({ toSend: { approval, version }, answer }: SendQuotationProps) {
  const words = useWords(sendQuotation)
  const { approval: states } = useWords(quotationForm)
  const { state, word, beyond, mayDecide } = approval
  const locale = useLocale()
  if (state === '') return null
  return (
    <Group title={words.approval}>
      <p>
        {states[state]} <bdi>{word}</bdi>
      </p>
      {state === 'asked' && !mayDecide && <p>{words.waits}</p>}
      {beyond.length > 0 && (
        <p>
          <CodedText text={words.beyond(beyond.join(locale === 'ar' ? '، ' : ', '))} />
        </p>
      )}
      {state === 'asked' && mayDecide && (
        <Form method="post" className="quote-share">
          <input type="hidden" name="version" value={version} />
          <TextField label={words.word} name="word" maxLength={500} defaultValue={answer?.values?.['word']} optional />
          <div className="cluster-8">
            <Button type="submit" name="intent" value="approve" small>
              {words.approve}
            </Button>
            <Button type="submit" name="intent" value="send-back" kind="outline" small>
              {words.sendBack}
            </Button>
          </div>
        </Form>
      )}
    </Group>
  )
}

/** What the quotation itself lacks; what is wrong with the letter stands at its fields. */
function Problems({ problems = {} }: { problems: Record<string, string> | undefined }) {
  const texts = Object.entries(problems).filter(([name]) => !['subject', 'body', 'cc', ATTACHMENTS].includes(name))
  if (texts.length < 2) return null
  return (
    <ul className="quote-problems">
      {texts.map(([name, text]) => (
        <li key={name}>
          <CodedText text={text} />
        </li>
      ))}
    </ul>
  )
}

function SendForm({ toSend, answer }: SendQuotationProps) {
  const words = useWords(sendQuotation)
  const { state, formData } = useNavigation()
  const typed = SENDING_WAYS.find((way) => way === answer?.values?.['by'])
  const [by, setBy] = useState<SendingWay>(toSend.email === '' ? 'link' : (typed ?? 'mail'))
  const busy = state !== 'idle' && formData?.get('intent') === 'send'
  return (
    <Form method="post" encType="multipart/form-data" className="quote-share" data-by={by}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="version" value={toSend.version} />
      <input type="hidden" name="template" value={toSend.template} />
      <Radio
        name="by"
        value="mail"
        checked={by === 'mail'}
        disabled={toSend.email === ''}
        onChange={() => setBy('mail')}
      >
        {words.mail}
      </Radio>
      <p className="field-hint">
        <CodedText text={toSend.email === '' ? words.noEmail : words.mailText(toSend.email)} />
      </p>
      <Radio
        name="by"
        value="both"
        checked={by === 'both'}
        disabled={toSend.email === ''}
        onChange={() => setBy('both')}
      >
        {words.both}
      </Radio>
      <p className="field-hint">{words.bothText}</p>
      <Radio name="by" value="link" checked={by === 'link'} onChange={() => setBy('link')}>
        {words.link}
      </Radio>
      <p className="field-hint">{words.linkText}</p>
      <QuotationLetter toSend={toSend} answer={answer} />
      <FilesField id="quote-attachments" optional error={answer?.errors[ATTACHMENTS]} />
      <Checkbox name="data_sheets" value="1" defaultChecked={answer?.values?.['data_sheets'] === '1'}>
        {words.dataSheets}
      </Checkbox>
      <Message tone="warn">{words.warning}</Message>
      <Button type="submit" busy={busy} busyText={words.sending}>
        {by === 'link' ? words.issue : words.send}
      </Button>
    </Form>
  )
}

/** What is written to the customer, begun with a template. */
function QuotationLetter({ toSend, answer }: { toSend: ToSend; answer: StaffAnswer | undefined }) {
  const words = useWords(sendQuotation)
  const locale = useLocale()
  const typed = answer?.values
  // The template whose beginning somebody has changed.
  const [touched, setTouched] = useState<string | null>(null)
  const language = { lang: toSend.document.locale, dir: directionOf(toSend.document.locale) }
  return (
    <div className="quote-letter" onInput={() => setTouched(toSend.template)}>
      {toSend.templates.length > 1 && (
        <LetterChoice
          groups={[
            {
              label: words.template,
              choices: toSend.templates.map(({ id, label }) => ({
                key: id,
                label: label[locale],
                to: quotationPath(toSend.id, { step: 'send', template: id }),
                isOn: id === toSend.template,
              })),
            },
          ]}
          isTouched={touched === toSend.template}
        />
      )}
      <TextField
        label={words.cc}
        hint={words.ccHint}
        name="cc"
        ltr
        optional
        defaultValue={typed?.['cc']}
        error={answer?.errors['cc']}
      />
      <TextField
        key={`subject ${toSend.template}`}
        label={words.subject}
        name="subject"
        defaultValue={typed?.['subject'] ?? toSend.subject}
        maxLength={200}
        error={answer?.errors['subject']}
        {...language}
      />
      <TextArea
        key={`body ${toSend.template}`}
        label={words.body}
        hint={words.placeholders}
        name="body"
        rows={9}
        defaultValue={typed?.['body'] ?? toSend.body}
        maxLength={4000}
        error={answer?.errors['body']}
        {...language}
      />
    </div>
  )
}

/** The file of a draft as it was saved last, in a window of its own: what is being written stays. */
export function DraftPdf({ id, revision }: { id: string; revision: number }) {
  const { draftPdf } = useWords(quotationForm)
  return (
    <ButtonLink href={quotationPdfPath(id, revision)} target="_blank" rel="noopener" kind="outline" small>
      <FileText />
      {draftPdf}
    </ButtonLink>
  )
}
