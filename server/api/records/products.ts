import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { toProductDto, type ProductDto } from '#domain/products/product-record.ts'
import type { Product } from '#domain/products/product.ts'
import { type Answer, listPage, type ListPage } from '#server/api/endpoint.ts'
import { shownId } from '#server/api/record-id.ts'
import { answeredFields } from '#server/api/record-schemas.ts'
import { staffListInput, standingFields } from '#server/api/staff-reading.ts'
import type { Services } from '#server/services/services.ts'
import { PRODUCT_FORM } from '#server/web/request/body-rules.ts'
import { recordEndpoints } from './record-endpoints.ts'

export const productSchema = z
  .object({
    product_id: z.string(),
    id: z.string(),
    brand_id: z.string().nullable().meta({ description: 'The brand that `brand` names; null where it is but a text' }),
    category: z.object({ name_ar: z.string(), name_en: z.string() }).nullable(),
    ...standingFields,
    ...answeredFields(PRODUCT_FIELDS),
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
  })
  .meta({ id: 'Product' }) satisfies z.ZodType<ProductDto>

const listInput = staffListInput.extend({
  category_id: z.string().max(200).optional().meta({ description: 'Only products of this category' }),
  sort: z
    .enum(['manual'])
    .optional()
    .meta({ description: 'With `category_id`: the order of its page, products that staff placed first' }),
})

export const productEndpoints = recordEndpoints({
  folder: 'products',
  one: 'getproduct',
  called: 'a product',
  idField: 'product_id',
  hasSlug: false,
  fields: PRODUCT_FIELDS,
  body: PRODUCT_FORM,
  schema: productSchema,
  listSchema: productSchema,
  toDto: toProductDto,
  toListDto: toProductDto,
  list: {
    summary: 'All products, newest first',
    input: listInput,
    failure: 'Failed to fetch products',
    onSite: ({ category_id: categoryId, ...input }: z.output<typeof listInput>, services) =>
      categoryId === undefined
        ? onSite(services, listPage(input))
        : ofCategory(services, { ...input, category_id: categoryId }),
  },
  failure: 'Error fetching product',
  notFound: (id) => `Failed to fetch product with ID ${shownId(id)}`,
  words: { add: writeWords.addProduct, update: writeWords.updateProduct, remove: writeWords.removeProduct },
  services: ({ editing, staffReads, products }) => ({
    ...products,
    editing: editing.product,
    reads: staffReads.product,
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
