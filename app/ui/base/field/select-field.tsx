import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type SelectFieldProps = FieldFrameProps & ComponentProps<'select'>

/** A native select that looks like a field. */
export function SelectField({ label, optional, hint, error, className, id, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, className, id }}>
      {(control) => (
        <span className="select">
          <select {...select} {...control} className="control" />
          <ChevronDown />
        </span>
      )}
    </FieldFrame>
  )
}
