import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { KEY_FIELD, SECONDS_FIELD } from '#domain/messages/form-fields.ts'
import { useLocale } from '#app/locale.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { enterValue } from '#app/ui/base/enter-value.ts'
import type { FormAnswer } from './form-answer.ts'
import { newFormKey } from './new-form-key.ts'
import { sendForm, type FormWords } from './send-form.ts'
import { useStoredEntries } from './use-stored-entries.ts'
import { useSending } from './use-sending.ts'

/** How long a message of success stays (docs/specification 4); one of failure stays until the next try (docs/specification S52). */
const MESSAGE_MS = 5000

type RequestForm = {
  /** Address of the call that takes the form. */
  call: string
  words: FormWords
  /** What the page's own action answered, where the form was sent without scripts. */
  answer: FormAnswer | undefined
}

/**
 * A form that is sent in place and emptied when it was received; what was typed stays when it was not, and so does
 * whatever was changed while the form was on its way.
 */
export function useRequestForm({ call, words, answer }: RequestForm) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [posted] = useState(answer)
  const [result, setResult] = useState(answer)
  const [filling, startFilling] = useFilling()
  const sending = useSending()
  const message = useShortMessage(result)
  const entries = useStoredEntries(form, { call, pathname })

  const isPosted = result !== undefined && result === posted

  useEffect(() => {
    // Whoever is at the next field already when the page is hydrated is not called back.
    if (result === undefined || (result === posted && form.current?.contains(document.activeElement))) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [result, posted])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void sending.once(async () => {
      setResult((last) => last && { ...last, ok: false, message: '', errors: {} })
      const sent = textOf(event.currentTarget)
      const body = filling(new FormData(event.currentTarget), { locale, page: pathname })
      const received = await sendForm(call, body, words, locale)
      if (!received.ok) return setResult((last) => ({ ...received, values: last?.values ?? {} }))
      startFilling()
      entries.forget()
      if (form.current && textOf(form.current) === sent) empty(form.current)
      setResult(received)
    })
  }

  function clear() {
    if (form.current) empty(form.current)
    entries.forget()
  }

  const { ok, request, document: found, errors, values } = result ?? NOTHING
  const state = { busy: sending.busy, message, ok, request, found, posted: isPosted, errors, values }
  return {
    form,
    onSubmit,
    pathname,
    ...state,
    again: () => setResult(undefined),
    clear: entries.isStored ? clear : null,
  }
}

function textOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}

/** Of what a form began with nothing is left either: it was received. */
function empty(form: HTMLFormElement): void {
  form.reset()
  for (const area of form.querySelectorAll('textarea')) enterValue(area, '')
}

const NOTHING: FormAnswer = { ok: false, message: '', errors: {}, values: {} }

/** What goes with one filling of a form: its key, the same for every attempt, and how long it took. */
function useFilling() {
  // A page that is hydrated only now was open since the browser began to load it.
  const isLate = useHydrated()
  const [opened, setOpened] = useState(() => (isLate ? performance.now() : 0))
  const key = useRef<string | null>(null)

  function complete(form: FormData, extra: Record<string, string>): FormData {
    key.current ??= newFormKey()
    const seconds = ((performance.now() - opened) / 1000).toFixed(1)
    const entries = { ...extra, [KEY_FIELD]: key.current, [SECONDS_FIELD]: seconds }
    for (const [name, value] of Object.entries(entries)) form.set(name, value)
    return form
  }

  function startOver() {
    key.current = null
    setOpened(performance.now())
  }

  return [complete, startOver] as const
}

function useShortMessage(result: FormAnswer | undefined): string {
  const [expired, setExpired] = useState<FormAnswer>()
  useEffect(() => {
    if (!result?.ok || !result.message) return undefined
    const timer = setTimeout(() => setExpired(result), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [result])
  return result && result !== expired ? result.message : ''
}
