export type TextField = HTMLInputElement | HTMLTextAreaElement

export function isTextField(target: EventTarget | null): target is TextField {
  return (target instanceof HTMLInputElement && target.type === 'text') || target instanceof HTMLTextAreaElement
}

/** Writes a name in braces where the cursor stands, as if it were typed. */
export function insertPlaceholder(field: TextField, name: string): void {
  const start = field.selectionStart ?? field.value.length
  field.setRangeText(`{${name}}`, start, field.selectionEnd ?? start, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
