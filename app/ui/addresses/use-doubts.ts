import { useState, type FocusEvent } from 'react'
import { addressDoubtTexts } from '#content/pages/addresses.ts'
import { readTypedAddress } from '#domain/accounts/address-record.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { AddressInput } from '#domain/accounts/address.ts'
import { addressDoubts } from '#domain/accounts/national-address.ts'
import { useLocale } from '#app/locale.ts'
import { typedIn, type AddressValues } from './address-values.ts'

type DoubtText = Partial<Record<keyof AddressInput, string>>

/** Says what looks unusual once a field is left; it is kept all the same. */
export function useDoubts(values: AddressValues) {
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
