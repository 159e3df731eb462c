import { z } from 'zod'
import type { CategoryDto, CategoryListDto } from '../../../domain/catalogue/category-dto.ts'

export const categoryListSchema = z
  .object({
    category_id: z.string(),
    id: z.string(),
    category_name_ar: z.string(),
    category_name_en: z.string(),
    category_description_ar: z.string(),
    category_description_en: z.string(),
    price: z.number(),
    rating: z.number(),
    category_image: z.string().nullable().meta({ description: 'File name, served from /api/uploads/{file}' }),
  })
  .meta({ id: 'CategoryListEntry' }) satisfies z.ZodType<CategoryListDto>

export const categorySchema = z
  .object({
    ...categoryListSchema.shape,
    category_slug: z.string(),
    category_sort_id: z.number().nullable(),
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
    slug: z.string(),
    name_ar: z.string(),
    name_en: z.string(),
    description_ar: z.string(),
    description_en: z.string(),
    sort_id: z.number().nullable(),
    image: z.string().nullable(),
  })
  .meta({ id: 'Category' }) satisfies z.ZodType<CategoryDto>
