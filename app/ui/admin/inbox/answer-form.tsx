import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { answerWords, languageNames } from '#content/admin/inbox-message.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { ATTACHMENTS } from '#domain/quotes/attached-files.ts'
import { directionOf, type Locale, LOCALES } from '#domain/text/locale.ts'
import type { MessageView } from '#domain/messages/message-view.ts'
import type { InboxMessage } from '#app/loading/inbox-message.ts'
import { messagePath } from '#domain/accounts/staff-paths.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import { FilesField } from '#app/ui/quote/files-field.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { DraftOffer } from '#app/ui/admin/form/drafts/draft-offer.tsx'
import { valueOf, type FormValues } from '#app/ui/admin/form/form-values.ts'
import { answerRecord, useUnsentText } from './use-unsent-text.ts'
import { LetterChoice } from '#app/ui/admin/letter-choice.tsx'
import { answerPath } from './available-document.tsx'

type AnswerFormProps = {
  draft: NonNullable<InboxMessage['draft']>
  message: MessageView
  search: string
  isMailOff: boolean
  /** Told whether an answer waits here that was not sent. */
  onUnsent: (isUnsent: boolean) => void
}

/** The answer to a visitor, which begins with a template and says what staff make of it. */
export function AnswerForm({ draft, message, search, isMailOff, onUnsent }: AnswerFormProps) {
  const words = useWords(answerWords)
  const { busy, answer } = useStaffForm('answer')
  const { id, version } = message
  const blank = { subject: [draft.subject], body: [draft.body] }
  const unsent = { record: answerRecord(id, draft), version, blank, returned: answer?.values }
  const { form, start, isTyped, touch, flush, draft: unsentDraft } = useUnsentText({ ...unsent, busy, onUnsent })
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers answer with a promise, which is nothing to clean up with.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div id="answer" ref={section}>
      <Group title={words.title}>
        {unsentDraft.offer && (
          <DraftOffer
            draft={unsentDraft.offer}
            version={version}
            onRestore={unsentDraft.restore}
            onDiscard={unsentDraft.discard}
          />
        )}
        <TemplateChoice draft={draft} id={id} search={search} isTouched={isTyped} />
        <Form
          ref={form}
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          className="answer-form"
          onInput={touch}
          onSubmit={flush}
        >
          <AnswerMessage answer={answer} />
          {isMailOff && <Message tone="warn">{words.off}</Message>}
          <HiddenFields draft={draft} version={version} />
          <p className="admin-row-quiet">
            {words.to} <Ltr>{message.email}</Ltr> · {words.replies} <Ltr>{draft.replyTo}</Ltr>
          </p>
          <Letter key={start.beginning} start={start.values} locale={draft.locale} errors={answer?.errors} />
          <Checkbox name="question" value="1" defaultChecked={Boolean(answer?.values?.['question'])}>
            {words.question}
          </Checkbox>
          <FilesField id="answer-attachments" optional error={answer?.errors[ATTACHMENTS]} />
          <div className="message-actions">
            <Button type="submit" busy={busy}>
              {words.send}
            </Button>
            <ButtonLink to={messagePath(id) + search} kind="outline" preventScrollReset>
              {words.cancel}
            </ButtonLink>
          </div>
        </Form>
      </Group>
    </div>
  )
}

function HiddenFields({ draft, version }: Pick<AnswerFormProps, 'draft'> & { version: number }) {
  // The same key at every attempt: an answer whose receipt was lost is not sent twice.
  const [key] = useState(draft.key)
  return (
    <>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="template" value={draft.template} />
      <input type="hidden" name="locale" value={draft.locale} />
    </>
  )
}

type LetterProps = { start: FormValues; locale: Locale; errors: Record<string, string> | undefined }

/** What the visitor will read, in the language of the answer. */
function Letter({ start, locale, errors }: LetterProps) {
  const words = useWords(answerWords)
  const language = { lang: locale, dir: directionOf(locale) }
  return (
    <>
      <TextField
        label={words.subject}
        name="subject"
        defaultValue={valueOf(start, 'subject')}
        maxLength={MOST_LENGTH.line}
        error={errors?.['subject']}
        {...language}
        required
      />
      <TextArea
        label={words.body}
        hint={words.quoted}
        name="body"
        rows={14}
        defaultValue={valueOf(start, 'body')}
        maxLength={MOST_LENGTH.text}
        error={errors?.['body']}
        {...language}
        required
      />
    </>
  )
}

type TemplateChoiceProps = {
  draft: NonNullable<InboxMessage['draft']>
  id: string
  search: string
  /** Whether something was typed that another template would replace. */
  isTouched: boolean
}

/** Beginnings of an answer in either language. */
function TemplateChoice({ draft, id, search, isTouched }: TemplateChoiceProps) {
  const words = useWords(answerWords)
  const locale = useLocale()
  const pathTo = (choice: Partial<Pick<typeof draft, 'template' | 'locale'>>) =>
    answerPath({ id, search, ...draft, ...choice })
  const templates = draft.templates.map(({ id: template, label }) => ({
    key: template,
    label: label[locale],
    to: pathTo({ template }),
    isOn: template === draft.template,
  }))
  const languages = LOCALES.map((language) => ({
    key: language,
    label: languageNames[language][locale],
    to: pathTo({ locale: language }),
    isOn: language === draft.locale,
  }))
  const groups = [
    { label: words.templates, choices: templates },
    { label: words.language, choices: languages },
  ]
  return <LetterChoice groups={groups} isTouched={isTouched} />
}
