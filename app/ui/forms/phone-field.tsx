import type { ComponentProps } from 'react'
import { forms } from '#content/forms.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { useWords } from '#app/locale.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'defaultValue'> & { defaultValue: string | undefined }

/**
 * A phone number. Arabic digits become Latin ones as they are typed: in a field that reads from left to right their
 * groups would stand in reverse order.
 */
export function PhoneField({ defaultValue, ...field }: PhoneFieldProps) {
  const { phonePlaceholder } = useWords(forms)
  return (
    <TextField
      {...field}
      type="tel"
      ltr
      autoComplete="tel"
      placeholder={phonePlaceholder}
      defaultValue={defaultValue && toLatinDigits(defaultValue)}
      onInput={({ currentTarget }) => showLatinDigits(currentTarget)}
    />
  )
}

/** Every digit is one character in both scripts, so the caret stays where it was. */
function showLatinDigits(input: HTMLInputElement) {
  const latin = toLatinDigits(input.value)
  if (latin === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = latin
  input.setSelectionRange(selectionStart, selectionEnd)
}
