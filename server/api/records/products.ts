import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { readCollectionQuery } from '#domain/catalogue/collection-query.ts'
import { toFoundDto, type DocumentDto } from '#domain/documents/document-dto.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { FACETS } from '#domain/site/page-queries.ts'
import { toProductDto, type ProductDto } from '#domain/products/product-record.ts'
import type { Product } from '#domain/products/product.ts'
import { type Answer, listPage, type ListPage } from '#server/api/endpoint.ts'
import { answeredFields } from '#server/api/record-schemas.ts'
import { shownId } from '#server/api/request-fields.ts'
import { staffListInput, standingFields } from '#server/api/staff-reading.ts'
import type { Services } from '#server/services/services.ts'
import { PRODUCT_FORM } from '#server/web/request/body-rules.ts'
import { documentSchema } from './documents.ts'
import { recordEndpoints } from './record-endpoints.ts'

const productSchema = z
  .object({
    product_id: z.string(),
    id: z.string(),
    brand_id: z.string().nullable().meta({ description: 'The brand that `brand` names; null where it is but a text' }),
    category: z.object({ name_ar: z.string(), name_en: z.string() }).nullable(),
    ...standingFields,
    ...answeredFields(PRODUCT_FIELDS),
    tds_revision: z.number().meta({ description: 'Of its printed data sheet; counts what that says' }),
    tds_url_ar: z.string().nullable().meta({ description: 'Its data sheet in Arabic; null for none' }),
    tds_url_en: z.string().nullable(),
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
  })
  .meta({ id: 'Product' }) satisfies z.ZodType<ProductDto>

type Documented = Product & { documents?: DocumentDto[] }

/** Facets that staff have added are taken, too. */
const listInput = staffListInput.loose().extend({
  category_id: z.string().max(200).optional().meta({ description: 'Only products of this category' }),
  sort: z
    .enum(['manual'])
    .optional()
    .meta({ description: 'With `category_id`: the order of its page, products that staff placed first' }),
  ...Object.fromEntries(
    FACETS.map((key) => [
      key,
      z
        .union([z.string(), z.array(z.string())])
        .optional()
        .meta({ description: 'Narrows the list as on its page; may be repeated' }),
    ]),
  ),
})

export const productEndpoints = recordEndpoints({
  folder: 'products',
  one: 'getproduct',
  called: 'a product',
  idField: 'product_id',
  hasSlug: false,
  fields: PRODUCT_FIELDS,
  body: PRODUCT_FORM,
  schema: productSchema.extend({
    documents: z.array(documentSchema).optional().meta({ description: 'Of one product that is read from the site' }),
  }),
  listSchema: productSchema,
  toDto: ({ documents, ...product }: Documented) => ({ ...toProductDto(product), ...(documents && { documents }) }),
  toListDto: toProductDto,
  list: {
    summary: 'All products, newest first',
    input: listInput,
    repeats: true,
    failure: 'Failed to fetch products',
    async onSite({ category_id: categoryId, ...input }: z.output<typeof listInput>, services) {
      const narrowed = await narrowedList(services, categoryId, input)
      if (narrowed) return narrowed
      return categoryId === undefined
        ? onSite(services, listPage(input))
        : ofCategory(services, { ...input, category_id: categoryId })
    },
  },
  failure: 'Error fetching product',
  notFound: (id) => `Failed to fetch product with ID ${shownId(id)}`,
  words: { add: writeWords.addProduct, update: writeWords.updateProduct, remove: writeWords.removeProduct },
  services: ({ editing, staffReads, products, documents }) => ({
    async get(id) {
      const product = await products.get(id)
      const found = product && (await documents.ofProduct(product))
      return found && { ...product, documents: found.map((one) => toFoundDto(one, documents.today())) }
    },
    editing: editing.product,
    reads: staffReads.product,
  }),
})

/** What the facets of a call choose; null where it names none. */
async function narrowedList(
  { collection }: Pick<Services, 'collection'>,
  categoryId: string | undefined,
  { page, per_page, state: _state, sort: _sort, ...others }: z.output<typeof staffListInput> & { sort?: unknown },
): Promise<Answer<ProductDto[]> | null> {
  const sent = Object.entries(others).flatMap(([key, values]) => [values].flat().map((value) => [key, String(value)]))
  const { chosen } = readCollectionQuery(new URLSearchParams(sent))
  const found = await collection.products(chosen, categoryId, listPage({ page, per_page }) ?? {})
  return found && { ok: true, data: found.products.map(toProductDto), total: found.total }
}

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
