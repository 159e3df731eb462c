import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { useLengthLimit } from './use-length-limit.ts'

type TextFieldProps = FieldFrameProps &
  ComponentProps<'input'> & {
    /** Phones, e-mail addresses and codes read left to right, at the page's start. */
    ltr?: boolean
  }

export function TextField({ label, optional, hint, error, className, id, ltr, maxLength, ...input }: TextFieldProps) {
  const { hear, counter, problem } = useLengthLimit(maxLength)
  return (
    <FieldFrame {...{ label, optional, className, id }} hint={counter ?? hint} error={problem ?? error}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          onInput={(event) => {
            input.onInput?.(event)
            if (input.type === 'email') letIn(event.currentTarget)
            hear(event)
          }}
          className="control"
          dir={ltr ? 'ltr' : input.dir}
        />
      )}
    </FieldFrame>
  )
}

/**
 * Browsers take no address in other letters than Latin ones for one, though mail servers deliver it: the server looks.
 * Where the cursor is, no field of this type tells.
 */
function letIn(email: HTMLInputElement) {
  if (email.type === 'text' || !/\P{ASCII}/u.test(email.value)) return
  email.type = 'text'
  email.setSelectionRange(email.value.length, email.value.length)
}
