import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type TextAreaProps = FieldFrameProps & ComponentProps<'textarea'>

export function TextArea({ label, optional, hint, error, className, id, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, className, id }}>
      {(control) => <textarea rows={5} {...textarea} {...control} className="control" />}
    </FieldFrame>
  )
}
