import type { Localized } from '../../../../domain/text/locale.ts'
import { BilingualField } from '../form/fields/bilingual-field.tsx'

type SettingPairProps = { name: string; label: Localized; hint?: Localized; rows?: number; maxLength?: number }

/** A setting in both languages; the site cannot be without either. */
export function SettingPair({ name, ...field }: SettingPairProps) {
  return <BilingualField names={{ ar: `${name}_ar`, en: `${name}_en` }} required wanted {...field} />
}
