import { z } from 'zod'
import { toProductDto, type ProductDto } from '#domain/products/product-record.ts'
import type { Product } from '#domain/products/product.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { Services } from '#server/services/services.ts'
import { endpoint, type Answer } from '#server/api/endpoint.ts'
import { listPage, type ListPage } from '#server/api/list-page.ts'
import { answerList, staffListInput, staffRefusals } from '#server/api/staff-reading.ts'
import { productSchema } from './product-schema.ts'

export const getAllProducts = endpoint({
  method: 'GET',
  path: '/api/products/getall.php',
  summary: 'All products, newest first',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: staffListInput.extend({
    category_id: z.string().max(200).optional().meta({ description: 'Only products of this category' }),
    sort: z
      .enum(['manual'])
      .optional()
      .meta({ description: 'With `category_id`: the order of its page, products that staff placed first' }),
  }),
  refusals: staffRefusals,
  output: z.array(productSchema),
  cache: 'revalidate',
  failure: 'Failed to fetch products',
  handle: (input, call) =>
    answerList(input, call, {
      reads: call.services.staffReads.product,
      toDto: toProductDto,
      onSite: () =>
        input.category_id === undefined
          ? onSite(call.services, listPage(input))
          : ofCategory(call.services, { ...input, category_id: input.category_id }),
    }),
})

async function onSite({ products }: Pick<Services, 'products'>, page: ListPage | null): Promise<Answer<ProductDto[]>> {
  const total = await products.count()
  if (page) return { ok: true, data: (await products.list(page)).map(toProductDto), total }
  return { ok: true, list: { portions: toDtos(products.portions()), total, state: await products.state() } }
}

type Asked = { category_id: string; sort?: 'manual' | undefined } & Parameters<typeof listPage>[0]

async function ofCategory({ products }: Pick<Services, 'products'>, asked: Asked): Promise<Answer<ProductDto[]>> {
  const { category_id: categoryId, sort } = asked
  const [some, total] = await Promise.all([
    products.ofCategory(categoryId, { ...listPage(asked), isPlaced: sort === 'manual' }),
    products.count({ categoryId }),
  ])
  return { ok: true, data: some.map(toProductDto), total }
}

async function* toDtos(portions: AsyncIterable<Product[]>): AsyncGenerator<ProductDto[]> {
  for await (const some of portions) yield some.map(toProductDto)
}
