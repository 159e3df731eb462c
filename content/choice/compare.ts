import type { PageHead } from '#content/seo/page-head.ts'
import type { CompareWords } from '#domain/choice/compare-products.ts'
import { documentsPage } from '#content/documents/centre.ts'
import { isolate } from '#domain/text/isolate.ts'

export const compareHead = {
  title: { ar: 'مقارنة المنتجات', en: 'Compare products' },
  description: {
    ar: 'قارن حتى أربعة من منتجات {site} رقماً برقم: الأساس والأسطح والمواصفات والعبوات.',
    en: 'Compare up to four {site} products figure by figure: base, standards, packs and data.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead

export const comparePage = {
  title: compareHead.title,
  bar: {
    ar: {
      title: 'للمقارنة',
      compare: (count: number) => `قارن (${count})`,
      full: 'تُقارن أربعة منتجات في كل مرة.',
      clear: 'مسح المقارنة',
    },
    en: {
      title: 'To compare',
      compare: (count: number) => `Compare (${count})`,
      full: 'Four products are compared at a time.',
      clear: 'Clear the comparison',
    },
  },
  add: { ar: 'أضف منتجاً بالرمز أو الاسم', en: 'Add a product by code or name' },
  addButton: { ar: 'أضف', en: 'Add' },
  several: { ar: 'أي منها تريد؟', en: 'Which of these?' },
  notFound: { ar: (name: string) => `لم نجد: ${isolate(name, 'ar')}`, en: (name: string) => `Not found: ${name}` },
  tooMany: {
    ar: 'تُقارن أربعة منتجات في كل مرة. أُخذت الأربعة الأولى.',
    en: 'Four products are compared at a time. The first four were taken.',
  },
  tooFew: { ar: 'اختر منتجين أو أكثر للمقارنة.', en: 'Choose two products or more to compare.' },
  remove: {
    ar: (name: string) => `إزالة ${isolate(name, 'ar')} من المقارنة`,
    en: (name: string) => `Remove ${name} from the comparison`,
  },
  data: { ar: 'البيانات', en: 'Data' },
  notStated: { ar: 'غير مذكور', en: 'not stated' },
  differs: { ar: 'مختلف', en: 'Differs' },
  onlyDifferences: { ar: 'الفروق فقط', en: 'Differences only' },
  all: { ar: 'كل البيانات', en: 'All data' },
  noDifferences: { ar: 'لا فروق في البيانات.', en: 'No differences in the data.' },
  submittal: documentsPage.submittal,
  addAll: { ar: 'أضف الكل إلى القائمة', en: 'Add all to the list' },
} as const

export const compareWords: CompareWords = {
  rows: {
    category: { ar: 'الفئة', en: 'Category' },
    brand: { ar: 'العلامة', en: 'Brand' },
    origin: { ar: 'بلد الصنع', en: 'Made in' },
    standards: { ar: 'المواصفات والشهادات', en: 'Standards and certificates' },
    packs: { ar: 'العبوات', en: 'Packs' },
  },
  box: { ar: '(كرتون {count})', en: '(carton of {count})' },
  yes: { ar: 'نعم', en: 'Yes' },
  no: { ar: 'لا', en: 'No' },
}
