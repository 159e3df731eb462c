import type { FacetWords } from '#domain/catalogue/facet-view.ts'
import { productPage } from './product.ts'

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
