import type { CATALOGUE_FIELDS } from '#domain/site/content/pages/catalogue-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { descriptionLabel, heroSubtitleLabel, heroTitleLabel } from './shared-labels.ts'

export const catalogueLabels: Record<keyof typeof CATALOGUE_FIELDS, Localized> = {
  heroTitle: heroTitleLabel,
  heroSubtitle: heroSubtitleLabel,
  description: descriptionLabel,
  fileAr: { ar: 'ملف الكتالوج بالعربية (PDF)', en: 'Catalogue in Arabic (PDF)' },
  fileEn: { ar: 'ملف الكتالوج بالإنجليزية (PDF)', en: 'Catalogue in English (PDF)' },
  smallTitle: { ar: 'العنوان على الشاشات الصغيرة', en: 'Heading on small screens' },
  smallText: { ar: 'النص على الشاشات الصغيرة', en: 'Text on small screens' },
}
