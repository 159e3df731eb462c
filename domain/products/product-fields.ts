import type { FormFields } from '../messages/message-form.ts'
import type { Product, ProductInput, Spec, Variant } from './product.ts'

/** The columns of the figures' table, each a list of cells in the form. */
const SPEC_COLUMNS = {
  key: 'spec_key[]',
  label_ar: 'spec_label_ar[]',
  label_en: 'spec_label_en[]',
  value: 'spec_value[]',
  unit_ar: 'spec_unit_ar[]',
  unit_en: 'spec_unit_en[]',
} as const

/** What the product form begins with: the texts of its fields by name, lists under names that end in `[]`. */
export function toProductFields(product: Product | ProductInput): Record<string, string[]> {
  const image = 'image' in product ? nameOf(product.image) : ''
  return {
    product_slug: [product.slug],
    code: [product.code ?? ''],
    category_id: [categoryOf(product) ?? ''],
    rating: [String(product.rating)],
    ...textsOf(product),
    existing_image: [image],
    existing_pdf: [product.pdf.ar ?? ''],
    existing_pdf_en: [product.pdf.en ?? ''],
    existing_gallery_images: [JSON.stringify(product.gallery.map(nameOf))],
    image_url: [product.imageUrl],
    main_video: [product.mainVideo],
    'gallery_videos[]': product.galleryVideos,
    'certifications[]': product.certifications,
    has_safety_sheet: [product.hasSafetySheet ? '1' : '0'],
    joint_yield: [product.jointYield ? JSON.stringify(product.jointYield, null, 1) : ''],
    ...packsOf(product.variants),
    ...specsOf(product.specs),
  }
}

/** The rows of the figures' table as one list, as readers of products take it. */
export function withSpecs(fields: FormFields): FormFields {
  const columns = Object.entries(SPEC_COLUMNS).map(([key, name]) => [key, listOf(fields[name])] as const)
  const height = Math.max(...columns.map(([, cells]) => cells.length))
  if (!(SPEC_COLUMNS.value in fields)) return fields
  const rows = Array.from({ length: height }, (_, row) =>
    Object.fromEntries(columns.map(([key, cells]) => [key, cells[row] ?? ''])),
  )
  return { ...fields, specs: rows }
}

function textsOf(product: Product | ProductInput): Record<string, string[]> {
  const { name, description, properties, applicationAreas, brand, madeIn } = product
  return {
    product_name_ar: [name.ar],
    product_name_en: [name.en],
    product_description_ar: [description.ar],
    product_description_en: [description.en],
    product_properties_ar: [properties.ar],
    product_properties_en: [properties.en],
    application_areas_ar: [applicationAreas.ar],
    application_areas_en: [applicationAreas.en],
    brand_ar: [brand.ar],
    brand: [brand.en],
    made_in_ar: [madeIn.ar],
    made_in: [madeIn.en],
  }
}

function packsOf(variants: readonly Variant[]): Record<string, string[]> {
  const column = (cell: (variant: Variant) => string | null) => variants.map((variant) => cell(variant) ?? '')
  return {
    'stock_code[]': column((pack) => pack.stockCode),
    'product_code[]': column((pack) => pack.productCode),
    'type_ar[]': column((pack) => pack.type.ar),
    'type[]': column((pack) => pack.type.en),
    'volume_ar[]': column((pack) => pack.volume.ar),
    'volume[]': column((pack) => pack.volume.en),
    'box_quantity[]': column((pack) => pack.boxQuantity),
  }
}

function specsOf(specs: readonly Spec[]): Record<string, string[]> {
  return {
    [SPEC_COLUMNS.key]: specs.map(({ key }) => key),
    [SPEC_COLUMNS.label_ar]: specs.map(({ label }) => label.ar),
    [SPEC_COLUMNS.label_en]: specs.map(({ label }) => label.en),
    [SPEC_COLUMNS.value]: specs.map(({ value }) => value),
    [SPEC_COLUMNS.unit_ar]: specs.map(({ unit }) => unit.ar),
    [SPEC_COLUMNS.unit_en]: specs.map(({ unit }) => unit.en),
  }
}

function categoryOf(product: Product | ProductInput): string | null {
  return 'category' in product ? (product.category?.id ?? null) : product.categoryId
}

function nameOf(picture: Product['image'] | string): string {
  return typeof picture === 'string' ? picture : (picture?.file ?? '')
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((cell) => (typeof cell === 'string' ? cell : '')) : []
}
