import type { BrandView } from '#domain/catalogue/brand-view.ts'
import type { PostPage } from '#domain/posts/post-page.ts'
import type { MachineOffer } from '#domain/products/product-offer.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import type { Question } from '#domain/records/seo-override.ts'
import type { SiteHead } from '#app/seo/site-head.ts'
import { breadcrumbList, type Crumb, breadcrumbId } from './breadcrumb-list.ts'
import { organization, organizationId, webSite, webSiteId } from './organization.ts'
import { type Place, type Thing, partId, urlOf, pictureUrl, reference, thingId } from './thing.ts'
import { postPath } from '#domain/site/paths.ts'
import { isTeam } from '#domain/posts/post.ts'
import { localStartOfDay } from '#domain/text/riyadh-time.ts'
import type { StockState } from '#domain/products/stock.ts'
import type { StructuredRating } from '#domain/site/settings.ts'

/** Whoever has to ask is told nothing else than that. */
const AVAILABILITY: Record<StockState, string | null> = { in_stock: 'InStock', on_order: 'BackOrder', ask: null }

const OF_THE_COMPANY: PageKind[] = ['AboutPage', 'ContactPage']

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

/** One entry of a list that a page shows, with a page of its own. */
type ListEntry = { path: string }

function itemList(place: Place, entries: ListEntry[]): Thing {
  return {
    '@type': 'ItemList',
    '@id': partId(place, 'list'),
    numberOfItems: entries.length,
    itemListElement: entries.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: urlOf(place, path),
    })),
  }
}

/** An article; what nobody signed is by the company. */
function blogPosting(place: Place, post: PostPage): Thing {
  const company = reference(organizationId(place))
  const pictures = [post.image, ...post.gallery].filter((picture) => picture !== null)
  return {
    '@type': 'BlogPosting',
    '@id': partId(place, 'article'),
    headline: post.title,
    ...(post.snippet ? { description: post.snippet } : {}),
    inLanguage: place.locale,
    url: urlOf(place, postPath(post.slug)),
    datePublished: localStartOfDay(post.day),
    dateModified: post.changedAt,
    ...(pictures.length > 0 ? { image: pictures.map((picture) => pictureUrl(place, picture)) } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags.join(', ') } : {}),
    timeRequired: `PT${post.readingMinutes}M`,
    author: isTeam(post.author) ? company : { '@type': 'Person', name: post.author },
    publisher: company,
    mainEntityOfPage: reference(partId(place, 'page')),
  }
}

type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'ItemPage'

type WebPage = {
  kind: PageKind
  name: string
  description: string
  picture: string | undefined
  hasBreadcrumb: boolean
  /** What the page is about, where that is spoken of beside it. */
  main: Thing | null
  /** The brand of whose products the page tells. */
  about: Thing | null
  /** The questions of a page that consists of them. */
  questions: Question[]
}

/** The page itself: what ties together everything that is said on it. */
function webPage(place: Place, page: WebPage): Thing {
  return {
    '@type': page.kind,
    '@id': partId(place, 'page'),
    url: urlOf(place, place.path),
    name: page.name,
    description: page.description,
    inLanguage: place.locale,
    isPartOf: reference(webSiteId(place)),
    ...(page.picture ? { primaryImageOfPage: { '@type': 'ImageObject', url: page.picture } } : {}),
    ...(page.hasBreadcrumb ? { breadcrumb: reference(breadcrumbId(place)) } : {}),
    ...(page.about ? { about: reference(page.about['@id']) } : {}),
    ...mainEntity(place, page),
  }
}

function mainEntity(place: Place, { kind, main, questions }: WebPage) {
  if (questions.length > 0) return { mainEntity: questionsOf(questions) }
  if (main) return { mainEntity: reference(main['@id']) }
  return OF_THE_COMPANY.includes(kind) ? { mainEntity: reference(organizationId(place)) } : {}
}

/**
 * A product as search engines read it, or null where it has neither a price nor a rating: they take that for an error.
 * The offer is the one that the page shows (docs/specification S32, S43).
 */
