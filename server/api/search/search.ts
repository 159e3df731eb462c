import { z } from 'zod'
import { pageNames } from '#content/pages/page-names.ts'
import { SEARCH_MODES } from '#domain/search/search-found.ts'
import { readSearchText, toSearchResults, type ClosestCard } from '#domain/search/search-view.ts'
import type { ProductCard } from '#domain/products/product-view.ts'
import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint, found } from '#server/api/endpoint.ts'
import { listInput } from '#server/api/list-page.ts'

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
  posts: [],
  pages: [],
}

function toProduct({ id, category, name, code, path }: ProductCard, lang: Locale): z.output<typeof product> {
  return { product_id: id, category_id: category?.id ?? null, name, code, path: localizedPath(lang, path) }
}
