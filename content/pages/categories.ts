export const categoriesPage = {
  title: { ar: 'الفئات', en: 'Categories' },
  subtitle: {
    ar: 'من الغراء وموانع التسرب والرغوة حتى الأشرطة وأدوات التطبيق.',
    en: 'From adhesives, sealants and foams to tapes and application tools.',
  },
  details: { ar: 'عرض التفاصيل', en: 'View Details' },
}
