import { z } from 'zod'
import { readCompareQuery } from '#domain/choice/compare-query.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { endpoint, found } from '#server/api/endpoint.ts'
import { RATES } from '#server/middleware/rate-limit.ts'

export const compare = endpoint({
  method: 'GET',
  path: '/api/compare',
  summary: 'Two to four products side by side, row by row',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({
    p: z.string().default('').describe('Ids, codes or stock codes, by commas'),
    lang: z.enum(LOCALES, { error: 'must be ar or en' }).default('ar'),
  }),
  output: z.object({
    products: z.array(z.object({ product_id: z.string(), name: z.string() })),
    rows: z.array(
      z.object({
        key: z.string(),
        label_ar: z.string(),
        label_en: z.string(),
        values: z.array(z.string().nullable()).describe('In the order of the products; null where one says nothing'),
        differs: z.boolean(),
      }),
    ),
    unknown: z.array(z.string()),
  }),
  cache: 'revalidate',
  failure: 'Failed to compare products',
  async handle({ p, lang }, { services }) {
    const { named } = readCompareQuery(new URLSearchParams({ p }))
    const { products, rows, unknown } = await services.comparison.of(named)
    return found({
      products: products.map(({ id, name }) => ({ product_id: id, name: name[lang] })),
      rows: rows.map(({ key, label, values, differs }) => ({
        key,
        label_ar: label.ar,
        label_en: label.en,
        values: values.map((value) => value?.[lang] ?? null),
        differs,
      })),
      unknown,
    })
  },
})
