import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { type ProductDto, toProductDto } from '#domain/products/product-record.ts'
import type { Product } from '#domain/products/product.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { Services } from '#server/services/services.ts'
import { PRODUCT_FORM } from '#server/web/request/body-rules.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint, type Answer } from './endpoint.ts'
import { listPage, type ListPage } from './list-page.ts'
import { recordId, shownId } from './record-id.ts'
import { answeredFields, newRecord, namedRecord, changedRecord } from './record-schemas.ts'
import {
  standingFields,
  staffDto,
  answerList,
  staffListInput,
  staffRefusals,
  answerOne,
  draftAsked,
} from './staff-reading.ts'
import { newOfCall, writeEndpoint, changeOfCall } from './write-endpoint.ts'

const productSchema = z
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

export const deleteProduct = writeEndpoint({
  path: '/api/products/delete.php',
  summary: 'Deletes a product',
  body: SMALL_FORM,
  input: namedRecord('product_id'),
  output: z.object({}),
  idField: 'product_id',
  words: writeWords.removeProduct,
  write: (editing, fields, by) => editing.product.remove(fields, by, { base: 'site' }),
  toData: () => ({}),
  toCurrent: toProductDto,
})

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

export const getProduct = endpoint({
  method: 'POST',
  path: '/api/products/getproduct.php',
  summary: 'One product by its id',
  access: 'public',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input: z.object({ product_id: recordId, draft: draftAsked }),
  refusals: staffRefusals,
  output: productSchema,
  cache: 'none',
  failure: 'Error fetching product',
  handle: ({ product_id: id, draft }, call) =>
    answerOne(call, {
      id,
      isDraft: draft,
      reads: call.services.staffReads.product,
      toDto: toProductDto,
      onSite: (wanted) => call.services.products.get(wanted),
      failure: `Failed to fetch product with ID ${shownId(id)}`,
    }),
})

export const updateProduct = writeEndpoint({
  path: '/api/products/update.php',
  summary: 'Changes what is sent of a product',
  body: PRODUCT_FORM,
  input: changedRecord(PRODUCT_FIELDS, 'product_id'),
  output: productSchema,
  idField: 'product_id',
  words: writeWords.updateProduct,
  write: (editing, fields, by) => editing.product.update(changeOfCall(fields), by, { base: 'site' }),
  toData: (saved) => staffDto(saved, toProductDto),
  toCurrent: toProductDto,
})
