import type { HOME_FIELDS } from '#domain/site/content/pages/home-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

const title = { ar: 'العنوان', en: 'Heading' }
const lead = { ar: 'السطر تحته', en: 'Line below it' }

/** The fields of the home page's texts; each section is named above its own. */
export const homeLabels: Record<keyof typeof HOME_FIELDS, Localized> = {
  typewriter: { ar: 'عبارات تُكتب في الواجهة', en: 'Phrases that type themselves' },
  codes: { ar: 'أمثلة الرموز', en: 'Example codes' },
  finderTitle: { ar: 'عنوان حقل البحث', en: 'Search field heading' },
  finderHint: { ar: 'السطر تحت عنوان حقل البحث', en: 'Line below that heading' },
  finderPlaceholder: { ar: 'مثال داخل حقل البحث', en: 'Example inside the search field' },
  categoriesTitle: title,
  categoriesLead: lead,
  latestTitle: title,
  latestLead: lead,
  industriesTitle: title,
  industriesLead: lead,
  reasonsTitle: title,
  reasonsLead: lead,
  reasonsImage: { ar: 'الصورة', en: 'Picture' },
  reviewsTitle: title,
  reviewsLead: lead,
  postsTitle: title,
  postsLead: lead,
}
