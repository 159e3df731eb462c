import { z } from 'zod'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import type { ProductDto } from '#domain/products/product-record.ts'
import { answeredFields } from '#server/api/record-schemas.ts'
import { standingFields } from '#server/api/staff-reading.ts'

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
