import { z } from 'zod'
import { toProductDto } from '../../../domain/product-dto.ts'
import { RATES } from '../../middleware/rate-limit.ts'
import { endpoint } from '../endpoint.ts'
import { listInput, listPage } from '../list-page.ts'
import { productSchema } from './product-schema.ts'

export const getAllProducts = endpoint({
  method: 'GET',
  path: '/api/products/getall.php',
  summary: 'All products, newest first',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: listInput,
  output: z.array(productSchema),
  cache: 'revalidate',
  failure: 'Failed to fetch products',
  async handle(input, { services }) {
    const [products, total] = await Promise.all([
      services.products.list(listPage(input) ?? {}),
      services.products.count(),
    ])
    return { ok: true, data: products.map(toProductDto), total }
  },
})
