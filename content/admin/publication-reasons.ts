import { shared } from '#content/staff-labels.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { changedFields } from './changed-fields.ts'

/** Why a record is left out of an act on many, or what was planned for it was not done. */
export const publicationReasons = {
  gone: shared.gone,
  onSite: { ar: 'منشور، وليست فيه تغييرات.', en: 'It is already on the site and has no changes.' },
  offSite: { ar: 'ليس في الموقع.', en: 'It is not on the site.' },
  asPlanned: { ar: 'سبقت جدولته لهذا الوقت.', en: 'It is already scheduled for that time.' },
  asItIs: { ar: 'هو كذلك من قبل.', en: 'It is so already.' },
  missed: {
    ar: 'مضى وقت النشر ووقت انتهائه قبل أن يعمل الموقع.',
    en: 'Its beginning and its end passed while the site was not running.',
  },
  stillOnSite: {
    ar: (reason: string) => `بقي في الموقع: ${reason}`,
    en: (reason: string) => `It is still on the site: ${reason}`,
  },
} as const

/** What is wrong with single fields, each behind its label. */
export function fieldReasons(kind: RecordKindName, fields: FieldErrors): Localized {
  const inLanguage = (locale: Locale) =>
    Object.entries(fields)
      .map(([name, problem]) => `${changedFields(kind, [name], locale)[0] ?? name}: ${problem[locale]}`)
      .join(' ')
  return { ar: inLanguage('ar'), en: inLanguage('en') }
}
