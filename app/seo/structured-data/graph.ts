import type { BrandView } from '#domain/catalogue/brand-view.ts'
import type { PostPage } from '#domain/posts/post-page.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import type { Question } from '#domain/records/seo-override.ts'
import type { SiteHead } from '#app/seo/site-head.ts'
import { brandThing } from './brand.ts'
import { blogPosting } from './blog-posting.ts'
import { breadcrumbList, type Crumb } from './breadcrumb-list.ts'
import { faqPart } from './faq.ts'
import { itemList, type ListEntry } from './item-list.ts'
import { organization } from './organization.ts'
import { productThing } from './product.ts'
import type { Place, Thing } from './thing.ts'
import { webPage, type PageKind } from './web-page.ts'
import { webSite } from './web-site.ts'

/** What a page is about, in the same values that it shows. */
export type PageSubject = {
  kind?: PageKind
  /** The way from the home page, the page itself last. */
  crumbs?: Crumb[]
  product?: ProductPage
  post?: PostPage
  brand?: BrandView
  list?: ListEntry[]
  /** There is nothing on it yet: search engines are to come again later. */
  isEmpty?: boolean
  questions?: Question[]
}

type Words = { name: string; description: string; picture: string | undefined }

/** Everything that search engines are told of a page in their own notation (JSON-LD), each thing once. */
export function structuredData(site: SiteHead, place: Place, subject: PageSubject, words: Words) {
  const { kind = 'WebPage', crumbs = [], questions = [] } = subject
  const main = mainThing(site, place, subject)
  const brand = subject.brand ? brandThing(place, subject.brand) : null
  const consistsOfQuestions = kind === 'FAQPage'
  const page = webPage(place, {
    ...words,
    kind,
    main,
    about: brand,
    hasBreadcrumb: crumbs.length > 0,
    questions: consistsOfQuestions ? questions : [],
  })
  const parts = [
    crumbs.length > 0 ? breadcrumbList(place, crumbs) : null,
    main,
    brand,
    questions.length > 0 && !consistsOfQuestions ? faqPart(place, questions) : null,
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(place, site),
      webSite(place, site.identity),
      page,
      ...parts.filter((part) => part !== null),
    ],
  }
}

function mainThing(site: SiteHead, place: Place, { product, post, list = [] }: PageSubject): Thing | null {
  if (product) return productThing(place, product, site.rating)
  if (post) return blogPosting(place, post)
  return list.length > 0 ? itemList(place, list) : null
}
