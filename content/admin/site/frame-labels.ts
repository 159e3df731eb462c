import { shared } from '#content/staff-labels.ts'
import type { FOOTER_FIELDS, NAVIGATION_FIELDS } from '#domain/site/content/pages/navigation-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

export const navigationLabels: Record<keyof typeof NAVIGATION_FIELDS, Localized> = {
  entries: { ar: 'عناصر القائمة', en: 'Entries' },
}

export const footerLabels: Record<keyof typeof FOOTER_FIELDS, Localized> = {
  quick: { ar: 'الروابط السريعة', en: 'Quick links' },
  information: { ar: 'روابط المعلومات', en: 'Information links' },
  callLine: { ar: 'السطر فوق أسفل الصفحة', en: 'Line above the footer' },
  copyright: { ar: 'حقوق النشر', en: 'Copyright' },
  developerCredit: { ar: 'ذكر المطوّر، بالإنجليزية', en: 'Credit of the developer, in English' },
}

/** Of each link. */
export const linkLabels: Record<'label' | 'target', Localized> = {
  label: { ar: 'النص', en: 'Words' },
  target: shared.address,
}
