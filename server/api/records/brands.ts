import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { BRAND_FIELDS, LISTED_BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { toBrandDto, toBrandListDto, type BrandDto, type BrandListDto } from '#domain/catalogue/brand.ts'
import { answeredFields, newIdIgnored } from '#server/api/record-schemas.ts'
import { standingFields, wholeList } from '#server/api/staff-reading.ts'
import { BRAND_FORM } from '#server/web/request/body-rules.ts'
import { recordEndpoints } from './record-endpoints.ts'

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

export const brandEndpoints = recordEndpoints({
  folder: 'brands',
  one: 'getbrand',
  called: 'a brand',
  idField: 'brand_id',
  hasSlug: true,
  fields: BRAND_FIELDS,
  body: BRAND_FORM,
  schema: brandSchema,
  listSchema: brandListSchema,
  toDto: toBrandDto,
  toListDto: toBrandListDto,
  list: {
    summary: 'All brands, in the order of the site',
    failure: 'Failed to fetch brands',
    onSite: async (input, { brands }) => wholeList(await brands.list(), input, toBrandListDto),
  },
  failure: 'Failed to fetch brand',
  words: { add: writeWords.addBrand, update: writeWords.updateBrand, remove: writeWords.removeBrand },
  added: newIdIgnored('brand_id', 'brand'),
  services: ({ editing, staffReads, brands }) => ({ ...brands, editing: editing.brand, reads: staffReads.brand }),
})
