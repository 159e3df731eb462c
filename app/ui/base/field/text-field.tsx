import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type TextFieldProps = FieldFrameProps &
  ComponentProps<'input'> & {
    /** Phones, e-mail addresses and codes read left to right, at the page's start. */
    ltr?: boolean
  }

export function TextField({ label, optional, hint, error, className, id, ltr, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, className, id }}>
      {(control) => <input type="text" {...input} {...control} className="control" dir={ltr ? 'ltr' : input.dir} />}
    </FieldFrame>
  )
}
