import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-router'
import { messageWords } from '#content/admin/inbox-message.ts'
import { messageStates } from '#content/admin/message-states.ts'
import { undoWords } from '#content/admin/notices.ts'
import type { MessageView } from '#domain/messages/message-view.ts'
import { MESSAGE_STATES } from '#domain/messages/message.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField, TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import { useStaffForm } from '#app/ui/admin/group.tsx'
import { contactWays, followUpWords } from '#content/admin/requests/follow-up.ts'
import { CONTACT_WAYS } from '#domain/follow-up/follow-up.ts'

type MessageWorkProps = {
  message: MessageView
  staff: { id: string; name: string; disabled: boolean }[]
  /** Makes a second press on the form of a contact harmless. */
  contactKey: string
}

/** How far the work is, whose it is, and whether somebody has called. Each is changed by itself, and only as it was seen. */
export function MessageWork({ message: { version, state, assigneeId }, staff, contactKey }: MessageWorkProps) {
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
        {optionsOf(MESSAGE_STATES, (one) => [one, states[one]])}
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
        {optionsOf(assignable, ({ id, name }) => [id, name])}
      </ChangeForm>
      <ContactForm version={version} contactKey={contactKey} />
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

/** With scripts a choice is sent as it is made, and can be taken back; without them by its button. */
function ChangeForm({ intent, version, label, verb, name, value, children }: ChangeFormProps) {
  const { busy } = useStaffForm(intent)
  const { verb: undo, verbNamed } = useWords(undoWords)
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [{ shown, seen, before }, setChoice] = useState<Choice>({ shown: value, seen: value, before: null })
  // Somebody else's choice, or what became of one's own.
  if (seen !== value) setChoice({ shown: value, seen: value, before: shown === value ? before : null })
  const choose = (chosen: string, from: string | null) => {
    flushSync(() => setChoice({ shown: chosen, seen, before: from }))
    form.current?.requestSubmit()
  }
  return (
    <Form ref={form} method="post" preventScrollReset className="message-change">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      <SelectField
        id={id}
        label={label}
        name={name}
        value={shown}
        onChange={(event) => choose(event.currentTarget.value, value)}
      >
        {children}
      </SelectField>
      {isHydrated ? (
        before !== null && (
          <Button
            type="button"
            kind="outline"
            small
            busy={busy}
            aria-label={verbNamed(label)}
            onClick={() => choose(before, null)}
          >
            {undo}
          </Button>
        )
      ) : (
        <Button type="submit" kind="outline" small>
          {verb}
        </Button>
      )}
    </Form>
  )
}

/** `seen`: what the server said last; `before`: what a choice can be taken back to. */
type Choice = { shown: string; seen: string; before: string | null }

/** A call or a visit is an answer too; what was said and what comes next are kept with it. */
function ContactForm({ version, contactKey }: { version: number; contactKey: string }) {
  const words = useWords(followUpWords.contact)
  const ways = useWords(contactWays)
  const { busy, answer } = useStaffForm('contact')
  const id = useId()
  const typed = answer?.ok === false ? answer.values : undefined
  const field = (name: string) => ({ name, defaultValue: typed?.[name], error: answer?.errors[name] })
  return (
    <Form method="post" preventScrollReset className="message-change" key={`contact-${version}`}>
      <input type="hidden" name="intent" value="contact" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={contactKey} />
      <SelectField id={id} label={words.label} name="contact" defaultValue={typed?.['contact']}>
        {optionsOf(CONTACT_WAYS, (way) => [way, ways[way]])}
      </SelectField>
      <Button type="submit" kind="outline" small busy={busy}>
        {words.change}
      </Button>
      <details className="message-said" open={typed !== undefined}>
        <summary>{words.said}</summary>
        <div className="stack-12">
          <TextArea label={words.note} hint={words.noteHint} rows={2} dir="auto" {...field('contact_note')} />
          <TextField label={words.next} dir="auto" {...field('remind_note')} />
          <TextField label={words.day} type="datetime-local" {...field('remind_at')} />
        </div>
      </details>
    </Form>
  )
}
