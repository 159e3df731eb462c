import type { PageHead } from '../page-head.ts'

export const productHead = {
  title: { ar: '{name}', en: '{name}' },
  description: {
    ar: '{name} من {brand}: الخصائص ومجالات التطبيق والتعبئة وطلب عرض سعر من روابط.',
    en: '{name} by {brand}: properties, application areas, packaging and a price quote from Rawabit.',
  },
} satisfies PageHead
