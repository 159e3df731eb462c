import { z } from 'zod'
import { toProductDto } from '../../../domain/products/product-record.ts'
import { RATES } from '../../middleware/rate-limit.ts'
import { SMALL_FORM } from '../../web/request/request-body.ts'
import { endpoint, found, notFound } from '../endpoint.ts'
import { findById, recordId, shownId } from '../record-id.ts'
import { productSchema } from './product-schema.ts'

export const getProduct = endpoint({
  method: 'POST',
  path: '/api/products/getproduct.php',
  summary: 'One product by its id',
  access: 'public',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input: z.object({ product_id: recordId }),
  output: productSchema,
  cache: 'none',
  failure: 'Error fetching product',
  async handle({ product_id }, { services }) {
    const product = await findById(product_id, (id) => services.products.get(id))
    return product ? found(toProductDto(product)) : notFound(`Failed to fetch product with ID ${shownId(product_id)}`)
  },
})
