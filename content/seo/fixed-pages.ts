import { pageHeads, type PageHead } from './pages.ts'

/** Every public page that stands at an address of its own, without language, with the words of its head. */
export const fixedPages: Record<string, PageHead> = {
  '/': pageHeads.home,
  '/categories': pageHeads.categories,
  '/products': pageHeads.products,
  '/collection': pageHeads.collection,
  '/brands': pageHeads.brands,
  '/catalogue': pageHeads.catalogue,
  '/blogs': pageHeads.blogs,
  '/about': pageHeads.about,
  '/contact': pageHeads.contact,
  '/faq': pageHeads.faq,
  '/policy': pageHeads.policy,
  '/terms-of-service': pageHeads.termsOfService,
  '/privacy-policy': pageHeads.privacyPolicy,
  '/search': pageHeads.search,
  '/sign-in': pageHeads.signIn,
  '/addresses': pageHeads.addresses,
  '/my-data': pageHeads.myData,
}
