import { Form, Link } from 'react-router'
import { followUpWords } from '#content/admin/requests/follow-up.ts'
import { messagePath } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { FoldedGroup } from '#app/ui/admin/folded-group.tsx'
import { useStaffForm } from '#app/ui/admin/group.tsx'

type Named = { id: string; number: string }
export type DuplicatesView = { of: Named | null; from: Named[]; possible: Named[] }

/** What may say the same, above the message. */
export function DuplicateNotice({ duplicates, version }: { duplicates: DuplicatesView; version: number }) {
  const words = useWords(followUpWords.duplicate)
  const { busy } = useStaffForm('duplicate')
  const [first] = duplicates.possible
  if (!first) return null
  return (
    <div className="stack-10 justify-items-start">
      <Message tone="warn">
        <strong>{words.may}</strong> — {words.mayText} <Numbers named={duplicates.possible} />
      </Message>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="duplicate" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="of" value={first.number} />
        <Button type="submit" kind="outline" small busy={busy}>
          {words.close(first.number)}
        </Button>
      </Form>
    </div>
  )
}

/** What says the same, and the way to say so of another request. */
export function MessageDuplicates({ duplicates, version }: { duplicates: DuplicatesView; version: number }) {
  const words = useWords(followUpWords.duplicate)
  const { busy, answer } = useStaffForm('duplicate')
  const { of, from } = duplicates
  return (
    <FoldedGroup title={words.title} isOpen={of !== null || from.length > 0 || answer?.ok === false}>
      {of && (
        <p>
          {words.is} <Numbers named={[of]} />
        </p>
      )}
      {from.length > 0 && (
        <p>
          {words.has}: <Numbers named={from} />
        </p>
      )}
      {!of && (
        <Form method="post" preventScrollReset className="message-change">
          <input type="hidden" name="intent" value="duplicate" />
          <input type="hidden" name="version" value={version} />
          <TextField
            label={words.of}
            name="of"
            dir="ltr"
            defaultValue={answer?.ok === false ? answer.values?.['of'] : ''}
            error={answer?.errors['of']}
          />
          <Button type="submit" kind="outline" small busy={busy}>
            {words.change}
          </Button>
        </Form>
      )}
    </FoldedGroup>
  )
}

function Numbers({ named }: { named: Named[] }) {
  return named.map(({ id, number }, at) => (
    <span key={id}>
      {at > 0 && ' · '}
      <Link to={messagePath(id)} className="inbox-link">
        <Ltr className="whitespace-nowrap">{number}</Ltr>
      </Link>
    </span>
  ))
}
