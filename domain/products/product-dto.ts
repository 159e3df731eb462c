import { DEFAULT_PRODUCT_IMAGE, type JointYield, type Product, type Spec } from './product.ts'
import { toVariantColumns, type VariantColumns } from './variants.ts'

/** A product as the API carries it (docs/specification 3); the names after `box_quantity` are additions. */
export type ProductDto = {
  product_id: string
  id: string
  product_slug: string
  category_id: string | null
  category: { name_ar: string; name_en: string } | null
  product_name_ar: string
  product_name_en: string
  product_description_ar: string
  product_description_en: string
  product_properties_ar: string
  product_properties_en: string
  application_areas_ar: string
  application_areas_en: string
  brand: string
  made_in: string
  product_image: string
  image_url: string
  product_pdf: string | null
  main_video: string
  /** A JSON list in a text: file names or whole addresses. */
  gallery_images: string
  /** A JSON list in a text: video links. */
  gallery_videos: string
  rating: number
  stock_code: string
  product_code: string
  type: string
  volume: string
  box_quantity: string
  type_ar: string
  volume_ar: string
  brand_ar: string
  made_in_ar: string
  code: string | null
  product_pdf_ar: string | null
  product_pdf_en: string | null
  specs: SpecDto[]
  certifications: string[]
  joint_yield: JointYield | null
  has_safety_sheet: boolean
  version: number
}

export type SpecDto = {
  key: string
  label_ar: string
  label_en: string
  value: string
  unit_ar: string
  unit_en: string
}

export function toProductDto(product: Product): ProductDto {
  return {
    product_id: product.id,
    id: product.id,
    product_slug: product.slug,
    category_id: product.category?.id ?? null,
    category: product.category && { name_ar: product.category.name.ar, name_en: product.category.name.en },
    ...textsOf(product),
    ...mediaOf(product),
    rating: product.rating,
    ...columnsOf(toVariantColumns(product.variants)),
    brand_ar: product.brand.ar,
    made_in_ar: product.madeIn.ar,
    code: product.code,
    product_pdf_ar: product.pdf.ar,
    product_pdf_en: product.pdf.en,
    specs: product.specs.map(toSpecDto),
    certifications: product.certifications,
    joint_yield: product.jointYield,
    has_safety_sheet: product.hasSafetySheet,
    version: product.version,
  }
}

function textsOf(product: Product) {
  return {
    product_name_ar: product.name.ar,
    product_name_en: product.name.en,
    product_description_ar: product.description.ar,
    product_description_en: product.description.en,
    product_properties_ar: product.properties.ar,
    product_properties_en: product.properties.en,
    application_areas_ar: product.applicationAreas.ar,
    application_areas_en: product.applicationAreas.en,
    brand: product.brand.en,
    made_in: product.madeIn.en,
  }
}

function mediaOf(product: Product) {
  return {
    product_image: product.image?.file ?? DEFAULT_PRODUCT_IMAGE,
    image_url: product.imageUrl,
    product_pdf: product.pdf.ar ?? product.pdf.en,
    main_video: product.mainVideo,
    gallery_images: JSON.stringify(product.gallery.map((picture) => picture.file)),
    gallery_videos: JSON.stringify(product.galleryVideos),
  }
}

function columnsOf(columns: VariantColumns) {
  return {
    stock_code: columns.stockCode,
    product_code: columns.productCode,
    type: columns.type,
    volume: columns.volume,
    box_quantity: columns.boxQuantity,
    type_ar: columns.typeAr,
    volume_ar: columns.volumeAr,
  }
}

function toSpecDto({ key, label, value, unit }: Spec): SpecDto {
  return { key, label_ar: label.ar, label_en: label.en, value, unit_ar: unit.ar, unit_en: unit.en }
}
