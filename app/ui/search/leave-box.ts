/** Empties a search box that has done its work, and leaves it: a phone's keyboard would hide what was found. */
export function leaveBox(input: HTMLInputElement): void {
  input.value = ''
  input.blur()
}
