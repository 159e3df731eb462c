import type { PageHead } from '../page-head.ts'

export const searchHead = {
  title: { ar: 'نتائج البحث', en: 'Search Results' },
  description: {
    ar: 'ابحث في منتجات {site} بالاسم أو الرمز أو الفئة، بالعربية أو الإنجليزية، واعثر على اللاصق أو مانع التسرب المناسب.',
    en: 'Search {site} products by name, code or category, in Arabic or English, and find the right adhesive or sealant.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead
