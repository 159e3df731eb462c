import type { PageHead } from '../page-head.ts'

export const catalogueHead = {
  title: { ar: 'الكتالوج', en: 'Catalogue' },
  description: {
    ar: 'حمّل كتالوج {site} بصيغة PDF أو تصفحه مباشرة: المنتجات والتعبئة والبيانات الفنية لجميع الفئات والعلامات.',
    en: 'Download the {site} catalogue as a PDF or view it online: products, packaging and technical data for every category and brand.',
  },
} satisfies PageHead
