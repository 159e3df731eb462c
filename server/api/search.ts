import { pageNames } from '#content/pages/site-pages.ts'
import { GRADES } from '#domain/choice/equivalent-fields.ts'
import { z } from 'zod'
import type { ProductCard } from '#domain/products/product-view.ts'
import { NO_MARKS } from '#domain/search/marks.ts'
import { SUGGESTED } from '#domain/search/search-address.ts'
import { SEARCH_MODES, type SearchFound, LONGEST_DESK_SEARCH } from '#domain/search/search-found.ts'
import { readSearchText, toSearchResults, type ClosestCard } from '#domain/search/search-view.ts'
import { toSuggestions, type Suggestions } from '#domain/search/suggestions.ts'
import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { LOGIN_FORM } from '#server/web/request/body-rules.ts'
import { countShown, REPORTED, visitFrom } from '#server/web/visits.ts'
import { endpoint, found, languageAsked, listInput, staffOf } from './endpoint.ts'

const product = z.object({
  product_id: z.string(),
  category_id: z.string().nullable(),
  name: z.string(),
  code: z.string().nullable(),
  path: z.string(),
})

const results = z.object({
  total: z.number().meta({ description: 'All products that a name or code finds' }),
  products: z.array(product),
  closest: z
    .array(product.extend({ matches: z.array(z.string()) }))
    .meta({ description: 'On the first page: products that answer by what is known of them' }),
  mode: z.enum(SEARCH_MODES),
  without: z.array(z.string()).meta({ description: 'Words that none of the products holds' }),
  equivalents: z
    .array(z.object({ maker: z.string(), product: z.string(), product_id: z.string(), grade: z.enum(GRADES) }))
    .meta({ description: 'What there is for a product of another maker that the search names' }),
  posts: z.array(z.object({ title: z.string(), path: z.string() })),
  pages: z.array(z.object({ name: z.string(), path: z.string() })),
})

const PAGE_SIZE = 20
const BESIDE = { counted: false, categories: 8, posts: 6, closest: 12 }

export const searchAll = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Products, articles and pages that answer a search, as the page of results shows them',
  access: 'public',
  rates: [RATES.suggestions],
  body: 'none',
  input: z.object({
    q: z.string().default(''),
    lang: z.enum(LOCALES, { error: 'must be ar or en' }).default('ar'),
    category: z.string().default(''),
    ...listInput.shape,
  }),
  output: results,
  cache: 'none',
  failure: 'Failed to search',
  async handle({ q, lang, category, page = 1, per_page: pageSize = PAGE_SIZE }, { services }) {
    const text = readSearchText(q)
    if (text === '') return found(NOTHING)
    const categoryId = category === '' ? null : category
    const answer = await services.search.find({ text, categoryId, page, pageSize, ...BESIDE })
    const shown = toSearchResults(answer, lang, pageNames)
    return found({
      total: shown.total,
      products: shown.products.map((card) => toProduct(card, lang)),
      closest: shown.closest.map((card: ClosestCard) => ({ ...toProduct(card, lang), matches: card.matches })),
      mode: shown.mode,
      without: shown.without,
      equivalents: (await services.equivalents.named(text)).map(({ maker, product: name, ours, grade }) => {
        return { maker, product: name, product_id: ours, grade }
      }),
      posts: shown.posts.map(({ title, path }) => ({ title, path: localizedPath(lang, path) })),
      pages: shown.pagesFound.map(({ name, path }) => ({ name, path: localizedPath(lang, path) })),
    })
  },
})

const NOTHING: z.output<typeof results> = {
  total: 0,
  products: [],
  closest: [],
  mode: 'none',
  without: [],
  equivalents: [],
  posts: [],
  pages: [],
}

function toProduct({ id, category, name, code, path }: ProductCard, lang: Locale): z.output<typeof product> {
  return { product_id: id, category_id: category?.id ?? null, name, code, path: localizedPath(lang, path) }
}

