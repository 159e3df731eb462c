import { z } from 'zod'
import { toBrandListDto } from '#domain/catalogue/brand-record.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { listPage } from '#server/api/list-page.ts'
import { answerList, staffListInput, staffRefusals } from '#server/api/staff-reading.ts'
import { brandListSchema } from './brand-schema.ts'

export const getAllBrands = endpoint({
  method: 'GET',
  path: '/api/brands/getall.php',
  summary: 'All brands, in the order of the site',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: staffListInput,
  refusals: staffRefusals,
  output: z.array(brandListSchema),
  cache: 'revalidate',
  failure: 'Failed to fetch brands',
  handle: (input, call) =>
    answerList(input, call, {
      reads: call.services.staffReads.brand,
      toDto: toBrandListDto,
      async onSite() {
        const brands = await call.services.brands.list()
        const { offset, limit } = listPage(input) ?? { offset: 0, limit: brands.length }
        const data = brands.slice(offset, offset + limit).map(toBrandListDto)
        return { ok: true, data, total: brands.length }
      },
    }),
})
