import { Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { messageWords } from '#content/admin/inbox-message.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'

/** Asks before it removes, with scripts and without. */
export function RemoveMessage() {
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
