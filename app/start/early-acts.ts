/** What `page-starter.js` has noticed before the page came to life, the last of each kind. */
export type EarlyActs = {
  /** A button, or what else scripts answer. */
  pressed?: HTMLElement | false | null
  /** A control with another value than the server gave it. */
  chosen?: { target: HTMLSelectElement | HTMLInputElement; value: string; checked?: boolean }
}

/** Does it once more, now that somebody listens. React has given lists their first value back, and not heard of boxes. */
export function redoActs({ pressed, chosen }: EarlyActs): void {
  if (chosen?.target.type === 'checkbox') {
    chosen.target.checked = !chosen.checked
    chosen.target.click()
  } else if (chosen?.target.type === 'select-one') {
    chosen.target.value = chosen.value
    chosen.target.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (pressed) pressed.click()
}
