import { CircleAlert, Trash2 } from 'lucide-react'
import { useId, useRef, type ClipboardEvent, type ComponentProps } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { OrderHandle } from './order-handle.tsx'
import { ProductInput } from './product-input.tsx'
import { useSortableItem } from './sortable-context.ts'
import type { Row } from './use-rows.ts'
import { optionsOf } from '#app/ui/base/field/text-field.tsx'

export type RowColumn = {
  /** Ends in `[]`. */
  name: string
  label: string
  /** What else a spreadsheet may call it. */
  names?: readonly string[]
  /** How much room it takes beside others; usual ones share what is left. */
  size?: 'wide' | 'code' | 'narrow'
  /** Codes and links read left to right, and English in an Arabic page; without it the page decides. */
  dir?: 'ltr' | 'rtl'
  lang?: string
  /** Arabic-Indic digits become Latin ones. */
  figures?: boolean
  placeholder?: string
  /** Takes whole sentences, which are seen in this many lines. */
  lines?: number
  /** Holds the id of a product, which is found by its code or name. */
  isProduct?: true
  inputMode?: ComponentProps<'input'>['inputMode']
  maxLength?: number
  /** One of these; `optionOf` reads which one a pasted text means. */
  options?: readonly { value: string; label: string }[]
  optionOf?: (text: string) => string | undefined
  /** What is odd about a text, said beneath it at once. */
  check?: (text: string) => string | undefined
}

export type RowActions = {
  onCell: (row: Row, column: number, text: string) => void
  /** A cell that was typed into is left. */
  onTyped: (row: Row, column: number) => void
  onPaste: (event: ClipboardEvent, row: Row, column: number) => void
  onRemove: (row: Row) => void
}

type Props = RowActions & {
  row: Row
  number: number
  columns: readonly RowColumn[]
  /** What is wrong with a cell. */
  problemOf: (column: RowColumn) => string | undefined
}

/** One row of a table of fields, with its handle and its way out. */
export function RowsFieldRow({ row, number, columns, problemOf, onCell, onTyped, onPaste, onRemove }: Props) {
  const { rows } = useWords(adminForm)
  const { item, handle } = useSortableItem(row.id)
  return (
    <tr {...item} data-row={row.id}>
      {columns.map((column, index) => (
        <td key={column.name} data-label={column.label} data-lang={column.lang}>
          <Cell
            column={column}
            label={rows.cell(number, column.label)}
            value={row.cells[index] ?? ''}
            problem={problemOf(column)}
            onText={(text) => onCell(row, index, text)}
            onTyped={() => onTyped(row, index)}
            onPaste={(event) => onPaste(event, row, index)}
          />
        </td>
      ))}
      <td className="rows-field-actions needs-scripts">
        <OrderHandle {...handle} />
        <Button
          kind="danger"
          small
          icon
          className="button-bare"
          aria-label={rows.remove(number)}
          onClick={() => onRemove(row)}
        >
          <Trash2 />
        </Button>
      </td>
    </tr>
  )
}

/** A row for browsers without scripts, which cannot add one. */
export function SpareRow({ columns, number }: Pick<Props, 'columns' | 'number'>) {
  const { rows } = useWords(adminForm)
  return (
    <tr className="scripted:hidden">
      {columns.map((column) => (
        <td key={column.name} data-label={column.label} data-lang={column.lang}>
          <Cell column={column} label={rows.cell(number, column.label)} />
        </td>
      ))}
    </tr>
  )
}

type ControlProps = Pick<RowColumn, 'lines' | 'options' | 'isProduct'> & {
  onText: ((text: string) => void) | undefined
  shared: Pick<ComponentProps<'input'>, 'name' | 'value' | 'inputMode' | 'placeholder' | 'maxLength'> & {
    className: string
  }
}

/** A text that is none of the options stays in sight: saving says what is wrong with it. */
function Control({ shared, lines, options, isProduct, onText }: ControlProps) {
  if (isProduct && onText) return <ProductInput {...shared} value={String(shared.value)} onText={onText} />
  if (lines !== undefined) return <textarea rows={lines} {...shared} />
  if (options === undefined) return <input type="text" {...shared} />
  const { placeholder: _none, inputMode: _unused, maxLength: _neither, ...select } = shared
  const isOdd = select.value !== undefined && options.every(({ value }) => value !== select.value)
  return (
    <select {...select}>
      {optionsOf(
        [...options, ...(isOdd ? [{ value: String(select.value), label: String(select.value) }] : [])],
        (option) => [option.value, option.label],
      )}
    </select>
  )
}

type CellProps = {
  column: RowColumn
  label: string
  value?: string
  problem?: string
  onText?: (text: string) => void
  onTyped?: () => void
  onPaste?: (event: ClipboardEvent) => void
}

function Cell({ column, label, value, problem, onText, onTyped, onPaste }: CellProps) {
  const { name, dir, lang, figures, placeholder, lines, inputMode, maxLength, check, options, isProduct } = column
  const odd = check?.(value ?? '')
  const hint = useId()
  const labelId = useId()
  const isTyped = useRef(false)
  const shared = {
    name,
    dir,
    lang,
    placeholder,
    inputMode,
    maxLength,
    onPaste,
    className: 'control',
    ...(lang ? { 'aria-labelledby': labelId } : { 'aria-label': label }),
    'aria-describedby': odd && !problem ? hint : undefined,
    'aria-errormessage': problem ? hint : undefined,
    'aria-invalid': problem ? (true as const) : undefined,
    value: onText && value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      isTyped.current = true
      onText?.(currentTarget.value)
    },
    onBlur: ({ currentTarget }: { currentTarget: { value: string } }) => {
      if (figures) onText?.(toLatinDigits(currentTarget.value))
      if (isTyped.current) onTyped?.()
      isTyped.current = false
    },
  }
  return (
    <>
      {/* In the language of the page: an attribute would be in that of the field. */}
      {lang && (
        <span id={labelId} hidden>
          {label}
        </span>
      )}
      <Control {...{ shared, lines, options, isProduct, onText }} />
      {problem ? (
        <p id={hint} role="alert" className="field-error">
          <CircleAlert />
          {problem}
        </p>
      ) : (
        odd && (
          <p id={hint} className="field-hint text-warn">
            {odd}
          </p>
        )
      )}
    </>
  )
}
