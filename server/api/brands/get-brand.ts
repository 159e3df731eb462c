import { z } from 'zod'
import { toBrandDto } from '#domain/catalogue/brand-record.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { optionalId } from '#server/api/record-id.ts'
import { answerOne, draftAsked, staffRefusals } from '#server/api/staff-reading.ts'
import { brandSchema } from './brand-schema.ts'

const failure = 'Failed to fetch brand'

const input = z
  .object({ brand_id: optionalId, slug: optionalId, draft: draftAsked })
  .refine(({ brand_id, slug }) => brand_id || slug, { path: ['brand_id'], error: 'or slug is required' })

export const getBrand = endpoint({
  method: 'POST',
  path: '/api/brands/getbrand.php',
  summary: 'One brand by its id or its slug',
  access: 'public',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input,
  refusals: staffRefusals,
  output: brandSchema,
  cache: 'none',
  failure,
  handle({ brand_id: id, slug = '', draft }, call) {
    const { brands, staffReads } = call.services
    return answerOne(call, {
      id: id || slug,
      isDraft: draft,
      reads: staffReads.brand,
      toDto: toBrandDto,
      onSite: (wanted) => (id ? brands.get(wanted) : brands.findBySlug(wanted)),
      failure,
    })
  },
})
