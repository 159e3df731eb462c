import type { CollectionSort } from '#domain/catalogue/collection-query.ts'
import type { FacetWords } from '#domain/catalogue/facet-view.ts'
import { counted } from '#domain/text/format.ts'
import { isolateText } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { PageHead } from '#content/seo/page-head.ts'
import { productPage } from './product.ts'

export const collectionHead = {
  title: { ar: 'المجموعة', en: 'Collection' },
  description: {
    ar: 'مجموعة مختارة من أحدث منتجات {site} وأكثرها طلباً في اللصق والسد والعزل، جاهزة لطلب عرض سعر مباشر.',
    en: 'A selected collection of the newest and most requested {site} products for bonding, sealing and insulating, ready for a direct quote.',
  },
  ofDemo: true,
} satisfies PageHead

export const collectionPage: {
  title: Localized
  subtitle: Localized
  filter: Localized
  apply: Localized
  /** Shows the values beyond the first. */
  more: Localized<(count: number) => string>
  /** The pack of a product that is what was chosen. */
  pack: Localized<(pack: string) => string>
  clearAll: Localized
  remove: Localized<(name: string) => string>
  sort: Localized
  sorts: Record<CollectionSort, Localized>
  show: Localized<(count: number) => string>
  /** In place of `show` where there are none: Arabic has no «عرض لا منتجات». */
  showNone: Localized
  /** `without` stands before a value and how many products there would be. */
  empty: { title: Localized; without: Localized }
  /** What was chosen by an address and does not exist. */
  unknown: Localized<(names: string[]) => string>
  error: Localized
} = {
  title: { ar: 'المجموعة', en: 'Collection' },
  subtitle: {
    ar: 'كل ما في المستودع، بحسب الفئة والعلامة. رتّب النتائج وصفِّها، ثم أرسل الرابط كما هو إلى من تشاء.',
    en: 'Everything in the warehouse, by category and brand. Narrow it down, then share the link as it is.',
  },
  filter: { ar: 'تصفية', en: 'Filter' },
  apply: { ar: 'عرض النتائج', en: 'Show results' },
  more: { ar: (count) => `المزيد (${count})`, en: (count) => `More (${count})` },
  pack: { ar: (pack) => `العبوة: ${pack}`, en: (pack) => `Pack: ${pack}` },
  clearAll: { ar: 'مسح الكل', en: 'Clear all' },
  remove: { ar: (name) => `إزالة ${name}`, en: (name) => `Remove ${name}` },
  sort: { ar: 'الترتيب', en: 'Sort' },
  sorts: {
    newest: { ar: 'الأحدث', en: 'Newest' },
    name: { ar: 'الاسم', en: 'Name' },
    rating: { ar: 'التقييم', en: 'Rating' },
  },
  show: counted({
    ar: {
      one: 'عرض منتج واحد',
      two: 'عرض منتجين',
      few: 'عرض {count}\u00a0منتجات',
      many: 'عرض {count}\u00a0منتجاً',
      other: 'عرض {count}\u00a0منتج',
    },
    en: { one: 'Show {count}\u00a0product', other: 'Show {count}\u00a0products' },
  }),
  showNone: { ar: 'لا منتجات', en: 'No products' },
  empty: {
    title: { ar: 'لا منتج يجمع هذه الاختيارات.', en: 'No product meets all of these.' },
    without: { ar: 'بدون', en: 'Without' },
  },
  unknown: {
    ar: (names) => `لا فئة ولا علامة بهذا الاسم هنا: ${names.map(isolateText).join('، ')}`,
    en: (names) => `There is no category or brand of this name: ${names.map(isolateText).join(', ')}`,
  },
  error: { ar: 'خطأ في تحميل المنتجات', en: 'Error loading products' },
}

/** What facets are called that are no attributes, and their values. */
export const facetWords: FacetWords = {
  legends: {
    category: { ar: 'الفئة', en: 'Category' },
    brand: { ar: 'العلامة', en: 'Brand' },
    origin: { ar: 'بلد الصنع', en: 'Made in' },
    stock: { ar: 'التوفر', en: 'Availability' },
  },
  atLeast: { ar: (amount) => `${amount} فأكثر`, en: (amount) => `${amount} or more` },
  flags: { yes: { ar: 'نعم', en: 'Yes' }, no: { ar: 'لا', en: 'No' } },
  stock: productPage.stock,
}
