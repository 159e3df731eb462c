import { z } from 'zod'
import { toCategoryListDto } from '#domain/catalogue/category-record.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { listPage } from '#server/api/list-page.ts'
import { answerList, staffListInput, staffRefusals } from '#server/api/staff-reading.ts'
import { categoryListSchema } from './category-schema.ts'

export const getAllCategories = endpoint({
  method: 'GET',
  path: '/api/categories/getall.php',
  summary: 'All categories, in the order of the menu',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: staffListInput,
  refusals: staffRefusals,
  output: z.array(categoryListSchema),
  cache: 'revalidate',
  failure: 'Failed to fetch categories',
  handle: (input, call) =>
    answerList(input, call, {
      reads: call.services.staffReads.category,
      toDto: toCategoryListDto,
      async onSite() {
        const categories = await call.services.categories.list()
        const { offset, limit } = listPage(input) ?? { offset: 0, limit: categories.length }
        const data = categories.slice(offset, offset + limit).map(toCategoryListDto)
        return { ok: true, data, total: categories.length }
      },
    }),
})
