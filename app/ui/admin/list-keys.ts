/** Whether a key leads to the search of a list: `/`, or the key that has it where an Arabic layout has a letter. */
export function isSearchKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): boolean {
  return key === '/' || (code === 'Slash' && !shiftKey)
}

/** Whether a key writes into a field, where it means itself. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
