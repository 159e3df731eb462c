import type { PageHead } from '../page-head.ts'

export const productsHead = {
  title: { ar: 'جميع المنتجات', en: 'All Products' },
  description: {
    ar: 'تصفح جميع منتجات {site}: رغوة ولواصق وموانع تسرب وهجين وغراء حراري وبخاخات ومواد بناء، مع بيانات فنية وتعبئة لكل منتج.',
    en: 'Browse every {site} product: foams, adhesives, sealants, hybrids, hot melt, sprays and construction materials, with technical data and packaging.',
  },
} satisfies PageHead
