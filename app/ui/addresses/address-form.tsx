import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useState, type FocusEvent } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { addressForm, addressDoubtTexts } from '#content/pages/addresses.ts'
import { ADDRESS_FIELDS, type AddressSection } from '#domain/accounts/address-fields.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import type { AddressErrors } from './address-refusal.ts'
import { type AddressValues, typedIn } from './address-values.ts'
import { PlaceFields } from './place-fields.tsx'
import type { PlaceTexts } from './use-place.ts'
import { readTypedAddress } from '#domain/accounts/address-record.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { AddressInput } from '#domain/accounts/address.ts'
import { addressDoubts } from '#domain/accounts/national-address.ts'

type AddressText = Exclude<keyof typeof ADDRESS_FIELDS, 'position'>

const CODE = { ltr: true, autoComplete: 'off' } as const
const FIGURES = { ...CODE, inputMode: 'numeric' } as const

const CONTROLS: Record<AddressText, Partial<ComponentProps<typeof TextField>>> = {
  name: { autoComplete: 'off' },
  city: { autoComplete: 'address-level2' },
  street: { autoComplete: 'address-line1' },
  postal: { ...FIGURES, optional: true, autoComplete: 'postal-code' },
  building: FIGURES,
  additional: FIGURES,
  shortCode: { ...CODE, autoCapitalize: 'characters' },
}

function textsIn(part: AddressSection): AddressText[] {
  return (Object.keys(CONTROLS) as AddressText[]).filter((key) => ADDRESS_FIELDS[key].section === part)
}

type AddressFormProps = {
  values: AddressValues
  errors: AddressErrors
  tilesUrl: string
  /** The place was chosen or changed. */
  onPlace?: (texts: PlaceTexts) => void
}

/** The fields of an address (docs/specification 2.16 and 5), and the National Address for those who have one. */
export function AddressForm({ values, errors, tilesUrl, onPlace }: AddressFormProps) {
  const { fields, examples, national, nationalHint } = useWords(addressForm)
  const { optional } = useWords(formLabels)
  const { doubts, onBlur } = useDoubts(values)
  const placeholders: Partial<Record<AddressText, string>> = examples
  const control = (key: AddressText) => {
    const { input, needs } = ADDRESS_FIELDS[key]
    return (
      <TextField
        key={key}
        {...input}
        {...CONTROLS[key]}
        label={fields[key]}
        error={errors[input.name]}
        defaultValue={values[input.name]}
        required={needs.length > 0}
        placeholder={placeholders[key]}
        hint={doubts[key]}
        className={doubts[key] === undefined ? undefined : 'field-doubt'}
        data-first-focus={key === 'name' || undefined}
      />
    )
  }
  const inNational = textsIn('national')
  const hasNational = inNational.some((key) => {
    const { name } = ADDRESS_FIELDS[key].input
    return values[name] || errors[name]
  })
  return (
    <div className="stack-20/28 items-start md:grid-cols-2" onBlur={onBlur}>
      <div className="stack-16 content-start can-narrow">
        {textsIn('main').map(control)}
        <details className="address-national" open={hasNational}>
          <summary>
            <span>
              {national} <span className="field-optional">{optional}</span>
            </span>
            <ChevronDown />
          </summary>
          <div className="stack-16 content-start can-narrow">
            <p className="field-hint">{nationalHint}</p>
            <div className="address-form-pair">{inNational.map(control)}</div>
          </div>
        </details>
      </div>
      <PlaceFields {...{ values, errors, tilesUrl, onPlace }} />
    </div>
  )
}

type DoubtText = Partial<Record<keyof AddressInput, string>>

/** Says what looks unusual once a field is left; it is stored all the same. */
function useDoubts(values: AddressValues) {
  const locale = useLocale()
  const [typed, setTyped] = useState(values)
  const onBlur = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.form) setTyped(typedIn(target.form))
  }
  const texts: Record<string, Record<string, Localized>> = addressDoubtTexts
  const found = Object.entries(addressDoubts(readTypedAddress(typed)))
  const doubts: DoubtText = Object.fromEntries(found.map(([name, kind]) => [name, texts[name]?.[kind]?.[locale]]))
  return { doubts, onBlur }
}
