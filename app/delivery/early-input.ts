import { enterValue, type ValueControl as Control } from '#app/ui/base/enter-value.ts'

/** A control as the server sent it, and which of those with its name it is: a page that is rendered again has others. */
type Place = { control: Control; index: number }

/** Nobody types into these. */
const UNTYPED = /^(?:hidden|file|submit|button)$/
/** React leaves these as they are, and what a search box does with a text waits for the next letter. */
const LEFT_ALONE = /^(?:search|number|date)$/

/**
 * Remembers what is typed, chosen and ticked before the page is hydrated: React writes over some of it and hears of none. The
 * answer enters it once more, into the same controls or, where React has rendered the page anew, into those in their places.
 */
export function rememberEarlyInput(): () => void {
  const places: Place[] = [...document.querySelectorAll<Control>('input,select,textarea')].map((control) => ({
    control,
    index: [...document.getElementsByName(control.name)].indexOf(control),
  }))
  const edits = new Map<Control, string | boolean>()
  const note = (control: Control) => {
    if (UNTYPED.test(control.type)) return
    const value = isBox(control) ? control.checked : control.value
    // Whoever takes a change back has changed nothing.
    if (value === initialValue(control)) edits.delete(control)
    else edits.set(control, value)
  }
  let focused = document.activeElement
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('input', ({ target }) => target && 'value' in target && note(target as Control), options)
  addEventListener('focusin', ({ target }) => (focused = target as Element), options)
  // A form that is sent meanwhile takes along what was typed.
  addEventListener(
    'submit',
    () => edits.forEach((value, control) => isBox(control) || (control.value = `${value}`)),
    options,
  )
  for (const { control } of places) {
    note(control)
    // An area that has been set keeps the place in it when React writes its first text.
    if (control instanceof HTMLTextAreaElement) {
      const { value } = control
      control.value = value
    }
  }
  return () => {
    listening.abort()
    for (const { control, index } of places) {
      const next = control.isConnected
        ? control
        : (document.getElementsByName(control.name)[index] as Control | undefined)
      if (next?.type !== control.type) continue
      const value = edits.get(control)
      if (value !== undefined && (next !== control || !LEFT_ALONE.test(control.type))) enter(next, value)
      if (next !== control && control === focused) focusLike(control, next)
    }
  }
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
}

/** What stood in it when the page came. */
function initialValue(control: Control): string | boolean | undefined {
  if (isBox(control)) return control.defaultChecked
  if ('defaultValue' in control) return control.defaultValue
  return (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value
}

/** As if it were done now: React hears of a change only where it knew another value before. */
function enter(control: Control, value: string | boolean): void {
  if (isBox(control)) {
    // The radio that another took the place of follows it by itself.
    if (control.type === 'radio' && !value) return
    control.checked = !value
    control.click()
    return
  }
  const line = control as unknown as HTMLInputElement
  const { selectionStart, selectionEnd } = line
  // Fields of dates and numbers take nothing else than such, or nothing.
  line.value = value === '' ? ' ' : ''
  enterValue(control, `${value}`)
  if (selectionStart && line === document.activeElement) line.setSelectionRange(selectionStart, selectionEnd)
}

function focusLike(before: Control, next: Control): void {
  next.focus({ preventScroll: true })
  const [from, to] = [before as HTMLInputElement, next as HTMLInputElement]
  // Not every kind of field says where it is written in.
  if (from.selectionStart !== null && !(next instanceof HTMLSelectElement)) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
  }
}
