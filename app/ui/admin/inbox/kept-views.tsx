import { Bookmark, X } from 'lucide-react'
import { Form } from 'react-router'
import { inboxKept } from '#content/admin/requests/inbox-rows.ts'
import { VIEW_NAME_LENGTH, type InboxViewKept } from '#domain/accounts/staff-preferences.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { AnswerMessage, useStaffForm } from '#app/ui/admin/group.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'

/** Names the list that is shown, for oneself, and forgets the ones that were named. */
export function KeptViews({ kept, search }: { kept: readonly InboxViewKept[]; search: string }) {
  const words = useWords(inboxKept)
  const { busy, answer } = useStaffForm('keep-view')
  const dropped = useStaffForm('drop-view').answer
  return (
    <details className="inbox-kept" key={answer?.ok ? kept.length : 'open'}>
      <summary className="button button-outline button-small">
        <Bookmark />
        {words.keep}
      </summary>
      <div className="inbox-kept-fields">
        <AnswerMessage answer={answer ?? dropped} />
        <Form method="post" action={INBOX_PATH + search} className="inbox-kept-form">
          <TextField
            label={words.name}
            name="name"
            maxLength={VIEW_NAME_LENGTH}
            error={answer?.errors['name']}
            required
          />
          <Button type="submit" name="intent" value="keep-view" kind="ink" small busy={busy}>
            {words.submit}
          </Button>
        </Form>
        {kept.map(({ name }) => (
          <Form key={name} method="post" action={INBOX_PATH + search} className="inbox-kept-form">
            <input type="hidden" name="name" value={name} />
            <bdi>{name}</bdi>
            <button
              type="submit"
              name="intent"
              value="drop-view"
              className="button button-quiet button-icon"
              aria-label={words.drop(name)}
            >
              <X />
            </button>
          </Form>
        ))}
      </div>
    </details>
  )
}
