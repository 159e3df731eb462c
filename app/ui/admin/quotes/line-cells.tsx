import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import type { LineValues } from '#domain/quotes/line-values.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import type { LineCell } from './quote-lines.ts'
import { Select } from '#app/ui/base/field/text-field.tsx'

export type LineProblems = { readonly [cell in LineCell]?: string }

export type Written = { values: LineValues; write: (cell: LineCell, text: string) => void }

type CellProps = Written & { cell: LineCell; label: string; error: string | undefined; className: string }

type TextCellProps = CellProps & { figures?: boolean; lang?: string; dir?: string; placeholder?: string }

export function TextCell({ cell, label, error, className, figures, values, write, ...given }: TextCellProps) {
  const { lang, dir, placeholder } = given
  return (
    <CellFrame {...{ label, error, className }}>
      {(control) => (
        <input
          {...control}
          type="text"
          name={`${cell}[]`}
          className="control"
          value={values[cell]}
          lang={lang}
          dir={figures ? 'ltr' : dir}
          placeholder={placeholder}
          inputMode={figures ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={figures ? 40 : 500}
          onChange={({ currentTarget }) => write(cell, currentTarget.value)}
          onBlur={({ currentTarget: { value } }) => {
            if (figures && toLatinDigits(value) !== value) write(cell, toLatinDigits(value))
          }}
        />
      )}
    </CellFrame>
  )
}

export function SelectCell({
  cell,
  label,
  error,
  className,
  values,
  write,
  children,
}: CellProps & { children: ReactNode }) {
  return (
    <CellFrame {...{ label, error, className }}>
      {(control) => (
        <Select
          {...control}
          name={`${cell}[]`}
          value={values[cell]}
          onChange={({ currentTarget }) => write(cell, currentTarget.value)}
        >
          {children}
        </Select>
      )}
    </CellFrame>
  )
}

function hasBox({ box_quantity: box, unit }: LineValues): boolean {
  return box !== '' || unit === 'carton'
}

/** Whether a line says its unit in a word of its own. */
export function hasOwnUnit(values: LineValues): boolean {
  return values.kind === 'text' && !hasBox(values)
}

/** Cartons are offered only if their size is known; a line in words takes any unit. */
export function UnitCell({ values, write, problems }: Written & { problems: LineProblems }) {
  const words = useWords(quotationLines)
  const shared = { label: words.unit, error: problems.unit, className: 'quote-line-unit' }
  if (hasOwnUnit(values))
    return (
      <>
        <TextCell {...{ ...shared, values, write, cell: 'unit_word', placeholder: words.piece }} dir="auto" />
        <input type="hidden" name="unit[]" value="piece" />
      </>
    )
  return (
    <CellFrame {...shared}>
      {(control) => (
        <Select
          {...control}
          name="unit[]"
          value={values.unit}
          onChange={({ currentTarget }) => write('unit', currentTarget.value)}
        >
          <option value="piece">{words.piece}</option>
          {hasBox(values) && <option value="carton">{words.carton(values.box_quantity)}</option>}
        </Select>
      )}
    </CellFrame>
  )
}

type FrameProps = { label: string; error: string | undefined; className: string }
type Control = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

export function CellFrame({
  label,
  error,
  className,
  children,
}: FrameProps & { children: (control: Control) => ReactNode }) {
  const id = useId()
  return (
    <div className={`quote-cell ${className}`}>
      <label htmlFor={id} className="quote-cell-label">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <CircleAlert />
          <CodedText text={error} />
        </p>
      )}
    </div>
  )
}
