import { useId, type ReactNode } from 'react'
import { Form } from 'react-router'
import { messageWords } from '#content/admin/inbox-message.ts'
import { messageStates } from '#content/admin/message-states.ts'
import type { MessageView } from '#domain/messages/message-view.ts'
import { MESSAGE_STATES } from '#domain/messages/message.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { SelectField } from '#app/ui/base/field/select-field.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'
import { ContactForm } from './follow-up/contact-form.tsx'

type MessageWorkProps = { message: MessageView; staff: { id: string; name: string; disabled: boolean }[] }

/** How far the work is, whose it is, and whether somebody has called. Each is changed by itself, and only as it was seen. */
export function MessageWork({ message: { version, state, assigneeId }, staff }: MessageWorkProps) {
  const words = useWords(messageWords)
  const states = useWords(messageStates)
  const assignable = staff.filter(({ id, disabled }) => !disabled || id === assigneeId)
  return (
    <div className="message-work">
      <ChangeForm
        intent="state"
        version={version}
        label={words.state.label}
        verb={words.state.change}
        name="state"
        value={state}
      >
        {MESSAGE_STATES.map((one) => (
          <option key={one} value={one}>
            {states[one]}
          </option>
        ))}
      </ChangeForm>
      <ChangeForm
        intent="assign"
        version={version}
        label={words.assignee.label}
        verb={words.assignee.change}
        name="assignee"
        value={assigneeId ?? ''}
      >
        <option value="">{words.assignee.nobody}</option>
        {assignable.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChangeForm>
      <ContactForm version={version} />
    </div>
  )
}

type ChangeFormProps = {
  intent: string
  version: number
  label: string
  verb: string
  name: string
  value: string
  children: ReactNode
}

function ChangeForm({ intent, version, label, verb, name, value, children }: ChangeFormProps) {
  const { busy } = useStaffForm(intent)
  const id = useId()
  return (
    <Form method="post" preventScrollReset className="message-change">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      <SelectField key={`${value}-${version}`} id={id} label={label} name={name} defaultValue={value}>
        {children}
      </SelectField>
      <Button type="submit" kind="outline" small busy={busy}>
        {verb}
      </Button>
    </Form>
  )
}
