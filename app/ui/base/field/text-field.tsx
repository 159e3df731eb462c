import { useState, type ComponentProps, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { ChevronDown } from 'lucide-react'
import { classNames } from '#app/ui/base/class-names.ts'
import { formLabels } from '#content/form-labels.ts'
import { useWords } from '#app/locale.ts'

/** From this share of the limit on, the field counts; short ones do not count at all. */
const NEAR = 0.9
const SHORT = 100

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

type TextAreaProps = FieldFrameProps & ComponentProps<'textarea'>

export function TextArea({ label, optional, hint, error, className, id, maxLength, ...textarea }: TextAreaProps) {
  const { hear, counter, problem } = useLengthLimit(maxLength)
  return (
    <FieldFrame {...{ label, optional, className, id }} hint={counter ?? hint} error={problem ?? error}>
      {(control) => <textarea rows={5} {...textarea} {...control} onInput={hear} className="control" />}
    </FieldFrame>
  )
}

type SelectFieldProps = FieldFrameProps & ComponentProps<'select'>

/** A native select that looks like a field. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className={classNames('select', className)}>
      <select {...select} className="control" />
      <ChevronDown />
    </span>
  )
}

export function SelectField({ label, optional, hint, error, className, id, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, className, id }}>
      {(control) => <Select {...select} {...control} />}
    </FieldFrame>
  )
}

export function optionsOf<Item>(
  items: readonly Item[],
  of: (item: Item) => [value: string | number, label: string | undefined],
) {
  return items.map((item) => {
    const [value, label] = of(item)
    return (
      <option key={value} value={value}>
        {label}
      </option>
    )
  })
}

/**
 * A text that is too long says so and stays as it was typed or pasted: a `maxlength` would cut it without a word. The
 * browser sends no form with it.
 */
function useLengthLimit(most = Infinity) {
  const { length, tooLong } = useWords(formLabels)
  const [count, setCount] = useState(0)
  function hear({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
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
