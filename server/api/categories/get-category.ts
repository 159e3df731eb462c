import { z } from 'zod'
import { toCategoryDto } from '#domain/catalogue/category-record.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { recordId } from '#server/api/record-id.ts'
import { answerOne, draftAsked, staffRefusals } from '#server/api/staff-reading.ts'
import { categorySchema } from './category-schema.ts'

const failure = 'Failed to fetch category'

export const getCategory = endpoint({
  method: 'POST',
  path: '/api/categories/getcategory.php',
  summary: 'One category by its id',
  access: 'public',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input: z.object({ category_id: recordId, draft: draftAsked }),
  refusals: staffRefusals,
  output: categorySchema,
  cache: 'none',
  failure,
  handle: ({ category_id: id, draft }, call) =>
    answerOne(call, {
      id,
      isDraft: draft,
      reads: call.services.staffReads.category,
      toDto: toCategoryDto,
      onSite: (wanted) => call.services.categories.get(wanted),
      failure,
    }),
})
