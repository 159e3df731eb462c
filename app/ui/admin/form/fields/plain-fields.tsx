import type { ComponentProps } from 'react'
import { toLatinDigits } from '#domain/text/fold.ts'
import { optionsOf, SelectField, TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import { DateField } from '#app/ui/admin/date/date-field.tsx'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'

type Named<Props> = Omit<Props, 'defaultValue' | 'value' | 'error'> & { name: string }

/** One line in one language. `ltr` for codes, addresses and links. */
export function FormText({ name, ...rest }: Named<ComponentProps<typeof TextField>>) {
  const { value, error } = useField(name)
  return <TextField {...rest} name={name} defaultValue={value} error={error} />
}

/** Several lines in one language. */
export function FormTextArea({ name, ...rest }: Named<ComponentProps<typeof TextArea>>) {
  const { value, error } = useField(name)
  return <TextArea {...rest} name={name} defaultValue={value} error={error} />
}

/** A figure. Arabic-Indic digits are welcome and become Latin ones when the field is left. */
export function FormNumber(props: Named<ComponentProps<typeof TextField>>) {
  return (
    <FormText
      inputMode="decimal"
      ltr
      {...props}
      onBlur={({ currentTarget }) => {
        currentTarget.value = toLatinDigits(currentTarget.value)
      }}
    />
  )
}

type FormSelectProps = Named<ComponentProps<typeof SelectField>> & { options: { value: string; label: string }[] }

export function FormDay(props: Pick<ComponentProps<typeof DateField>, 'name' | 'label' | 'hint' | 'optional'>) {
  const { touch } = useRecordForm()
  return <DateField {...props} {...useField(props.name)} onChange={touch} />
}

/** One of several. An option with an empty value stands for none. */
export function FormSelect({ name, options, ...rest }: FormSelectProps) {
  const { value, error } = useField(name)
  return (
    <SelectField {...rest} name={name} defaultValue={value} error={error}>
      {optionsOf(options, (option) => [option.value, option.label])}
    </SelectField>
  )
}
