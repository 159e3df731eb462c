import { CodedText } from '#app/ui/base/code.tsx'
import { directionOf } from '#domain/text/locale.ts'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { classNames } from '#app/ui/base/class-names.ts'

export type FieldFrameProps = {
  label: string
  /** Says so beside the label; required fields have no mark. */
  optional?: boolean
  hint?: string
  /** What is wrong and how to put it right. */
  error?: string
  /** Its label is the heading of a part of the page. */
  isHeading?: boolean
  /** Beside the label, at the end of its line: what kind of text it is, what is missing. */
  tags?: ReactNode
  className?: string
}

/** What a control needs to belong to its label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = FieldFrameProps & { id?: string; children: (control: ControlProps) => ReactNode }

/** Label above, control, then hint and error, tied together for screen readers. */
export function FieldFrame({ label, optional, hint, error, isHeading, tags, className, id, children }: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = classNames(hint && hintId, error && errorId)
  const labels = useWords(formLabels)
  // The field itself may be in another.
  const locale = useLocale()
  const ofField = (
    <label htmlFor={controlId} className="field-label">
      <CodedText text={label} />
      {optional && <span className="field-optional"> {labels.optional}</span>}
    </label>
  )
  const name = isHeading ? <h2>{ofField}</h2> : ofField
  return (
    <div className={classNames('field', className)}>
      {tags ? (
        <div className="field-top">
          {name}
          {tags}
        </div>
      ) : (
        name
      )}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="field-hint">
          <CodedText text={hint} />
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error" lang={locale} dir={directionOf(locale)}>
          <CircleAlert />
          <CodedText text={error} />
        </p>
      )}
    </div>
  )
}
