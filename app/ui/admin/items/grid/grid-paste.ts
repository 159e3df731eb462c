import { withoutHeader, pastedRows } from '#app/ui/admin/form/fields/pasted-table.ts'
import { clipboardText, copyOf, fillOf, layPasted, pastedText } from './grid-clipboard.ts'
import type { GridEvents, GridParts } from './grid-parts.ts'

/** Copies, cuts and pastes ranges as spreadsheets do. */
export function clipboardEvents(parts: GridParts): GridEvents {
  const { sheet, selection, changes, editing, hearer } = parts

  function copy(event: ClipboardEvent) {
    if (editing.now() || !event.clipboardData) return
    event.preventDefault()
    const range = selection.range()
    const rows = copyOf(sheet.kinds, range, sheet.textOf)
    event.clipboardData.setData('text/plain', clipboardText(rows))
    if (event.type === 'cut') changes.write(fillOf(sheet.kinds, range, ''), 'changed')
    else hearer.onChange({ done: 'copied', count: rows.reduce((sum, cells) => sum + cells.length, 0) })
  }

  return {
    copy,
    cut: copy,
    paste(event) {
      const pasted = readClipboard(event.clipboardData?.getData('text/plain') ?? '')
      const isTable = pasted.length > 1 || (pasted[0]?.length ?? 0) > 1
      const isEdited = editing.now() !== null
      if (pasted.length === 0 || (isEdited && !isTable)) return
      event.preventDefault()
      if (isEdited) {
        editing.commit()
        selection.select(selection.active())
      }
      pasteRows(parts, pasted)
    },
  }
}

/** Pastes rows from the first cell of the range on. */
export function pasteRows({ sheet, selection, changes, hearer }: GridParts, pasted: string[][]) {
  const rows = withoutHeader(pasted, hearer.headings)
  const range = selection.range()
  const { writes, rest } = layPasted(rows, { rows: sheet.kinds, range, textOf: sheet.textOf })
  const texts = writes.map((one) => ({ ...one, text: pastedText(one.text, sheet.hasFigures(one.column)) }))
  changes.write(texts, 'pasted')
  if (rest.length === 0) return
  const start = sheet.kinds[range.top]!.isNew
    ? null
    : sheet.kinds.slice(0, range.top).filter(({ isNew }) => !isNew).length
  hearer.onRest({
    rows: rest,
    columns: sheet.fields.slice(range.first - 1),
    from: sheet.firstProduct,
    places: rest.map((cells) => (start === null ? null : start + rows.indexOf(cells))),
  })
}

/** The cells of the clipboard, of which blank rows at the end are none. */
function readClipboard(text: string): string[][] {
  const rows = pastedRows(text)
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return rows
}
