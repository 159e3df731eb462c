import { z } from 'zod'

/**
 * What Google's documentation of structured data requires and recommends, thing by thing, as far as the site uses it
 * (developers.google.com/search/docs/appearance/structured-data). Written by hand from there, not from our own code.
 */

const url = z.url({ protocol: /^https?$/ })
const text = z.string().trim().min(1)
const day = z.iso.date()
const instant = z.iso.datetime({ offset: true })
const reference = z.strictObject({ '@id': url })
const image = z.array(url).min(1)
const picture = z.looseObject({ '@type': z.literal('ImageObject'), url })

/** Logo: at least 112 × 112 pixels, an address that can be fetched. */
const logo = z.looseObject({ url, width: z.number().min(112), height: z.number().min(112) })

const organization = z.looseObject({
  '@id': url,
  name: text,
  alternateName: text,
  legalName: text,
  description: text,
  url,
  logo,
  email: z.email(),
  telephone: z.string().regex(/^\+\d[\d ]+$/),
  address: z.looseObject({ '@type': z.literal('PostalAddress'), streetAddress: text, addressCountry: z.literal('SA') }),
  contactPoint: z.array(
    z.looseObject({ '@type': z.literal('ContactPoint'), contactType: text, telephone: text, email: z.email() }),
  ),
  sameAs: z.array(url),
  vatID: z
    .string()
    .regex(/^3\d{13}3$/)
    .optional(),
})

/** Site name: `name`, `url` (the home page). Search: the address holds the place of the query. */
const webSite = z.looseObject({
  '@id': url,
  name: text,
  alternateName: text,
  url: url.refine((address) => new URL(address).pathname === '/'),
  potentialAction: z.looseObject({
    '@type': z.literal('SearchAction'),
    target: z.looseObject({ urlTemplate: z.string().regex(/\{search_term_string\}$/) }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

const question = z.strictObject({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
})

const webPage = z.looseObject({
  '@id': url,
  url,
  name: text,
  description: text,
  inLanguage: z.enum(['ar', 'en']),
  isPartOf: reference,
  primaryImageOfPage: picture,
  breadcrumb: reference.optional(),
})

const inOrder = (items: { position: number }[]) => items.every(({ position }, index) => position === index + 1)

const breadcrumbList = z.looseObject({
  '@id': url,
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: url }))
    .min(2)
    .refine(inOrder),
})

/** A summary page: every entry is one address of the same site, and no address comes twice. */
const itemList = z.looseObject({
  '@id': url,
  numberOfItems: z.int(),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), url }))
    .min(1)
    .refine(inOrder)
    .refine((items) => new Set(items.map((item) => item.url)).size === items.length)
    .refine((items) => new Set(items.map((item) => new URL(item.url).origin)).size === 1),
})

const amount = z.string().regex(/^\d+\.\d\d$/)

const offered = z.looseObject({
  url,
  priceCurrency: z.literal('SAR'),
  availability: z
    .string()
    .regex(/^https:\/\/schema\.org\/(InStock|BackOrder)$/)
    .optional(),
  itemCondition: z.literal('https://schema.org/NewCondition'),
})

const offer = z.discriminatedUnion('@type', [
  offered.extend({
    '@type': z.literal('Offer'),
    price: amount,
    priceSpecification: z.strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      price: amount,
      priceCurrency: z.literal('SAR'),
      valueAddedTaxIncluded: z.literal(false),
    }),
    priceValidUntil: day,
  }),
  offered.extend({ '@type': z.literal('AggregateOffer'), lowPrice: amount, offerCount: z.int().positive() }),
])

const aggregateRating = z.looseObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().positive(),
  bestRating: z.literal(5),
})

/** Product snippet: a name, and one of offers, aggregateRating or review at least. */
const product = z
  .looseObject({
    '@id': url,
    name: text,
    description: text,
    url,
    sku: text,
    image: image.optional(),
    brand: z.looseObject({ '@type': z.literal('Brand'), name: text }).optional(),
    offers: offer.optional(),
    aggregateRating: aggregateRating.optional(),
  })
  .refine(({ offers, aggregateRating: rating }) => offers !== undefined || rating !== undefined)

const person = z.strictObject({ '@type': z.literal('Person'), name: text })

const blogPosting = z.looseObject({
  '@id': url,
  headline: text,
  image: image.optional(),
  datePublished: instant,
  dateModified: instant,
  author: z.union([person, reference]),
  publisher: reference,
  mainEntityOfPage: reference,
})

const brand = z.looseObject({ '@id': url, name: text, url, description: text.optional(), logo: url.optional() })

const rules: Record<string, z.ZodType> = {
  Brand: brand,
  Organization: organization,
  WebSite: webSite,
  WebPage: webPage,
  AboutPage: webPage,
  CollectionPage: webPage,
  ContactPage: webPage.extend({ mainEntity: reference }),
  ItemPage: webPage,
  FAQPage: z.looseObject({ '@id': url, mainEntity: z.array(question).min(1) }),
  BreadcrumbList: breadcrumbList,
  ItemList: itemList,
  Product: product,
  BlogPosting: blogPosting,
}

export type Thing = { '@type': string; '@id': string } & Record<string, unknown>

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': url })),
})

/** The things that a page speaks of. */
export function thingsOf(structured: unknown): Thing[] {
  return graph.parse(structured)['@graph']
}

/** What search engines would object to: a kind that breaks its rule, a thing told twice, a reference to nothing. */
export function objectionsTo(structured: unknown): string[] {
  const things = thingsOf(structured)
  const ids = things.map((thing) => thing['@id'])
  const broken = things.flatMap((thing) => {
    const rule = rules[thing['@type']]
    const outcome = rule?.safeParse(thing)
    if (!outcome) return [`${thing['@type']} is a kind without a rule`]
    return outcome.success ? [] : [`${thing['@type']}: ${z.prettifyError(outcome.error)}`]
  })
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is told twice`)
  const lost = references(things).filter((id) => !ids.includes(id))
  return [...broken, ...twice, ...lost.map((id) => `${id} is spoken of and not told`)]
}

/** Every `@id` that stands alone: it must be told elsewhere on the page. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const [first] = entries
  if (entries.length === 1 && first?.[0] === '@id') return [String(first[1])]
  return entries.flatMap(([, inner]) => references(inner))
}
