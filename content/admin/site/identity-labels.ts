import type { IDENTITY_FIELDS } from '#domain/site/content/pages/identity-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

export const identityLabels: Record<keyof typeof IDENTITY_FIELDS, Localized> = {
  logo: { ar: 'الشعار', en: 'Logo' },
  logoWhite: { ar: 'الشعار على خلفية داكنة', en: 'Logo on dark backgrounds' },
  mark: { ar: 'العلامة المربعة', en: 'Square mark' },
  socialImage: { ar: 'صورة الروابط المشتركة', en: 'Picture for shared links' },
}
