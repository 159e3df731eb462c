import { pastedRows } from '#app/ui/admin/form/fields/pasted-table.ts'

/** The cells of the clipboard, of which blank rows at the end are none. */
export function readClipboard(text: string): string[][] {
  const rows = pastedRows(text)
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return rows
}
