import { z } from 'zod'
import { BRAND_FIELDS, LISTED_BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import type { BrandDto, BrandListDto } from '#domain/catalogue/brand-record.ts'
import { answeredFields } from '#server/api/record-schemas.ts'
import { standingFields } from '#server/api/staff-reading.ts'

export const brandListSchema = z
  .object({
    brand_id: z.string(),
    id: z.string(),
    ...standingFields,
    ...answeredFields(LISTED_BRAND_FIELDS),
    product_count: z.number().meta({ description: 'How many products on the site belong to it' }),
  })
  .meta({ id: 'BrandListEntry' }) satisfies z.ZodType<BrandListDto>

export const brandSchema = z
  .object({
    ...brandListSchema.shape,
    ...answeredFields(BRAND_FIELDS),
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
  })
  .meta({ id: 'Brand' }) satisfies z.ZodType<BrandDto>
