import { writeWords } from '#content/record-messages.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { toProductDto } from '#domain/products/product-record.ts'
import { PRODUCT_FORM } from '#server/web/request/body-rules.ts'
import { staffDto } from '#server/api/staff-reading.ts'
import { changeOfCall, writeEndpoint } from '#server/api/write-endpoint.ts'
import { changedRecord } from '#server/api/record-schemas.ts'
import { productSchema } from './product-schema.ts'

export const updateProduct = writeEndpoint({
  path: '/api/products/update.php',
  summary: 'Changes what is sent of a product',
  body: PRODUCT_FORM,
  input: changedRecord(PRODUCT_FIELDS, 'product_id'),
  output: productSchema,
  idField: 'product_id',
  words: writeWords.updateProduct,
  write: (editing, fields, by) => editing.product.update(changeOfCall(fields), by, { base: 'site' }),
  toData: (saved) => staffDto(saved, toProductDto),
  toCurrent: toProductDto,
})
