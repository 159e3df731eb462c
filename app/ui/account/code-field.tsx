import { useEffect, useRef, useState, type FormEvent } from 'react'
import { toLatinDigits } from '#domain/text/fold.ts'
import { SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import { FieldFrame } from '#app/ui/base/field/field-frame.tsx'

/** Room for a code that was pasted with blanks or dashes. */
const LONGEST_PASTE = 20

/**
 * One field that looks like six boxes once the page is hydrated, so that pasting, filling in by the browser and screen
 * readers work as in any other.
 */
export function CodeField({ label, error }: { label: string; error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState<string | null>(null)
  useEffect(() => {
    // What was typed before the page lived is there already.
    setDigits(digitsOf(input.current?.value ?? ''))
    input.current?.focus()
  }, [])
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    currentTarget.value = digitsOf(currentTarget.value)
    setDigits(currentTarget.value)
  }
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <span className="code-field" data-live={digits !== null || undefined}>
          <input
            {...control}
            ref={input}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            required
            maxLength={LONGEST_PASTE}
            onInput={onInput}
            className="control"
          />
          {digits !== null && <Boxes digits={digits} />}
        </span>
      )}
    </FieldFrame>
  )
}

function Boxes({ digits }: { digits: string }) {
  return (
    <span className="code-boxes" aria-hidden="true">
      {Array.from({ length: SIGN_IN_CODE.digits }, (_box, index) => (
        <span key={index} className="code-box" data-next={index === digits.length || undefined}>
          {digits[index]}
        </span>
      ))}
    </span>
  )
}

function digitsOf(typed: string): string {
  return toLatinDigits(typed).replaceAll(/\D/g, '').slice(0, SIGN_IN_CODE.digits)
}
