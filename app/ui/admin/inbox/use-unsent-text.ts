import { useEffect, useRef, useState } from 'react'
import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { isSame, readValues, type FormValues } from '#app/ui/admin/form/form-values.ts'
import { useDraft } from '#app/ui/admin/form/drafts/use-draft.ts'

type Options = {
  /** Names what is written in this browser's drafts: see `answerRecord`. */
  record: string
  /** The version of the message that was read; null for what does not depend on it. */
  version: number | null
  /** What the fields begin with, by their names. */
  blank: FormValues
  /** What came back from the server, where the form was sent without scripts. */
  returned: Record<string, string> | undefined
  busy: boolean
  /** Told whether text waits here that was not sent. */
  onUnsent: (isUnsent: boolean) => void
}

/** Keeps what is typed at a message and not sent as a draft, and offers what an earlier visit has left. */
export function useUnsentText({ record, version, blank, returned, busy, onUnsent }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const names = Object.keys(blank)
  const { offer, take, discard, keep, flush } = useDraft({ record, version, saved: blank, names })
  const [start, setStart] = useState(() => ({ values: startingWith(blank, returned), beginning: 0 }))
  const [isTyped, setTyped] = useState(returned !== undefined)

  const isUnsent = isTyped && !busy
  useEffect(() => {
    if (!isUnsent) return undefined
    onUnsent(true)
    return () => onUnsent(false)
  }, [isUnsent, onUnsent])

  const touch = () => {
    const typed = form.current ? readValues(new FormData(form.current)) : {}
    const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? []]))
    const isNew = !isSame(values, blank, names)
    setTyped(isNew)
    keep(values, isNew)
  }
  const restore = (values: FormValues) => {
    setStart(({ beginning }) => ({ values, beginning: beginning + 1 }))
    setTyped(true)
    take()
  }
  return { form, start, isTyped, touch, flush, draft: { offer, restore, discard } }
}

function startingWith(blank: FormValues, returned: Record<string, string> = {}): FormValues {
  return Object.fromEntries(
    Object.entries(blank).map(([name, value]) => {
      const text = returned[name]
      return [name, text === undefined ? value : [text]]
    }),
  )
}

/** Each beginning of an answer has a draft of its own: its text would be a strange offer under another one. */
export function answerRecord(id: string, { template, locale }: { template: string; locale: string }): string {
  return `answer/${id}/${template}/${locale}`
}

export function noteRecord(id: string): string {
  return `note/${id}`
}

/** The draft that is needed no more once this form has done its work; null where it has none. */
export function recordOfForm(id: string, fields: FormFields): string | null {
  const intent = typedOf(fields, 'intent')
  if (intent === 'note') return noteRecord(id)
  if (intent !== 'answer') return null
  return answerRecord(id, { template: typedOf(fields, 'template'), locale: typedOf(fields, 'locale') })
}
