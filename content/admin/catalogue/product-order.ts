import { shared } from '#content/staff-labels.ts'
import type { Words } from '#domain/text/locale.ts'

/** What lists are called whose products staff put into an order. */
export const placedNames = { latest: { ar: 'أحدث المنتجات', en: 'Latest Products' } } satisfies Words

/** The page on which products of a category are put into an order. */
export const productOrderWords = {
  title: shared.orderOfProducts,
  text: {
    ar: 'ما تضع له رقماً يظهر أولاً في صفحة الفئة بترتيب الأرقام، ثم بقية المنتجات من الأحدث.',
    en: 'Products with a number come first on the page of the category, in the order of the numbers. All others follow, newest first.',
  },
  place: { ar: (name: string) => `رقم ${name}`, en: (name: string) => `Place of ${name}` },
  up: { ar: (name: string) => `تقديم ${name}`, en: (name: string) => `Move ${name} up` },
  down: { ar: (name: string) => `تأخير ${name}`, en: (name: string) => `Move ${name} down` },
  back: shared.categories,
  link: { ar: (name: string) => `ترتيب المنتجات: ${name}`, en: (name: string) => `Order of products: ${name}` },
  save: { ar: 'حفظ الترتيب', en: 'Save the order' },
  empty: { ar: 'لا منتجات منشورة في هذه الفئة.', en: 'No product of this category is on the site.' },
  more: { ar: 'تظهر هنا أحدث 300 منتج.', en: 'The newest 300 products are shown here.' },
  notSaved: {
    ar: 'تعذّر حفظ الترتيب. أعد المحاولة بعد قليل.',
    en: 'The order could not be saved. Try again in a moment.',
  },
}

/** Why a product is not pinned. */
export const pinReasons = {
  full: { ar: 'ثُبّتت ثمانية. ألغِ تثبيت أحدها أولاً.', en: 'Eight are pinned. Unpin one first.' },
}