/** What the server sees of no request by itself; browsers send it beside what they do, and wait for no answer. */
export const shown = endpoint({
  method: 'POST',
  path: '/api/shown',
  summary:
    'Counts a page whose data were fetched in advance, a product chosen from suggestions, or what was calculated',
  access: 'public',
  rates: [RATES.suggestions],
  body: LOGIN_FORM,
  input: z.object({
    path: z.string().max(600).meta({ description: 'Where the page, or its data, has its address' }),
    from: z.enum(REPORTED).default('prefetch'),
  }),
  output: z.object({}),
  cache: 'none',
  failure: 'Failed to count',
  async handle({ path, from }, { services, headers }) {
    countShown(services.dailyCounts, from, visitFrom(headers, { method: 'GET', target: pathOf(path) }))
    return found({})
  },
})

/** The path of an address of this site, whole or not. */
function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]*/, '')
}

const suggestion = z.object({
  kind: z.enum(['product', 'page', 'post']),
  path: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  thumbnail: z.string().nullable(),
  accent: z.number().int().nullable().meta({ description: 'The colour of its category, by its number' }),
})

const suggestionsSchema = z.object({
  suggestions: z.array(suggestion),
  closest: z.array(suggestion).meta({ description: 'Products that answer by what is known of them' }),
  total: z.number().meta({ description: 'All products that were found' }),
  marks: z.object({ whole: z.string(), words: z.array(z.string()), codes: z.array(z.string()) }),
}) satisfies z.ZodType<Suggestions>

const NONE: Suggestions = { suggestions: [], closest: [], total: 0, marks: NO_MARKS }

export const suggest = endpoint({
  method: 'GET',
  path: '/api/search/suggest',
  summary: 'What a search box offers while somebody types: products, categories, brands and articles',
  access: 'public',
  rates: [RATES.suggestions],
  body: 'none',
  input: z.object({ q: z.string().default(''), lang: z.enum(LOCALES, { error: 'must be ar or en' }).default('ar') }),
  output: suggestionsSchema,
  cache: 'none',
  failure: 'Failed to search',
  async handle({ q, lang }, { services }) {
    const text = readSearchText(q)
    if (text === '') return found(NONE)
    const { products: pageSize, ...counts } = SUGGESTED
    const answer: SearchFound = await services.search.find({
      text,
      categoryId: null,
      counted: false,
      page: 1,
      pageSize,
      ...counts,
    })
    return found(toSuggestions(withFewer(answer), lang, pageNames))
  },
})

/** Closest products fill a list that would be short without them. */
function withFewer(answer: SearchFound): SearchFound {
  const isShort = answer.products.length < SUGGESTED.products
  return isShort ? answer : { ...answer, closest: { total: 0, products: [] } }
}

const deskFound = z.object({
  kind: z.string().meta({ description: '`request`, `quote`, `customer`, `product`, or another kind of record' }),
  id: z.string(),
  title: z.string().meta({ description: 'Its number or name' }),
  detail: z.string(),
  path: z.string().meta({ description: 'Where it stands in the staff area' }),
})

export const searchDesk = endpoint({
  method: 'GET',
  path: '/api/admin/search.php',
  summary: 'Requests, quotations, customers and records that answer a search, of those that the caller may read',
  access: 'records.read',
  rates: [RATES.suggestions],
  body: 'none',
  input: z.object({
    q: z
      .string()
      .max(LONGEST_DESK_SEARCH)
      .default('')
      .meta({ description: 'A number, a telephone, a code, or words; of each kind the first five' }),
    locale: z.enum(LOCALES).optional().meta({ description: 'The language of names; else `Accept-Language`' }),
  }),
  output: z.array(deskFound),
  cache: 'none',
  failure: 'Failed to search',
  async handle({ q, locale }, call) {
    const language = locale ?? languageAsked({}, call) ?? 'en'
    const all = await call.services.deskSearch.find(q, staffOf(call))
    const data = all.map((one) => ({ ...one, title: one.title[language], detail: one.detail[language] }))
    return { ok: true, data, isPrivate: true }
  },
})
