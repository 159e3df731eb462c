import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { BRAND_FIELDS, LISTED_BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { type BrandDto, type BrandListDto, toBrandDto, toBrandListDto } from '#domain/catalogue/brand-record.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { sentText } from '#domain/records/wire.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { BRAND_FORM } from '#server/web/request/body-rules.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint } from './endpoint.ts'
import { listPage } from './list-page.ts'
import { optionalId } from './record-id.ts'
import { answeredFields, newRecord, sent, namedRecord, changedRecord } from './record-schemas.ts'
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

const brandListSchema = z
  .object({
    brand_id: z.string(),
    id: z.string(),
    ...standingFields,
    ...answeredFields(LISTED_BRAND_FIELDS),
    product_count: z.number().meta({ description: 'How many products on the site belong to it' }),
  })
  .meta({ id: 'BrandListEntry' }) satisfies z.ZodType<BrandListDto>

const brandSchema = z
  .object({
    ...brandListSchema.shape,
    ...answeredFields(BRAND_FIELDS),
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
  })
  .meta({ id: 'Brand' }) satisfies z.ZodType<BrandDto>

export const addBrand = writeEndpoint({
  path: '/api/brands/add.php',
  summary: 'Adds a brand',
  body: BRAND_FORM,
  input: newRecord(BRAND_FIELDS, {
    brand_id: sent(sentText(RECORD_LIMITS.name, 'Of no meaning here: a new brand gets its id from its slug')),
  }),
  output: brandSchema,
  words: writeWords.addBrand,
  write: (editing, fields, by) => editing.brand.add(newOfCall(fields), by),
  toData: (saved) => staffDto(saved, toBrandDto),
  toCurrent: toBrandDto,
})

export const deleteBrand = writeEndpoint({
  path: '/api/brands/delete.php',
  summary: 'Deletes a brand',
  body: SMALL_FORM,
  input: namedRecord('brand_id'),
  output: z.object({}),
  idField: 'brand_id',
  words: writeWords.removeBrand,
  write: (editing, fields, by) => editing.brand.remove(fields, by, { base: 'site' }),
  toData: () => ({}),
  toCurrent: toBrandDto,
})

export const getAllBrands = endpoint({
  method: 'GET',
  path: '/api/brands/getall.php',
  summary: 'All brands, in the order of the site',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: staffListInput,
  refusals: staffRefusals,
  output: z.array(brandListSchema),
  cache: 'revalidate',
  failure: 'Failed to fetch brands',
  handle: (input, call) =>
    answerList(input, call, {
      reads: call.services.staffReads.brand,
      toDto: toBrandListDto,
      async onSite() {
        const brands = await call.services.brands.list()
        const { offset, limit } = listPage(input) ?? { offset: 0, limit: brands.length }
        const data = brands.slice(offset, offset + limit).map(toBrandListDto)
        return { ok: true, data, total: brands.length }
      },
    }),
})

const failure = 'Failed to fetch brand'

const input = z
  .object({ brand_id: optionalId, slug: optionalId, draft: draftAsked })
  .refine(({ brand_id, slug }) => brand_id || slug, { path: ['brand_id'], error: 'or slug is required' })

export const getBrand = endpoint({
  method: 'POST',
  path: '/api/brands/getbrand.php',
  summary: 'One brand by its id or its slug',
  access: 'public',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input,
  refusals: staffRefusals,
  output: brandSchema,
  cache: 'none',
  failure,
  handle({ brand_id: id, slug = '', draft }, call) {
    const { brands, staffReads } = call.services
    return answerOne(call, {
      id: id || slug,
      isDraft: draft,
      reads: staffReads.brand,
      toDto: toBrandDto,
      onSite: (wanted) => (id ? brands.get(wanted) : brands.findBySlug(wanted)),
      failure,
    })
  },
})

export const updateBrand = writeEndpoint({
  path: '/api/brands/update.php',
  summary: 'Changes what is sent of a brand',
  body: BRAND_FORM,
  input: changedRecord(BRAND_FIELDS, 'brand_id'),
  output: brandSchema,
  idField: 'brand_id',
  words: writeWords.updateBrand,
  write: (editing, fields, by) => editing.brand.update(changeOfCall(fields), by, { base: 'site' }),
  toData: (saved) => staffDto(saved, toBrandDto),
  toCurrent: toBrandDto,
})
