import { customersWords } from '#content/admin/customers.ts'
import { CUSTOMER_FIELDS } from '#domain/customers/customer-fields.ts'
import { NATIONAL_ADDRESS } from '#domain/customers/national-address-field.ts'
import { MOST_CODE_LENGTH } from '#domain/accounts/national-address.ts'
import { useWords } from '#app/locale.ts'
import { formView } from '#app/ui/admin/form/form-view.ts'
import { FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'

export const customerView = formView({
  fields: CUSTOMER_FIELDS,
  titles: customersWords.sections,
  labels: customersWords.fields,
  notes: { who: customersWords.nameHint },
  hints: { phones: customersWords.linesHint, emails: customersWords.linesHint },
  options: {
    vat: { ltr: true, inputMode: 'numeric', optional: true },
    cr: { ltr: true, inputMode: 'numeric', optional: true },
    phones: { lines: 2, ltr: true, optional: true },
    emails: { lines: 2, ltr: true, optional: true },
    city: { optional: true },
    priceGroup: { optional: true },
    payment: { lines: 2 },
    delivery: { lines: 2 },
    owner: { optional: true, ltr: true },
    note: { lines: 3, optional: true },
  },
  choices: { language: customersWords.languages },
  controls: { address: AddressParts },
  beside: [
    ['vat', 'cr'],
    ['phones', 'emails'],
  ],
  className: 'admin-groups',
})

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
