import { useState } from 'react'
import { quotePage } from '#content/pages/quote.ts'
import { MOST_LENGTH } from '#domain/records/form-fields.ts'
import { CONTACT_WAYS } from '#domain/quotes/contact-ways.ts'
import { readWrittenDay } from '#domain/text/day.ts'
import { formatDay } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { SelectField } from '#app/ui/base/field/select-field.tsx'
import { TextArea } from '#app/ui/base/field/text-area.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { PhoneField } from '#app/ui/forms/phone-field.tsx'

type ContactFieldsProps = { errors: Record<string, string>; values: Record<string, string> }

/** Who sends the list, how to reach them, and what it is for. */
export function ContactFields({ errors, values }: ContactFieldsProps) {
  const words = useWords(quotePage)
  const { fields } = words
  const locale = useLocale()
  const [day, setDay] = useState(() => readWrittenDay(values['neededBy'] ?? ''))
  const field = (name: keyof typeof fields) => ({
    id: `list-${name}`,
    name,
    label: fields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  const line = (name: keyof typeof fields) => ({ ...field(name), maxLength: MOST_LENGTH.line })
  return (
    <>
      <TextField {...line('name')} required autoComplete="name" />
      <PhoneField {...field('phone')} />
      <TextField {...field('email')} type="email" ltr autoComplete="email" maxLength={MOST_LENGTH.email} />
      <TextField {...line('companyName')} optional autoComplete="organization" />
      <TextField {...line('city')} optional autoComplete="address-level2" />
      <TextField {...line('project')} optional />
      <TextField
        {...field('neededBy')}
        optional
        dir="auto"
        hint={(day && formatDay(day, locale)) ?? words.dayHint}
        onInput={({ currentTarget }) => setDay(readWrittenDay(currentTarget.value))}
      />
      <SelectField {...field('contactBy')} optional>
        <option value="">{words.anyWay}</option>
        {CONTACT_WAYS.map((way) => (
          <option key={way} value={way}>
            {words.contactWays[way]}
          </option>
        ))}
      </SelectField>
      <TextArea {...field('details')} optional maxLength={MOST_LENGTH.text} />
      <Checkbox name="marketing" value="yes" defaultChecked={values['marketing'] === 'yes'}>
        {words.marketing}
      </Checkbox>
    </>
  )
}
