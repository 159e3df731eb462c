import { languageNames } from '#content/admin/inbox-message.ts'
import { customersWords } from '#content/admin/requests/customers.ts'
import { CUSTOMER_FIELDS } from '#domain/customers/customer-fields.ts'
import { NATIONAL_ADDRESS } from '#domain/customers/national-address-field.ts'
import { MOST_CODE_LENGTH } from '#domain/accounts/national-address.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { formView, type OwnControlProps } from '#app/ui/admin/form/form-view.ts'
import { FormSelect, FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'

/** A text in one language is enough. */
const ONE_SIDE = { isUnwanted: true, isWanted: false } as const

export const customerView = formView({
  fields: CUSTOMER_FIELDS,
  titles: customersWords.sections,
  labels: customersWords.fields,
  notes: { who: customersWords.nameHint },
  hints: { phones: customersWords.linesHint, emails: customersWords.linesHint, note: customersWords.noteHint },
  options: {
    name: ONE_SIDE,
    company: ONE_SIDE,
    vat: { ltr: true, inputMode: 'numeric', optional: true },
    cr: { ltr: true, inputMode: 'numeric', optional: true },
    phones: { lines: 2, ltr: true, optional: true },
    emails: { lines: 2, ltr: true, optional: true },
    city: { optional: true },
    priceGroup: { optional: true },
    payment: { lines: 2, ...ONE_SIDE },
    delivery: { lines: 2, ...ONE_SIDE },
    owner: { optional: true, ltr: true },
    note: { lines: 3, optional: true },
  },
  controls: { address: AddressParts, language: LanguageField },
  beside: [
    ['vat', 'cr'],
    ['phones', 'emails'],
  ],
  className: 'admin-groups',
})

function LanguageField({ label }: OwnControlProps) {
  const locale = useLocale()
  const options = LOCALES.map((value) => ({ value, label: languageNames[value][locale] }))
  return <FormSelect name="language" label={label[locale]} options={options} />
}

/** The parts of a National Address, two in a row. */
function AddressParts() {
  const { addressParts } = useWords(customersWords)
  const [street, ...codes] = NATIONAL_ADDRESS
  return (
    <>
      <FormText name={`address_${street}`} label={addressParts[street]} maxLength={200} dir="auto" optional />
      {[codes.slice(0, 2), codes.slice(2)].map((row) => (
        <div key={row[0]} className="form-row">
          {row.map((part) => (
            <FormText
              key={part}
              name={`address_${part}`}
              label={addressParts[part]}
              maxLength={MOST_CODE_LENGTH}
              ltr
              optional
            />
          ))}
        </div>
      ))}
    </>
  )
}
