import { ChevronDown } from 'lucide-react'
import { formLabels } from '../../../content/form-labels.ts'
import { addressForm } from '../../../content/pages/addresses.ts'
import { ADDRESS_FIELDS, MOST_CODE_LENGTH, type AddressField } from '../../../domain/accounts/address-form.ts'
import { MOST_LENGTH } from '../../../domain/records/form-fields.ts'
import { useWords } from '../../locale.ts'
import { TextField } from '../base/field/text-field.tsx'
import type { AddressValues } from './address-values.ts'
import { PlaceFields } from './place-fields.tsx'
import type { PlaceTexts } from './use-place.ts'
import { useDoubts } from './use-doubts.ts'

type AddressFormProps = {
  values: AddressValues
  /** What is wrong with single fields. */
  errors: Partial<Record<AddressField, string>>
  tilesUrl: string
  /** The place was chosen or changed. */
  onPlace?: (texts: PlaceTexts) => void
}

/** The fields of an address (docs/specification 2.16 and 5), and the National Address for those who have one. */
export function AddressForm({ values, errors, tilesUrl, onPlace }: AddressFormProps) {
  const { fields, examples, national, nationalHint } = useWords(addressForm)
  const { optional } = useWords(formLabels)
  const { doubts, onBlur } = useDoubts(values)
  const field = (name: AddressField) => ({
    name: ADDRESS_FIELDS[name],
    label: fields[name],
    error: errors[name],
    defaultValue: values[ADDRESS_FIELDS[name]],
    maxLength: MOST_LENGTH.line,
  })
  const code = (name: 'postal' | 'building' | 'additional' | 'shortCode') => ({
    ...field(name),
    hint: doubts[name],
    className: doubts[name] === undefined ? undefined : 'field-doubt',
    maxLength: MOST_CODE_LENGTH,
    placeholder: examples[name],
    ltr: true,
    autoComplete: 'off',
  })
  const hasNational = ['building', 'additional', 'shortCode'].some(
    (name) => values[ADDRESS_FIELDS[name as AddressField]] || errors[name as AddressField],
  )
  return (
    <div className="address-form" onBlur={onBlur}>
      <div className="address-form-column">
        <TextField {...field('name')} required autoComplete="off" data-first-focus />
        <TextField {...field('city')} required autoComplete="address-level2" />
        <TextField {...field('street')} required autoComplete="address-line1" />
        <TextField {...code('postal')} optional inputMode="numeric" autoComplete="postal-code" />
        <details className="address-national" open={hasNational}>
          <summary>
            <span>
              {national} <span className="field-optional">{optional}</span>
            </span>
            <ChevronDown />
          </summary>
          <div className="address-form-column">
            <p className="field-hint">{nationalHint}</p>
            <div className="address-form-pair">
              <TextField {...code('building')} inputMode="numeric" />
              <TextField {...code('additional')} inputMode="numeric" />
            </div>
            <TextField {...code('shortCode')} autoCapitalize="characters" />
          </div>
        </details>
      </div>
      <PlaceFields {...{ values, errors, tilesUrl, onPlace }} />
    </div>
  )
}
