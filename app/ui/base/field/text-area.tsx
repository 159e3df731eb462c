import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { useLengthLimit } from './use-length-limit.ts'

type TextAreaProps = FieldFrameProps & ComponentProps<'textarea'>

export function TextArea({ label, optional, hint, error, className, id, maxLength, ...textarea }: TextAreaProps) {
  const { hear, counter, problem } = useLengthLimit(maxLength)
  return (
    <FieldFrame {...{ label, optional, className, id }} hint={counter ?? hint} error={problem ?? error}>
      {(control) => <textarea rows={5} {...textarea} {...control} onInput={hear} className="control" />}
    </FieldFrame>
  )
}
