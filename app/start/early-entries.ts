/**
 * Remembers what is typed into text areas, chosen from lists and ticked until the page is alive. React writes the first
 * text of an area into it once more when it brings it to life, and hears nothing of lists and boxes; the answer enters all
 * of it again.
 */
export function rememberEntries(): () => void {
  const texts = new Map<HTMLTextAreaElement | HTMLSelectElement, string>()
  const boxes = new Set<HTMLInputElement>()
  const note = (control: EventTarget | null) => {
    if (control instanceof HTMLInputElement) {
      // Whoever takes a tick back has changed nothing.
      boxes[control.checked === control.defaultChecked ? 'delete' : 'add'](control)
    } else if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) {
      texts.set(control, control.value)
    }
  }
  const hear = ({ target }: Event) => note(target)
  document.querySelectorAll('textarea,select,input').forEach(note)
  addEventListener('input', hear, true)
  return () => {
    removeEventListener('input', hear, true)
    for (const [control, text] of texts) {
      const sent = control.querySelector<HTMLOptionElement>('[selected]')
      if (control.value === text && (sent?.value ?? text) === text) continue
      control.value = text
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    }
    for (const box of boxes) {
      // React hears of a press alone, and only where it knew another state before.
      box.checked = !box.checked
      box.click()
    }
  }
}
