import { z } from 'zod'
import type { ProductDto } from '../../../domain/products/product-dto.ts'

const column = z.string().meta({ description: 'One cell for each pack, separated by a comma and a space' })

const specSchema = z.object({
  key: z.string(),
  label_ar: z.string(),
  label_en: z.string(),
  value: z.string(),
  unit_ar: z.string(),
  unit_en: z.string(),
})

export const productSchema = z
  .object({
    product_id: z.string(),
    id: z.string(),
    product_slug: z.string(),
    category_id: z.string().nullable(),
    category: z.object({ name_ar: z.string(), name_en: z.string() }).nullable(),
    product_name_ar: z.string(),
    product_name_en: z.string(),
    product_description_ar: z.string(),
    product_description_en: z.string(),
    product_properties_ar: z.string(),
    product_properties_en: z.string(),
    application_areas_ar: z.string(),
    application_areas_en: z.string(),
    brand: z.string(),
    made_in: z.string(),
    product_image: z.string().meta({ description: 'File name, served from /api/uploads/{file}, or the placeholder' }),
    image_url: z.string(),
    product_pdf: z.string().nullable().meta({ description: 'File name of the datasheet' }),
    main_video: z.string(),
    gallery_images: z.string().meta({ description: 'JSON list of file names or whole addresses' }),
    gallery_videos: z.string().meta({ description: 'JSON list of video links' }),
    rating: z.number(),
    stock_code: column,
    product_code: column,
    type: column,
    volume: column,
    box_quantity: column,
    type_ar: column,
    volume_ar: column,
    brand_ar: z.string(),
    made_in_ar: z.string(),
    code: z.string().nullable(),
    product_pdf_ar: z.string().nullable(),
    product_pdf_en: z.string().nullable(),
    specs: z.array(specSchema),
    certifications: z.array(z.string()),
    joint_yield: z.looseObject({ kind: z.string() }).nullable().meta({ description: 'How far a pack goes' }),
    has_safety_sheet: z.boolean(),
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
  })
  .meta({ id: 'Product' }) satisfies z.ZodType<ProductDto>
