import { z } from 'zod'
import { pageNames } from '#content/pages/page-names.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { readSearchText } from '#domain/search/search-view.ts'
import type { SearchFound } from '#domain/search/search-found.ts'
import { NO_MARKS } from '#domain/search/marks.ts'
import { SUGGESTED } from '#domain/search/suggestion-counts.ts'
import { toSuggestions, type Suggestions } from '#domain/search/suggestions.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint, found } from '#server/api/endpoint.ts'

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
