import { useState } from 'react'
import { Form } from 'react-router'
import { noteWords, historyWords } from '#content/admin/inbox-message.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import type { WrittenView, HistoryView } from '#domain/messages/message-view.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { TextArea } from '#app/ui/base/field/text-field.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { DraftOffer } from '#app/ui/admin/form/drafts/draft-offer.tsx'
import { valueOf } from '#app/ui/admin/form/form-values.ts'
import { FoldedGroup } from '#app/ui/admin/folded-group.tsx'
import { noteRecord, useUnsentText } from './use-unsent-text.ts'

type NoteFormProps = { messageId: string; noteKey: string; onUnsent: (isUnsent: boolean) => void }

/** What staff tell each other about a message. A note that was kept empties the field. */
export function MessageNotes({ notes, ...form }: NoteFormProps & { notes: WrittenView[] }) {
  const words = useWords(noteWords)
  return (
    <Group title={words.title}>
      {notes.length > 0 && (
        <ul className="written">
          {notes.map(({ id, by, when, body }) => (
            <li key={id}>
              <p className="written-by">
                <bdi>{by}</bdi> · {when}
              </p>
              <p className="text-start wrap-anywhere whitespace-pre-line" dir="auto">
                <CodedText text={body} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm key={notes.length} {...form} />
    </Group>
  )
}

const BLANK = { body: [''] }

/** It keeps its key until the note was kept, so that another attempt makes no second one. */
function NoteForm({ messageId, noteKey, onUnsent }: NoteFormProps) {
  const words = useWords(noteWords)
  const { busy, answer } = useStaffForm('note')
  const [key] = useState(noteKey)
  const unsent = { record: noteRecord(messageId), version: null, blank: BLANK, returned: answer?.values }
  const { form, start, touch, flush, draft } = useUnsentText({ ...unsent, busy, onUnsent })
  return (
    <>
      {draft.offer && (
        <DraftOffer draft={draft.offer} version={null} onRestore={draft.restore} onDiscard={draft.discard} />
      )}
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="note-form"
        onInput={touch}
        onSubmit={flush}
      >
        <AnswerMessage answer={answer} />
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="key" value={key} />
        <TextArea
          key={start.beginning}
          label={words.label}
          hint={words.hint}
          name="body"
          rows={2}
          dir="auto"
          maxLength={MOST_LENGTH.text}
          defaultValue={valueOf(start.values, 'body')}
          error={answer?.errors['body']}
          required
        />
        <Button type="submit" kind="outline" small busy={busy}>
          {words.add}
        </Button>
      </Form>
    </>
  )
}

/** What was done to the message and by whom, the latest first. */
export function MessageHistory({ history }: { history: HistoryView[] }) {
  const { title } = useWords({ title: historyWords.title })
  const [latest] = history
  if (!latest) return null
  return (
    <FoldedGroup
      title={title}
      fact={
        <>
          <bdi>{latest.by}</bdi> <What {...latest} /> · {latest.when}
        </>
      }
    >
      <ol className="history">
        {history.map((entry) => (
          <li key={entry.id}>
            <span>
              <bdi className="written-subject">{entry.by}</bdi> <What {...entry} />
            </span>
            <span className="admin-row-quiet">{entry.when}</span>
          </li>
        ))}
      </ol>
    </FoldedGroup>
  )
}

function What({ action, detail }: Pick<HistoryView, 'action' | 'detail'>) {
  const locale = useLocale()
  return isKnown(action) ? historyWords.actions[action][locale](detail) : <bdi>{action}</bdi>
}

function isKnown(action: string): action is keyof typeof historyWords.actions {
  return Object.hasOwn(historyWords.actions, action)
}
