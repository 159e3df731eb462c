import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { toProductDto } from '#domain/products/product-record.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { namedRecord } from '#server/api/record-schemas.ts'
import { writeEndpoint } from '#server/api/write-endpoint.ts'

export const deleteProduct = writeEndpoint({
  path: '/api/products/delete.php',
  summary: 'Deletes a product',
  body: SMALL_FORM,
  input: namedRecord('product_id'),
  output: z.object({}),
  idField: 'product_id',
  words: writeWords.removeProduct,
  write: (editing, fields, by) => editing.product.remove(fields, by, { base: 'site' }),
  toData: () => ({}),
  toCurrent: toProductDto,
})
