import type { PageHead } from '#content/seo/page-head.ts'

export const categoriesHead = {
  title: { ar: 'الفئات', en: 'Categories' },
  description: {
    ar: 'ثماني فئات من منتجات اللصق والسد والعزل ومواد البناء والأدوات. اختر الفئة المناسبة لعملك واطلع على منتجاتها وبياناتها.',
    en: 'Eight categories of bonding, sealing, insulating, construction and tool products. Choose the one that fits your work and see its products.',
  },
  ofDemo: true,
} satisfies PageHead

export const categoriesPage = {
  title: { ar: 'الفئات', en: 'Categories' },
  subtitle: {
    ar: 'من الغراء وموانع التسرب والرغوة حتى الأشرطة وأدوات التطبيق.',
    en: 'From adhesives, sealants and foams to tapes and application tools.',
  },
  empty: {
    title: { ar: 'لا توجد فئات بعد', en: 'No categories yet' },
    text: { ar: 'ستُضاف فئات المنتجات قريباً.', en: 'Product categories will be added soon.' },
    button: { ar: 'تواصل معنا', en: 'Contact us' },
  },
  details: { ar: 'عرض التفاصيل', en: 'View Details' },
}
