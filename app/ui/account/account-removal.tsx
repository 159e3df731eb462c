import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { addressForm } from '#content/pages/addresses.ts'
import { myDataPage } from '#content/pages/my-data.ts'
import { MOST_LENGTH } from '#domain/records/form-fields.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { useSitePath } from '#app/delivery/link.tsx'
import type { RemovalAnswer } from './my-data.tsx'

type AccountRemovalProps = {
  email: string
  /** The second question is open already. */
  asking: boolean
  answer: RemovalAnswer | undefined
}

/** Asks twice before everything is deleted: a button first, and then the address typed again. */
export function AccountRemoval({ email, asking, answer }: AccountRemovalProps) {
  const words = useWords(myDataPage.remove)
  const { signInFirst } = useWords(addressForm)
  const [isAsking, setIsAsking] = useState(asking || answer !== undefined)
  const busy = useNavigation().state === 'submitting'
  const action = useSitePath('/my-data')
  const problem = answer === 'failed' ? words.failed : answer === 'signed-out' ? signInFirst : null
  return (
    <section id="delete">
      <h2 className="text-h3">{words.title}</h2>
      <p className="text-ink-2">{words.text}</p>
      {isAsking ? (
        <Form method="post" action={action} className="my-data-removal">
          <p>
            <strong>{words.question}</strong>
          </p>
          {problem && <Message tone="error">{problem}</Message>}
          <TextField
            label={words.type}
            name="email"
            type="email"
            ltr
            required
            autoComplete="off"
            placeholder={email}
            maxLength={MOST_LENGTH.email}
            error={answer === 'mismatch' ? words.mismatch : undefined}
          />
          <Button type="submit" busy={busy} busyText={words.deleting}>
            {words.confirm}
          </Button>
        </Form>
      ) : (
        <form method="get" action={`${action}#delete`}>
          <Button
            type="submit"
            kind="danger"
            name="delete"
            value="1"
            onClick={(event) => {
              event.preventDefault()
              setIsAsking(true)
            }}
          >
            {words.open}
          </Button>
        </form>
      )}
    </section>
  )
}
