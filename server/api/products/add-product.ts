import { writeWords } from '../../../content/record-messages.ts'
import { toProductDto } from '../../../domain/products/product-dto.ts'
import { PRODUCT_FORM } from '../../web/request/body-rules.ts'
import { writeEndpoint } from '../write-endpoint.ts'
import { everyCreation, writtenFields } from '../written-fields.ts'
import { productFields } from './product-fields.ts'
import { productSchema } from './product-schema.ts'

export const addProduct = writeEndpoint({
  path: '/api/products/add.php',
  summary: 'Adds a product',
  body: PRODUCT_FORM,
  input: writtenFields({ ...productFields, ...everyCreation }, [
    'product_slug',
    'category_id',
    'product_name_en',
    'product_name_ar',
  ]),
  output: productSchema,
  words: writeWords.addProduct,
  write: (editing, fields, by) => editing.addProduct(fields, by),
  toData: toProductDto,
  toCurrent: toProductDto,
})
