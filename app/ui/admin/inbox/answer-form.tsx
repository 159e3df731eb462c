import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { answerWords } from '../../../../content/admin/inbox-message.ts'
import { MOST_LENGTH } from '../../../../domain/form-fields.ts'
import { directionOf } from '../../../../domain/locale.ts'
import type { MessageView } from '../../../../domain/message-view.ts'
import type { InboxMessage } from '../../../inbox-message.ts'
import { useWords } from '../../../locale.ts'
import { Button, ButtonLink } from '../../base/button.tsx'
import { Ltr } from '../../base/ltr.tsx'
import { Message } from '../../base/message.tsx'
import { TextArea } from '../../base/text-area.tsx'
import { TextField } from '../../base/text-field.tsx'
import { AnswerMessage } from '../answer-message.tsx'
import { LeaveWarning } from '../form/leave-warning.tsx'
import { Group } from '../group.tsx'
import { useStaffForm } from '../use-staff-form.ts'
import { TemplateChoice } from './template-choice.tsx'

type AnswerFormProps = {
  draft: NonNullable<InboxMessage['draft']>
  message: MessageView
  search: string
  isMailOff: boolean
}

/** The answer to a visitor, which begins with a template and says what staff make of it. */
export function AnswerForm({ draft, message, search, isMailOff }: AnswerFormProps) {
  const words = useWords(answerWords)
  const { busy, answer } = useStaffForm('answer')
  const [isTouched, setTouched] = useState(answer?.values !== undefined)
  // The same key at every attempt: an answer whose receipt was lost is not sent twice.
  const [key] = useState(draft.key)
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers answer with a promise, which is nothing to clean up with.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const language = { lang: draft.locale, dir: directionOf(draft.locale) }
  return (
    <div id="answer" ref={section}>
      <Group title={words.title}>
        <LeaveWarning dirty={isTouched && !busy} />
        <TemplateChoice draft={draft} id={message.id} search={search} isTouched={isTouched} />
        <Form
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          className="answer-form"
          onInput={() => setTouched(true)}
        >
          <AnswerMessage answer={answer} />
          {isMailOff && <Message tone="warn">{words.off}</Message>}
          <input type="hidden" name="intent" value="answer" />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="version" value={message.version} />
          <input type="hidden" name="locale" value={draft.locale} />
          <p className="admin-row-quiet">
            {words.to} <Ltr>{message.email}</Ltr> · {words.replies} <Ltr>{draft.replyTo}</Ltr>
          </p>
          <TextField
            label={words.subject}
            name="subject"
            defaultValue={answer?.values?.['subject'] ?? draft.subject}
            maxLength={MOST_LENGTH.line}
            error={answer?.errors['subject']}
            {...language}
            required
          />
          <TextArea
            label={words.body}
            hint={words.quoted}
            name="body"
            rows={14}
            defaultValue={answer?.values?.['body'] ?? draft.body}
            maxLength={MOST_LENGTH.text}
            error={answer?.errors['body']}
            {...language}
            required
          />
          <div className="message-actions">
            <Button type="submit" busy={busy}>
              {words.send}
            </Button>
            <ButtonLink to={`/admin/inbox/${message.id}${search}`} kind="outline" preventScrollReset>
              {words.cancel}
            </ButtonLink>
          </div>
        </Form>
      </Group>
    </div>
  )
}
