import { fieldOfName } from '#domain/records/field-of-name.ts'
import { fieldLabel } from './record-fields.ts'
import { versionsWords } from './versions.ts'
import { isRecordKind, recordKind } from '#domain/kinds.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'

const MOST = 6

/**
 * The fields that a save changed, by their labels: `Name (Arabic), Packs`. A field that changed in both languages is
 * named once; what is no field any more has no label and is named as calls name it.
 */
export function changedFields(kind: string, names: readonly string[], locale: Locale): string[] {
  if (!isRecordKind(kind)) return []
  const byField = Map.groupBy(names, (name) => fieldOfName(kind, name))
  const labels = Array.from(byField, ([key, changed]) => {
    const label = fieldLabel(kind, key)?.[locale] ?? key
    const pair = recordKind(kind).fields?.[key]?.pair
    const only = pair && changed.length === 1 ? LOCALES.find((one) => pair[one] === changed[0]) : undefined
    if (only === undefined) return label
    return versionsWords[only === 'ar' ? 'inArabic' : 'inEnglish'][locale](label)
  })
  return [...new Set(labels)]
}

/** The same as one text, of which the first few are named. */
export function changedText(kind: string, names: readonly string[], locale: Locale): string | null {
  const labels = changedFields(kind, names, locale)
  if (labels.length === 0) return null
  const shown = labels.length > MOST ? labels.slice(0, MOST - 1) : labels
  const more = labels.length - shown.length
  const list = [...shown, ...(more > 0 ? [versionsWords.changedMore[locale](more)] : [])]
  return versionsWords.changed[locale](list.join(locale === 'ar' ? '، ' : ', '))
}
