/**
 * Remembers what is typed into text areas until the page is alive. React writes the first text of an area into it once
 * more when it brings it to life, over whatever was typed until then; the answer puts that back.
 */
export function rememberTypedTexts(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>()
  const note = (area: EventTarget | null) => {
    if (area instanceof HTMLTextAreaElement) typed.set(area, area.value)
  }
  const hear = ({ target }: Event) => note(target)
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area)
  addEventListener('input', hear, true)
  return () => {
    removeEventListener('input', hear, true)
    for (const [area, text] of typed) {
      if (!area.isConnected || area.value === text) continue
      area.value = text
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
