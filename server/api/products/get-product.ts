import { z } from 'zod'
import { toProductDto } from '#domain/products/product-record.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { recordId, shownId } from '#server/api/record-id.ts'
import { answerOne, draftAsked, staffRefusals } from '#server/api/staff-reading.ts'
import { productSchema } from './product-schema.ts'

export const getProduct = endpoint({
  method: 'POST',
  path: '/api/products/getproduct.php',
  summary: 'One product by its id',
  access: 'public',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input: z.object({ product_id: recordId, draft: draftAsked }),
  refusals: staffRefusals,
  output: productSchema,
  cache: 'none',
  failure: 'Error fetching product',
  handle: ({ product_id: id, draft }, call) =>
    answerOne(call, {
      id,
      isDraft: draft,
      reads: call.services.staffReads.product,
      toDto: toProductDto,
      onSite: (wanted) => call.services.products.get(wanted),
      failure: `Failed to fetch product with ID ${shownId(id)}`,
    }),
})
