import type { ProductsView } from '#domain/catalogue/products-view.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { PageHead } from '#content/seo/page-head.ts'

export const productsHead = {
  title: { ar: 'جميع المنتجات', en: 'All Products' },
  description: {
    ar: 'تصفّح جميع منتجات {site}: رغوة ولواصق وموانع تسرب وهجين وغراء حراري وبخاخات ومواد بناء، مع بيانات فنية وتعبئة لكل منتج.',
    en: 'Browse every {site} product: foams, adhesives, sealants, hybrids, hot melt, sprays and construction materials, with technical data and packaging.',
  },
  ofDemo: true,
} satisfies PageHead

export const productsPage: {
  title: Localized
  subtitle: Localized
  total: Localized
  /** Names the chips that lead to the sections. */
  sections: Localized
  views: Record<ProductsView | 'label', Localized>
  empty: { title: Localized; text: Localized; button: Localized }
  error: Localized
} = {
  title: { ar: 'جميع المنتجات', en: 'All Products' },
  subtitle: {
    ar: 'من الرغوة إلى أدوات التطبيق، بالأرقام التي تحتاجها قبل الطلب.',
    en: 'From foam to application tools, with the figures you need before you order.',
  },
  sections: { ar: 'أقسام القائمة', en: 'Sections of the list' },
  views: {
    label: { ar: 'طريقة العرض', en: 'View' },
    cards: { ar: 'بطاقات', en: 'Cards' },
    list: { ar: 'قائمة', en: 'List' },
  },
  total: { ar: 'إجمالي المنتجات المتاحة', en: 'Total Available Products' },
  empty: {
    title: { ar: 'لا توجد منتجات بعد', en: 'No products yet' },
    text: { ar: 'ستُضاف منتجات جديدة قريباً.', en: 'New products will be added soon.' },
    button: { ar: 'تواصل معنا', en: 'Contact us' },
  },
  error: { ar: 'خطأ في تحميل المنتجات', en: 'Error loading products' },
}
