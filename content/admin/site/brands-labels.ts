import type { BRANDS_FIELDS } from '#domain/site/content/pages/brands-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

export const brandsLabels: Record<keyof typeof BRANDS_FIELDS, Localized> = {
  heroTitle: { ar: 'عنوان الصفحة', en: 'Title of the page' },
  heroSubtitle: { ar: 'السطر تحته', en: 'Line below it' },
  description: { ar: 'الوصف في محركات البحث', en: 'Description for search engines' },
}
