import { homeHead } from '../pages/home-head.ts'
import { aboutHead } from '../pages/about.ts'
import { contactHead } from '../pages/contact.ts'
import { productsHead } from '../pages/products.ts'
import { categoriesHead } from '../pages/categories.ts'
import { brandsHead } from '../pages/brands.ts'
import { blogsHead } from '../pages/blogs.ts'
import { collectionHead } from '../pages/collection.ts'
import { catalogueHead } from '../pages/catalogue.ts'
import { searchHead } from '../pages/search.ts'
import { policyHead } from '../pages/policy.ts'
import { privacyPolicyHead } from '../pages/privacy-policy.ts'
import { termsOfServiceHead } from '../pages/terms-of-service.ts'
import { faqHead } from '../pages/faq.ts'
import { addressesHead } from '../pages/addresses.ts'
import { myDataHead } from '../pages/my-data.ts'
import { signInHead } from '../pages/sign-in.ts'
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
