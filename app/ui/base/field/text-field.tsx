import { useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { useLengthLimit } from './use-length-limit.ts'

type TextFieldProps = FieldFrameProps &
  ComponentProps<'input'> & {
    /** Phones, e-mail addresses and codes read left to right, at the page's start. */
    ltr?: boolean
  }

export function TextField({ label, optional, hint, error, className, id, ltr, maxLength, ...input }: TextFieldProps) {
  const { hear, counter, problem } = useLengthLimit(maxLength)
  const { type = 'text' } = input
  const [isForeign, setForeign] = useState(false)

  /**
   * Browsers take no address in other letters than Latin ones for one, though mail servers deliver it: there the server
   * looks. The cursor of such a field cannot be asked for, so it goes to the end.
   */
  function letIn(email: HTMLInputElement) {
    if (isForeign || !/\P{ASCII}/u.test(email.value)) return
    flushSync(() => setForeign(true))
    email.setSelectionRange(email.value.length, email.value.length)
  }

  return (
    <FieldFrame {...{ label, optional, className, id }} hint={counter ?? hint} error={problem ?? error}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={isForeign ? 'text' : type}
          onInput={(event) => {
            input.onInput?.(event)
            if (type === 'email') letIn(event.currentTarget)
            hear(event)
          }}
          className="control"
          dir={ltr ? 'ltr' : input.dir}
        />
      )}
    </FieldFrame>
  )
}
