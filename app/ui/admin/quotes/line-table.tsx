import type { ClipboardEvent, ReactNode, RefObject } from 'react'
import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { useWords } from '#app/locale.ts'
import type { useRows } from '#app/ui/admin/form/fields/use-rows.ts'
import { followKey, pastedColumn } from './line-keys.ts'
import { LINE_NAMES } from './quote-lines.ts'
import { useLineHistory } from './use-line-history.ts'

type LineTableProps = {
  list: RefObject<HTMLOListElement | null>
  table: Pick<ReturnType<typeof useRows>, 'rows' | 'move' | 'replace' | 'restore'>
  children: ReactNode
}

/** The lines below the heads of their columns, with what the keyboard does among them. */
export function LineTable({ list, table: { rows, move, replace, restore }, children }: LineTableProps) {
  const history = useLineHistory(rows, restore)
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const column = pastedColumn(event)
    if (!column) return
    event.preventDefault()
    const texts = new Map(column.cells)
    const at = LINE_NAMES.indexOf(column.name)
    replace(rows.map(({ cells }, place) => cells.with(at, texts.get(place) ?? cells[at]!)))
  }
  return (
    <div role="presentation" onKeyDown={(event) => followKey(event, rows.length, { move, ...history })} onPaste={paste}>
      {rows.length > 0 && <LineHeads />}
      <ol ref={list} className="quote-lines">
        {children}
      </ol>
    </div>
  )
}

/** Visible column headings; screen readers use the label of each cell. */
function LineHeads() {
  const words = useWords(quotationLines)
  const heads = [words.item, words.quantity, words.unit, words.price, words.discount, words.net]
  return (
    <div className="quote-line-heads" aria-hidden>
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  )
}
