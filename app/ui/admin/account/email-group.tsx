import { Form } from 'react-router'
import { accountWords } from '#content/admin/account.ts'
import { staffEmailWords } from '#content/admin/staff-email.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { CurrentPassword } from '#app/ui/admin/current-password.tsx'
import { AskedTwice, StepForm } from '#app/ui/admin/users/step-form.tsx'

/** `awaited` is an address whose link has not been followed yet. */
type OwnEmail = { confirmed: string | null; awaited: string | null }

/** The own address of mail: what it is, what it is to be, and that it goes. */
export function EmailGroup({ confirmed, awaited }: OwnEmail) {
  const words = useWords(staffEmailWords)
  const removed = useStaffForm('remove-email').answer
  return (
    <Group title={words.title} text={words.text} badge={<EmailBadge {...{ confirmed, awaited }} />}>
      <AnswerMessage answer={removed} />
      {confirmed !== null && (
        <p>
          {words.current}: <Ltr>{confirmed}</Ltr>
        </p>
      )}
      <EmailForm awaited={awaited} />
      {(confirmed !== null || awaited !== null) && (
        <AskedTwice verb={words.remove} question={words.removeConfirm}>
          <StepForm confirmed intent="remove-email" submit={words.remove} kind="danger" />
        </AskedTwice>
      )}
    </Group>
  )
}

function EmailBadge({ confirmed, awaited }: OwnEmail) {
  const words = useWords(staffEmailWords)
  if (awaited !== null) return <Badge tone="warn">{words.waiting}</Badge>
  return <Badge tone={confirmed === null ? 'neutral' : 'ok'}>{confirmed === null ? words.none : words.confirmed}</Badge>
}

function EmailForm({ awaited }: Pick<OwnEmail, 'awaited'>) {
  const words = useWords(staffEmailWords)
  const { saving } = useWords(accountWords)
  const { busy, answer } = useStaffForm('email')
  return (
    <Form method="post" className="admin-form" preventScrollReset>
      <AnswerMessage answer={answer} />
      {awaited !== null && <p>{words.awaited(awaited)}</p>}
      <input type="hidden" name="intent" value="email" />
      <TextField
        label={words.label}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MOST_LENGTH.email}
        defaultValue={answer?.values?.['email'] ?? awaited ?? ''}
        error={answer?.errors['email']}
        ltr
        required
      />
      <CurrentPassword intent="email" />
      <Button type="submit" kind="ink" busy={busy} busyText={saving}>
        {words.send}
      </Button>
    </Form>
  )
}
