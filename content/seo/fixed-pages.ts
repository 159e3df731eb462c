import { homeHead } from './heads/home.ts'
import { aboutHead } from './heads/about.ts'
import { contactHead } from './heads/contact.ts'
import { productsHead } from './heads/products.ts'
import { categoriesHead } from './heads/categories.ts'
import { brandsHead } from './heads/brands.ts'
import { blogsHead } from './heads/blogs.ts'
import { collectionHead } from './heads/collection.ts'
import { catalogueHead } from './heads/catalogue.ts'
import { searchHead } from './heads/search.ts'
import { policyHead } from './heads/policy.ts'
import { privacyPolicyHead } from './heads/privacy-policy.ts'
import { termsOfServiceHead } from './heads/terms-of-service.ts'
import { faqHead } from './heads/faq.ts'
import { addressesHead } from './heads/addresses.ts'
import { myDataHead } from './heads/my-data.ts'
import { signInHead } from './heads/sign-in.ts'
import type { PageHead } from './page-head.ts'

/** Every public page that stands at an address of its own, without language, with the words of its head. */
export const fixedPages: Record<string, PageHead> = {
  '/': homeHead,
  '/categories': categoriesHead,
  '/products': productsHead,
  '/collection': collectionHead,
  '/brands': brandsHead,
  '/catalogue': catalogueHead,
  '/blogs': blogsHead,
  '/about': aboutHead,
  '/contact': contactHead,
  '/faq': faqHead,
  '/policy': policyHead,
  '/terms-of-service': termsOfServiceHead,
  '/privacy-policy': privacyPolicyHead,
  '/search': searchHead,
  '/sign-in': signInHead,
  '/addresses': addressesHead,
  '/my-data': myDataHead,
}
