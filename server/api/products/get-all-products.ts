import { z } from 'zod'
import { toProductDto, type ProductDto } from '../../../domain/products/product-record.ts'
import type { Product } from '../../../domain/products/product.ts'
import { RATES } from '../../middleware/rate-limit.ts'
import type { Services } from '../../services/services.ts'
import { endpoint, type Answer } from '../endpoint.ts'
import { listPage, type ListPage } from '../list-page.ts'
import { answerList, staffListInput, staffRefusals } from '../staff-reading.ts'
import { productSchema } from './product-schema.ts'

export const getAllProducts = endpoint({
  method: 'GET',
  path: '/api/products/getall.php',
  summary: 'All products, newest first',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: staffListInput,
  refusals: staffRefusals,
  output: z.array(productSchema),
  cache: 'revalidate',
  failure: 'Failed to fetch products',
  handle: (input, call) =>
    answerList(input, call, {
      reads: call.services.staffReads.product,
      toDto: toProductDto,
      onSite: () => onSite(call.services, listPage(input)),
    }),
})

async function onSite({ products }: Pick<Services, 'products'>, page: ListPage | null): Promise<Answer<ProductDto[]>> {
  const total = await products.count()
  if (page) return { ok: true, data: (await products.list(page)).map(toProductDto), total }
  return { ok: true, list: { portions: toDtos(products.portions()), total, state: await products.state() } }
}

async function* toDtos(portions: AsyncIterable<Product[]>): AsyncGenerator<ProductDto[]> {
  for await (const some of portions) yield some.map(toProductDto)
}
