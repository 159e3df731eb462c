import type { CONTENT_LISTS, ListKind } from '../../../domain/site/content/content-kinds.ts'
import type { PAGE_FIELDS, PageName } from '../../../domain/site/content/page-fields.ts'
import type { Localized } from '../../../domain/text/locale.ts'

type SectionOf<Table> = Table[keyof Table] extends { section: infer Section extends string } ? Section : never

const words = { ar: 'النصوص', en: 'Words' }
const picture = { ar: 'الصورة', en: 'Picture' }
const place = { ar: 'المكان والترتيب', en: 'Place and order' }

/** The parts of the forms of lists, in their order. */
export const listSections: {
  [Kind in ListKind]: Record<SectionOf<(typeof CONTENT_LISTS)[Kind]['fields']>, Localized>
} = {
  slide: {
    words,
    picture,
    look: { ar: 'الشكل', en: 'Look' },
    links: { ar: 'الأزرار', en: 'Buttons' },
    place,
  },
  reason: { words, place },
  industry: { words, picture, place },
  review: { words, source: { ar: 'التقييم والمصدر', en: 'Rating and source' }, place },
  question: { words, place },
  template: { words, place },
}

/** The parts of the forms of pages. */
export const pageSections: { [Name in PageName]: Record<SectionOf<(typeof PAGE_FIELDS)[Name]>, Localized> } = {
  home: {
    hero: { ar: 'الواجهة', en: 'Hero' },
    categories: { ar: 'الفئات', en: 'Categories' },
    latest: { ar: 'أحدث المنتجات', en: 'Latest products' },
    industries: { ar: 'القطاعات', en: 'Industries' },
    reasons: { ar: 'لماذا نحن', en: 'Why choose us' },
    reviews: { ar: 'آراء العملاء', en: 'Reviews' },
    posts: { ar: 'المقالات', en: 'Articles' },
  },
}
