import { useCallback, useEffect, useState, type RefObject } from 'react'
import { enterValue, type ValueControl } from '#app/ui/base/enter-value.ts'

/** Where the device keeps how to reach whoever asked it to. */
const KEY = 'quote-contact'
const FIELDS = ['name', 'phone', 'email', 'companyName', 'city', 'contactBy']
/** The box of the form that asks for it. */
export const REMEMBER = 'remember'

type Form = RefObject<HTMLFormElement | null>

/** Fills the form with what this device was asked to remember, and forgets it when it is told to. Only for browsers. */
export function useRememberedContact(form: Form) {
  const [remembered] = useState(read)
  const [isRemembered, setRemembered] = useState(remembered !== null)

  useEffect(() => {
    for (const control of controlsOf(form)) {
      const value = remembered?.[control.name]
      // What somebody has typed meanwhile, or the page has brought, is left as it is.
      if (value && control.value === '') enterValue(control, value)
    }
  }, [form, remembered])

  const forget = useCallback(() => {
    write(null)
    setRemembered(false)
    for (const control of controlsOf(form)) enterValue(control, '')
    controlsOf(form)[0]?.focus()
  }, [form])

  return { isRemembered, forget }
}

/** Keeps the fields where the box is ticked, once the list was received; otherwise nothing stays. */
export function rememberContact(form: HTMLFormElement): void {
  const fields = new FormData(form)
  const texts = FIELDS.map((name) => [name, fields.get(name)] as const).filter(([, value]) => value)
  write(fields.has(REMEMBER) ? Object.fromEntries(texts) : null)
}

function controlsOf({ current }: Form): ValueControl[] {
  return FIELDS.flatMap((name) => current?.querySelector<ValueControl>(`[name="${name}"]`) ?? [])
}

function read(): Record<string, string> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, string> | null
  } catch {
    return null
  }
}

/** A browser that allows no storage keeps nothing. */
function write(fields: object | null): void {
  try {
    if (fields) localStorage.setItem(KEY, JSON.stringify(fields))
    else localStorage.removeItem(KEY)
  } catch {
    return
  }
}
