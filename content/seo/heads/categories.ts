import type { PageHead } from '../page-head.ts'

export const categoriesHead = {
  title: { ar: 'الفئات', en: 'Categories' },
  description: {
    ar: 'ثماني فئات من منتجات اللصق والسد والعزل ومواد البناء والأدوات. اختر الفئة المناسبة لعملك واطلع على منتجاتها وبياناتها.',
    en: 'Eight categories of bonding, sealing, insulating, construction and tool products. Choose the one that fits your work and see its products.',
  },
} satisfies PageHead
