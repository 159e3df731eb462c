import type { Localized } from '#domain/text/locale.ts'
import { BilingualField } from '#app/ui/admin/form/fields/bilingual-field.tsx'

type SettingPairProps = {
  name: string
  label: Localized
  hint?: Localized
  rows?: number
  maxLength?: number
  required?: boolean
}

/** A setting in both languages. What one of them lacks is left out there. */
export function SettingPair({ name, ...field }: SettingPairProps) {
  return <BilingualField names={{ ar: `${name}_ar`, en: `${name}_en` }} wanted {...field} />
}
