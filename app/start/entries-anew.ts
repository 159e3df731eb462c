import type { EnterValue, TextControl as Control } from './early-entries.ts'

/** A control of the page as the server sent it, and which of those with its name it is. */
type Place = { control: Control; index: number }

/**
 * For a page that React makes anew: the answer enters what was typed, chosen and ticked in the page that was there before
 * into the controls that have taken their places, and goes on in the one that had the focus. It shares no file with what
 * most pages need in its place, so that is handed in.
 */
export function rememberPlaces(enterValue: EnterValue): () => void {
  const places: Place[] = [...document.querySelectorAll<Control>('input[name],select[name],textarea[name]')].map(
    (control) => ({ control, index: [...document.getElementsByName(control.name)].indexOf(control) }),
  )
  let focused = document.activeElement
  const hear = ({ target }: Event) => (focused = target as Element)
  addEventListener('focusin', hear, true)
  return () => {
    removeEventListener('focusin', hear, true)
    for (const { control, index } of places) {
      const next = document.getElementsByName(control.name)[index]
      if (control.isConnected || next?.tagName !== control.tagName) continue
      enterInto(next as Control, control, enterValue)
      if (control === focused) goOnIn(next as Control, control)
    }
  }
}

/** Whatever nobody has changed stays as the new page has it. */
function enterInto(next: Control, before: Control, enterValue: EnterValue): void {
  if (before instanceof HTMLSelectElement) {
    const isChosen = [...before.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    if (isChosen) enterValue(next, before.value)
  } else if (before instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(before.type)) {
    if (before.checked !== before.defaultChecked && before.checked !== (next as HTMLInputElement).checked) next.click()
  } else if (!/^(?:hidden|file)$/.test(before.type) && before.value !== before.defaultValue) {
    enterValue(next, before.value)
  }
}

function goOnIn(next: Control, before: Control): void {
  next.focus({ preventScroll: true })
  if (next instanceof HTMLSelectElement || before instanceof HTMLSelectElement) return
  // Not every kind of field says where it is written in.
  if (before.selectionStart !== null) next.setSelectionRange(before.selectionStart, before.selectionEnd)
}
