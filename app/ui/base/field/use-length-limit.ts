import { useState, type FormEvent } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { useWords } from '#app/locale.ts'

/** From this share of the limit on, the field counts; short ones do not count at all. */
const NEAR = 0.9
const SHORT = 100

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * A text that is too long says so and stays as it was typed or pasted: a `maxlength` would cut it without a word. The
 * browser sends no form with it.
 */
export function useLengthLimit(most = Infinity) {
  const { length, tooLong } = useWords(formLabels)
  const [count, setCount] = useState(0)
  function hear({ currentTarget }: FormEvent<Control>) {
    const { value } = currentTarget
    setCount(value.length)
    currentTarget.setCustomValidity(value.length > most ? tooLong(value.length - most) : '')
  }
  return {
    hear,
    counter: most > SHORT && count > most * NEAR ? length(count, most) : undefined,
    problem: count > most ? tooLong(count - most) : undefined,
  }
}
