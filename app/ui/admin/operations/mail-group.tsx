import { Form } from 'react-router'
import { operationsWords } from '#content/admin/operations.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { formatNumber } from '#domain/text/format.ts'
import { FactList } from './fact-list.tsx'

type MailGroupProps = { outbox: Outbox; sendsMail: boolean; recipient: string }

/** Mails that wait, and a mail to try the mail server with. */
export function MailGroup({ outbox, sendsMail, recipient }: MailGroupProps) {
  const words = useWords(operationsWords)
  return (
    <Group id="mail" title={words.outbox}>
      <OutboxFacts outbox={outbox} />
      {sendsMail ? <TestMail recipient={recipient} /> : <Message tone="warn">{words.mailOff}</Message>}
    </Group>
  )
}

function TestMail({ recipient }: { recipient: string }) {
  const words = useWords(operationsWords.testMail)
  const { busy, answer } = useStaffForm('test-mail')
  return (
    <Form method="post" preventScrollReset className="admin-form">
      <AnswerMessage answer={answer} />
      <input type="hidden" name="intent" value="test-mail" />
      <TextField
        label={words.address}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MOST_LENGTH.email}
        defaultValue={answer?.values?.['email'] ?? recipient}
        error={answer?.errors['email']}
        ltr
        required
      />
      <Button type="submit" kind="outline" busy={busy} busyText={words.sending}>
        {words.submit}
      </Button>
    </Form>
  )
}

type Outbox = { queued: number; failed: number; oldestSeconds: number }

function OutboxFacts({ outbox: { queued, failed, oldestSeconds } }: { outbox: Outbox }) {
  const words = useWords(operationsWords)
  const locale = useLocale()
  return (
    <FactList
      facts={[
        { term: words.waiting, value: formatNumber(queued, locale) },
        { term: words.givenUp, value: formatNumber(failed, locale) },
        { term: words.oldest, value: formatNumber(Math.round(oldestSeconds / 60), locale) },
      ]}
    />
  )
}
