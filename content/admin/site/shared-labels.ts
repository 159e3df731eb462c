import type { Localized } from '#domain/text/locale.ts'

/** What fields are called that several pages have. */
export const heroTitleLabel: Localized = { ar: 'عنوان الصفحة', en: 'Title of the page' }
export const heroSubtitleLabel: Localized = { ar: 'السطر تحته', en: 'Line below it' }
export const headingLabel: Localized = { ar: 'العنوان', en: 'Heading' }
export const altLabel: Localized = { ar: 'النص البديل للصورة', en: 'Alternative text' }
export const descriptionLabel: Localized = { ar: 'الوصف في محركات البحث', en: 'Description for search engines' }
