import { z } from 'zod'
import { toProductDto, type ProductDto } from '../../../domain/products/product-record.ts'
import type { Product } from '../../../domain/products/product.ts'
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
  async handle(input, { services: { products } }) {
    const page = listPage(input)
    const total = await products.count()
    if (page) return { ok: true, data: (await products.list(page)).map(toProductDto), total }
    return { ok: true, list: { portions: toDtos(products.portions()), total, state: await products.state() } }
  },
})

async function* toDtos(portions: AsyncIterable<Product[]>): AsyncGenerator<ProductDto[]> {
  for await (const some of portions) yield some.map(toProductDto)
}
