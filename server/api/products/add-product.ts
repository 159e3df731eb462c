import { writeWords } from '#content/record-messages.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { toProductDto } from '#domain/products/product-record.ts'
import { PRODUCT_FORM } from '#server/web/request/body-rules.ts'
import { staffDto } from '#server/api/staff-reading.ts'
import { newOfCall, writeEndpoint } from '#server/api/write-endpoint.ts'
import { newRecord } from '#server/api/record-schemas.ts'
import { productSchema } from './product-schema.ts'

export const addProduct = writeEndpoint({
  path: '/api/products/add.php',
  summary: 'Adds a product',
  body: PRODUCT_FORM,
  input: newRecord(PRODUCT_FIELDS),
  output: productSchema,
  words: writeWords.addProduct,
  write: (editing, fields, by) => editing.product.add(newOfCall(fields), by),
  toData: (saved) => staffDto(saved, toProductDto),
  toCurrent: toProductDto,
})
