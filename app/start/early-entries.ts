export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields of one line, but for search boxes: what those do with a text waits for the next letter. */
const LINE = /^(?:text|tel|email|url)$/

/**
 * Remembers what is typed, chosen from lists and ticked until the page is alive. React writes the first text of an area into
 * it once more when it brings it to life, later what it believes to stand in a line, and hears nothing of lists and boxes;
 * the answer enters all of it again.
 */
export function rememberEntries(): () => void {
  const texts = new Map<TextControl, string>()
  const boxes = new Set<HTMLInputElement>()
  // Whoever takes a change back has changed nothing.
  const note = (control: TextControl) => {
    if (control instanceof HTMLInputElement && !LINE.test(control.type)) {
      boxes[control.checked === control.defaultChecked ? 'delete' : 'add'](control)
    } else if (control.value === firstOf(control)) texts.delete(control)
    else texts.set(control, control.value)
  }
  const hear = ({ target }: Event) => {
    if (target && 'value' in target) note(target as TextControl)
  }
  // A form that is sent meanwhile takes along what was typed.
  const putBack = () => texts.forEach((text, control) => (control.value = text))
  document.querySelectorAll<TextControl>('textarea,select,input').forEach(note)
  // One that has been set keeps the place in it when React writes its first text.
  for (const area of document.querySelectorAll('textarea')) {
    const { value } = area
    area.value = value
  }
  addEventListener('input', hear, true)
  addEventListener('submit', putBack, true)
  return () => {
    removeEventListener('input', hear, true)
    removeEventListener('submit', putBack, true)
    for (const [control, text] of texts) enterAgain(control, text)
    for (const box of boxes) {
      // React hears of a press alone, and only where it knew another state before.
      box.checked = !box.checked
      box.click()
    }
  }
}

/** What stood in it when the page came. */
function firstOf(control: TextControl): string | undefined {
  if ('defaultValue' in control) return control.defaultValue
  return (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value
}

function enterAgain(control: TextControl, text: string): void {
  const line = control as HTMLInputElement
  const { selectionStart, selectionEnd } = line
  // What React knew before must be another text.
  line.value = `${text} `
  enterValue(line, text)
  if (selectionStart && line === document.activeElement) line.setSelectionRange(selectionStart, selectionEnd)
}

export type EnterValue = typeof enterValue

/** As if it were typed: React hears of no value that is set by way of the element itself. */
export function enterValue(control: TextControl, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