function productThing(place: Place, product: ProductPage, rating: StructuredRating | null): Thing | null {
  const { seo, offer } = product
  if (offer.machines === null && rating === null) return null
  const pictures = product.gallery.length > 0 ? product.gallery : [product.image].filter((image) => image !== null)
  const brand = seo.brand || product.brand?.name
  return {
    '@type': 'Product',
    '@id': thingId(place, `product-${product.id}`),
    name: seo.name || product.name,
    description: seo.description || product.lead || product.name,
    url: urlOf(place, product.path),
    sku: seo.sku || product.id,
    ...(pictures.length > 0 ? { image: pictures.map((picture) => pictureUrl(place, picture)) } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand, ...brandLink(place, product) } } : {}),
    ...(product.category ? { category: product.category.name } : {}),
    ...(offer.machines === null ? {} : { offers: offerThing(place, product, offer.machines) }),
    ...(rating === null ? {} : { aggregateRating: aggregateRating(rating) }),
    ...certificationsOf(product),
  }
}

/** Of certifications those alone that a document proves. */
function certificationsOf({ certifications }: ProductPage) {
  const proven = certifications.flatMap(({ name, proof }) => {
    if (!proof) return []
    const { number, issuer, issued, expires } = proof
    return {
      '@type': 'Certification',
      name,
      ...(number ? { certificationIdentification: number } : {}),
      ...(issuer ? { issuedBy: { '@type': 'Organization', name: issuer } } : {}),
      ...(issued ? { validFrom: issued } : {}),
      ...(expires ? { expires } : {}),
    }
  })
  return proven.length > 0 ? { hasCertification: proven } : {}
}

function brandLink(place: Place, { brand }: ProductPage) {
  return brand?.path ? { '@id': brandId(place, brand.path), url: urlOf(place, brand.path) } : {}
}

/** The price of a pack, or where the page tells only the lowest one, that. */
function offerThing(place: Place, { path, offer }: ProductPage, { price, count, state, validUntil }: MachineOffer) {
  const availability = state && AVAILABILITY[state]
  const shared = {
    url: urlOf(place, path),
    priceCurrency: 'SAR',
    ...(availability ? { availability: `https://schema.org/${availability}` } : {}),
    itemCondition: 'https://schema.org/NewCondition',
    seller: reference(organizationId(place)),
  }
  if (offer.visibility === 'from') return { '@type': 'AggregateOffer', lowPrice: price, offerCount: count, ...shared }
  return {
    '@type': 'Offer',
    price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'SAR',
      valueAddedTaxIncluded: false,
    },
    priceValidUntil: validUntil,
    ...shared,
  }
}

/** One rating for the whole range, as the settings give it (docs/specification S19). */
function aggregateRating({ value, count }: StructuredRating) {
  return { '@type': 'AggregateRating', ratingValue: value, reviewCount: count, bestRating: 5, worstRating: 1 }
}

/** A brand has the same name in both languages' notation, made of its address: `https://…/#brand-masar`. */
function brandId(place: Place, path: string): string {
  return thingId(place, `brand-${path.slice(path.lastIndexOf('/') + 1)}`)
}

/** A brand as search engines read it, in what its page shows. */
function brandThing(place: Place, { name, latinName, path, description, logo }: BrandView): Thing {
  return {
    '@type': 'Brand',
    '@id': brandId(place, path),
    name,
    ...(latinName ? { alternateName: latinName } : {}),
    url: urlOf(place, path),
    ...(description ? { description } : {}),
    ...(logo ? { logo: new URL(logo.src, place.origin).href } : {}),
  }
}

/** Questions with their answers, all of which stand on the page. */
function questionsOf(questions: Question[]) {
  return questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
}

/** The questions of a page that is about something else. */
function faqPart(place: Place, questions: Question[]): Thing {
  return {
    '@type': 'FAQPage',
    '@id': partId(place, 'questions'),
    inLanguage: place.locale,
    mainEntity: questionsOf(questions),
  }
}
