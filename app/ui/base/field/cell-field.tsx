import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CodedText } from '#app/ui/base/code.tsx'

type CellFieldProps = ComponentProps<'input'> & { 'aria-label': string; errorId: string; error: string | undefined }

/** A field in a cell of a table, whose column names it: codes and figures, with its error below. */
export function CellField({ errorId, error, className = '', ...input }: CellFieldProps) {
  return (
    <>
      <input
        {...input}
        className={`control ${className}`}
        dir="ltr"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className="field-error">
          <CircleAlert />
          <CodedText text={error} />
        </p>
      )}
    </>
  )
}
