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

type Written = { values: LineValues; write: (cell: LineCell, text: string) => void }

type CellProps = Written & { cell: LineCell; label: string; error: string | undefined; className: string }

type TextCellProps = CellProps & { figures?: boolean; lang?: string; dir?: string; hint?: ReactNode }

export function TextCell({ cell, label, error, className, figures, lang, dir, hint, values, write }: TextCellProps) {
  return (
    <CellFrame {...{ label, error, className, hint }}>
      {(control) => (
        <input
          {...control}
          name={`${cell}[]`}
          className="control"
          value={values[cell]}
          lang={lang}
          dir={figures ? 'ltr' : dir}
          inputMode={figures ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={figures ? 40 : 500}
          onChange={({ currentTarget }) => write(cell, currentTarget.value)}
          onBlur={({ currentTarget }) => figures && write(cell, toLatinDigits(currentTarget.value))}
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

/** Cartons are offered where it is known how many pieces one holds. */
export function UnitCell({ values, write, pieces, problems }: Written & { pieces: number; problems: LineProblems }) {
  const words = useWords(quotationLines)
  const hasBox = values.box_quantity !== '' || values.unit === 'carton'
  return (
    <CellFrame
      label={words.unit}
      error={problems.unit}
      className="quote-line-unit"
      hint={values.unit === 'carton' && values.box_quantity !== '' && <CodedText text={words.pieces(pieces)} />}
    >
      {(control) => (
        <Select
          {...control}
          name="unit[]"
          value={values.unit}
          onChange={({ currentTarget }) => write('unit', currentTarget.value)}
        >
          <option value="piece">{words.piece}</option>
          {hasBox && <option value="carton">{words.carton(values.box_quantity)}</option>}
        </Select>
      )}
    </CellFrame>
  )
}

type FrameProps = { label: string; error: string | undefined; className: string; hint?: ReactNode }
type Control = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

function CellFrame({
  label,
  error,
  className,
  hint,
  children,
}: FrameProps & { children: (control: Control) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`quote-cell ${className}`}>
      <label htmlFor={id} className="quote-cell-label">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <CircleAlert />
          <CodedText text={error} />
        </p>
      )}
    </div>
  )
}
