/** Whether a field of a form holds text: files and lists cannot go back into the form. */
export function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string'
}
