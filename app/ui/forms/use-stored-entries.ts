import { useCallback, useEffect, useState, type RefObject } from 'react'
import { enterValue } from '#app/ui/base/enter-value.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
type Stored = { at: number; values: Record<string, string> }

/** Whoever has not sent a form in this time begins again. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Keeps what is typed into a form on this device until it is sent or cleared, so that a look at another page loses
 * nothing. A person's details serve on every page with the form; a longer text belongs to its page.
 */
export function useStoredEntries(
  form: RefObject<HTMLFormElement | null>,
  { call, pathname }: Record<'call' | 'pathname', string>,
) {
  const [isStored, setStored] = useState(false)
  const forget = useCallback(() => {
    write(call, null)
    setStored(false)
  }, [call])

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const keyOf = (control: Control) => (control instanceof HTMLTextAreaElement ? `${pathname} ` : '') + control.name
    const hear = () => {
      const typed = controlsOf(element).filter(({ value, defaultValue }) => value !== defaultValue && value !== '')
      const own = new Set(controlsOf(element).map(keyOf))
      const others = Object.entries(read(call) ?? {}).filter(([key]) => !own.has(key))
      const values = Object.fromEntries([...others, ...typed.map((control) => [keyOf(control), control.value])])
      const isEmpty = Object.keys(values).length === 0
      write(call, isEmpty ? null : values)
      setStored(!isEmpty)
    }
    element.addEventListener('input', hear)
    fillStored(element, keyOf, read(call))
    return () => element.removeEventListener('input', hear)
  }, [form, call, pathname])

  return { isStored, forget }
}

/** What the page itself has brought, or somebody has typed meanwhile, is left as it is. */
function fillStored(form: HTMLFormElement, keyOf: (control: Control) => string, values: Stored['values'] | null) {
  for (const control of controlsOf(form)) {
    const value = values?.[keyOf(control)]
    const isUntouched = control.value === control.defaultValue && !control.ariaInvalid
    if (value !== undefined && isUntouched) enterValue(control, value)
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  const controls = form.querySelectorAll<Control>(
    'input:not([type=hidden], [type=file], [type=checkbox], [tabindex="-1"]), textarea',
  )
  // Rows of a list are stored with that.
  return [...controls].filter(({ name }) => !name.endsWith('[]'))
}

function read(call: string): Stored['values'] | null {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(call)) ?? 'null') as Stored | null
    return stored && Date.now() - stored.at < KEPT_MS ? stored.values : null
  } catch {
    return null
  }
}

/** A browser that allows no storage keeps nothing. */
function write(call: string, values: Stored['values'] | null): void {
  try {
    if (values === null) localStorage.removeItem(storageKey(call))
    else localStorage.setItem(storageKey(call), JSON.stringify({ at: Date.now(), values } satisfies Stored))
  } catch {
    return
  }
}

function storageKey(call: string): string {
  return `form ${call}`
}
