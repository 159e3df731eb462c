import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type ClipboardEvent, type RefObject } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { filledIn } from '#domain/products/filled-in.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { isLocale, otherLocale } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'
import { pasteInto, readPastedTable, withoutHeader } from './pasted-table.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { RowsFieldRow, SpareRow, type RowColumn } from './rows-field-row.tsx'
import { Sortable } from './sortable.tsx'
import { useCellProblems, useRows, type Row } from './use-rows.ts'

type RowsFieldProps = {
  /** What the table holds, for screen readers. */
  label: string
  /** One field for each cell, as many of one name as there are rows. */
  columns: readonly RowColumn[]
  /** The words of the button that adds a row. */
  add: string
  error?: string
  className?: string
  /** Rows of many or long texts: each is a card, however wide the form is. */
  cards?: boolean
}

const SPARE_ROWS = [1, 2, 3]

/** A table whose cells are fields: rows are added, deleted, moved, and pasted from a spreadsheet. */
export function RowsField({ label, columns, add, error, className, cards }: RowsFieldProps) {
  const { filled: filledText, rows: words } = useWords(adminForm)
  const { start, touch } = useRecordForm()
  const names = columns.map(({ name }) => name)
  const table = useRows(start, names)
  const { rows } = table
  const body = useRef<HTMLTableSectionElement>(null)
  const focusLater = useFocusLater(body)
  const problemOf = useCellProblems(rows)
  const [said, setSaid] = useState('')
  const isPlain = !useHydrated()
  useEffect(touch, [rows, touch])

  const fillOther = ({ id, cells }: Row, column: number) => {
    const filled = otherCell(columns, cells, column)
    if (!filled) return
    table.write(id, filled.at, filled.text)
    setSaid(filledText(filled.text))
  }

  function paste(event: ClipboardEvent, row: Row, column: number) {
    const pasted = pastedRows(event, columns)
    if (!pasted) return
    event.preventDefault()
    table.replace(cellsWith(pasted, rows, columns, { row: rows.indexOf(row), column }))
    setSaid(words.pasted(pasted.length))
  }

  return (
    <div className={className}>
      <Sortable
        ids={rows.map(({ id }) => id)}
        nameOf={(id) => words.row(rows.findIndex((row) => row.id === id) + 1)}
        layout="list"
        onMove={table.move}
      >
        <table className="rows-field" data-columns={columns.length} data-cards={cards || undefined}>
          <caption className="sr-only">{label}</caption>
          <RowsHead columns={columns} />
          <tbody ref={body}>
            {rows.map((row, index) => (
              <RowsFieldRow
                key={row.id}
                {...{ row, columns }}
                number={index + 1}
                problemOf={({ name }) => problemOf(row, name)}
                onCell={({ id }, column, text) => table.write(id, column, text)}
                onTyped={fillOther}
                onPaste={paste}
                onRemove={({ id }) => table.remove(id)}
              />
            ))}
            {isPlain &&
              SPARE_ROWS.map((spare) => <SpareRow key={spare} {...{ columns }} number={rows.length + spare} />)}
          </tbody>
        </table>
      </Sortable>
      <RowsFoot add={add} said={said} error={error} onAdd={() => focusLater(table.append())} />
    </div>
  )
}

type RowsFootProps = { add: string; said: string; error: string | undefined; onAdd: () => void }

/** Below the rows: the button for another one, what was done with them, and what is wrong with them together. */
function RowsFoot({ add, said, error, onAdd }: RowsFootProps) {
  const { pasteHint } = useWords(adminForm).rows
  return (
    <>
      <div className="rows-field-foot needs-scripts">
        <Button kind="outline" small onClick={onAdd}>
          <Plus />
          {add}
        </Button>
        <p className="text-xs text-ink-3">{pasteHint}</p>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}

/** A unit or a colour in the empty cell of the other language beside one; null where nothing can be filled in. */
function otherCell(columns: readonly RowColumn[], cells: string[], column: number) {
  const lang = columns[column]?.lang
  if (!isLocale(lang)) return null
  const at = lang === 'ar' ? column + 1 : column - 1
  const other = otherLocale(lang)
  if (columns[at]?.lang !== other || cells[at]?.trim()) return null
  const text = filledIn(cells[column] ?? '', other)
  return text === null ? null : { at, text }
}

function pastedRows({ clipboardData }: ClipboardEvent, columns: readonly RowColumn[]) {
  const read = readPastedTable(clipboardData.getData('text/plain'))
  const heads = columns.flatMap(({ name, label, names = [] }) => [name, label, ...names])
  return read && withoutHeader(read, heads)
}

function cellsWith(
  pasted: string[][],
  rows: readonly Row[],
  columns: readonly RowColumn[],
  at: { row: number; column: number },
) {
  const cells = rows.map((row) => row.cells)
  const all = pasteInto(cells, pasted, at)
  return all.map((line) => line.map((text, place) => pastedCell(text, columns[place])))
}

function pastedCell(text: string, column: RowColumn | undefined): string {
  const known = column?.optionOf?.(text)
  return known ?? (column?.figures ? toLatinDigits(text) : text)
}

/** What stands over the columns; on narrow screens every cell says it itself. */
function RowsHead({ columns }: Pick<RowsFieldProps, 'columns'>) {
  const { actions } = useWords(adminForm).rows
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.name} scope="col" data-size={column.size}>
            {column.label}
          </th>
        ))}
        <th scope="col" className="needs-scripts">
          <span className="sr-only">{actions}</span>
        </th>
      </tr>
    </thead>
  )
}

/** Puts the focus into a row that is about to appear. */
function useFocusLater(body: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    body.current?.querySelector<HTMLElement>(`[data-row="${wanted}"] .control`)?.focus()
  }, [body, wanted])
  return setWanted
}
