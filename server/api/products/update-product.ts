import { writeWords } from '../../../content/record-messages.ts'
import { toProductDto } from '../../../domain/products/product-dto.ts'
import { PRODUCT_FORM } from '../../web/request/body-rules.ts'
import { writeEndpoint } from '../write-endpoint.ts'
import { everyChange, written, writtenFields } from '../written-fields.ts'
import { productFields } from './product-fields.ts'
import { productSchema } from './product-schema.ts'

export const updateProduct = writeEndpoint({
  path: '/api/products/update.php',
  summary: 'Changes what is sent of a product',
  body: PRODUCT_FORM,
  input: writtenFields({ product_id: written(), ...productFields, ...everyChange }, ['product_id']),
  output: productSchema,
  idField: 'product_id',
  words: writeWords.updateProduct,
  write: (editing, fields, by) => editing.updateProduct(fields, by),
  toData: toProductDto,
  toCurrent: toProductDto,
})
