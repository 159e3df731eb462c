import { z } from 'zod'
import { CATEGORY_FIELDS, CATEGORY_LISTED } from '#domain/catalogue/category-fields.ts'
import type { CategoryDto, CategoryListDto } from '#domain/catalogue/category-record.ts'
import { answeredFields } from '#server/api/record-schemas.ts'
import { standingFields } from '#server/api/staff-reading.ts'

export const categoryListSchema = z
  .object({ category_id: z.string(), id: z.string(), ...standingFields, ...answeredFields(CATEGORY_LISTED) })
  .meta({ id: 'CategoryListEntry' }) satisfies z.ZodType<CategoryListDto>

export const categorySchema = z
  .object({
    ...categoryListSchema.shape,
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
    ...answeredFields(CATEGORY_FIELDS),
  })
  .meta({ id: 'Category' }) satisfies z.ZodType<CategoryDto>
