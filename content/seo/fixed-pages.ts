import { productsHead } from '#content/pages/products.ts'
import { categoriesHead } from '#content/pages/categories.ts'
import { brandsHead } from '#content/pages/brands.ts'
import { blogsHead } from '#content/pages/blogs.ts'
import { collectionHead } from '#content/pages/collection.ts'
import { calculatorHead } from '#content/choice/calculator.ts'
import { equivalentsHead } from '#content/choice/equivalents.ts'
import { compareHead } from '#content/choice/compare.ts'
import { finderHead } from '#content/choice/finder.ts'
import { searchHead } from '#content/pages/search.ts'
import { faqHead } from '#content/pages/faq.ts'
import { addressesHead } from '#content/pages/addresses.ts'
import { myDataHead } from '#content/pages/my-data.ts'
import { quoteHead } from '#content/pages/quote.ts'
import { signInHead } from '#content/pages/sign-in.ts'
import { documentsHead } from '#content/documents/centre.ts'
import { documentRequestHead } from '#content/documents/request-form.ts'
import { submittalHead } from '#content/documents/submittal.ts'
import { type PageHead, documentNoindex } from './page-head.ts'

/** Every public page that stands at an address of its own, without language, and where search engines are asked to leave it out. */
export const fixedPages: Record<string, Partial<PageHead>> = {
  '/': {},
  '/categories': categoriesHead,
  '/products': productsHead,
  '/collection': collectionHead,
  '/brands': brandsHead,
  '/catalogue': {},
  '/blogs': blogsHead,
  '/about': {},
  '/contact': {},
  '/faq': faqHead,
  '/policy': { noindex: documentNoindex.policy },
  '/terms-of-service': { noindex: documentNoindex.terms },
  '/privacy-policy': { noindex: documentNoindex.privacy },
  '/search': searchHead,
  '/calculator': calculatorHead,
  '/equivalents': equivalentsHead,
  '/finder': finderHead,
  '/compare': compareHead,
  '/sign-in': signInHead,
  '/addresses': addressesHead,
  '/my-data': myDataHead,
  '/quote': quoteHead,
  '/documents': documentsHead,
  '/submittal': submittalHead,
  '/documents/request': documentRequestHead,
}
