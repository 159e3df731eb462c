import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accentOf } from '#domain/catalogue/accent.ts'
import { brandFinder, type NamedBrand } from '#domain/catalogue/brand-names.ts'
import { BLANK_BRAND, readBrandForm, type BrandInput } from '#domain/catalogue/brand.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Spec, Variant } from '#domain/products/product.ts'
import { factsSent, productFacts, type ProductFact } from '#domain/products/product-facts.ts'
import { splitAreas, splitProperties } from '#domain/text/text-list.ts'
import { toVariants } from '#domain/products/variants.ts'

/** A product of the demo content with all that paper shows of it. */
export type PrintedProduct = {
  id: string
  code: string
  categoryId: string
  /** The number of its category's colours. */
  accent: number
  name: Localized
  description: Localized
  properties: Localized<string[]>
  areas: Localized<string[]>
  brand: Localized
  /** The file of its brand's logo. */
  brandLogo: string
  madeIn: Localized
  /** File names; the first is the pack shot. */
  pictures: string[]
  namesDatasheet: boolean
  hasSafetySheet: boolean
  specs: Spec[]
  variants: Variant[]
  standards: string[]
  facts: ProductFact[]
}

export type PrintedCategory = { id: string; accent: number; name: Localized; description: Localized; picture: string }

export type PrintedBrand = NamedBrand & Pick<BrandInput, 'origin' | 'coverage' | 'description'>

export type PrintedContent = { categories: PrintedCategory[]; brands: PrintedBrand[]; products: PrintedProduct[] }

type Row = Record<string, string>
type SeedSpec = { key: string; label_ar: string; label_en: string; value: string; unit: string; unit_ar: string }
type SeedProduct = Row & { gallery_images: string[]; certifications: string[]; sds: boolean; specs: SeedSpec[] }

/** Reads the demo content of a folder; categories come in menu order, products in the order of the file. */
export function readContent(folder: string): PrintedContent {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
  const brands = read<Row[]>('brands.json').map(toBrand)
  const rows = read<(Row & { category_sort_id: number })[]>('categories.json')
  const categories = rows.toSorted((a, b) => a.category_sort_id - b.category_sort_id).map(toCategory)
  return {
    categories,
    brands,
    products: read<SeedProduct[]>('products.json').map((row) => toProduct(row, brands, categories)),
  }
}

function toCategory(row: Row & { category_sort_id: number }): PrintedCategory {
  const id = cell(row, 'category_id')
  return {
    id,
    accent: accentOf({ id, sortId: row.category_sort_id }),
    name: pair(row, 'category_name'),
    description: pair(row, 'category_description'),
    picture: cell(row, 'category_image'),
  }
}

function toBrand(row: Row): PrintedBrand {
  const { input } = readBrandForm(row, null)
  return { ...BLANK_BRAND, ...input, id: cell(row, 'brand_id') }
}

function toProduct(row: SeedProduct, brands: PrintedBrand[], categories: PrintedCategory[]): PrintedProduct {
  const categoryId = cell(row, 'category_id')
  const brand = { ar: cell(row, 'brand_ar'), en: cell(row, 'brand') }
  const properties = pair(row, 'product_properties')
  const areas = pair(row, 'application_areas')
  return {
    id: cell(row, 'product_id'),
    code: cell(row, 'code').toUpperCase(),
    categoryId,
    accent: categories.find(({ id }) => id === categoryId)?.accent ?? 0,
    name: pair(row, 'product_name'),
    description: pair(row, 'product_description'),
    properties: { ar: splitProperties(properties.ar), en: splitProperties(properties.en) },
    areas: { ar: splitAreas(areas.ar), en: splitAreas(areas.en) },
    brand,
    brandLogo: logoOfBrand(brandFinder(brands)(brand)?.slug ?? brand.en),
    madeIn: { ar: cell(row, 'made_in_ar'), en: cell(row, 'made_in') },
    pictures: [...new Set([cell(row, 'product_image'), ...row.gallery_images])],
    namesDatasheet: row.product_pdf !== '',
    hasSafetySheet: row.sds,
    specs: row.specs.map(toSpec),
    variants: toVariants(row as Row),
    standards: row.certifications,
    facts: productFacts(factsSent(row)),
  }
}

/** Logos are printed as drawings, which lie beside the templates. */
export function logoOfBrand(slug: string): string {
  return `brand-${slug}.svg`
}

function toSpec(spec: SeedSpec): Spec {
  const { key, value } = spec
  return { key, value, label: { ar: spec.label_ar, en: spec.label_en }, unit: { ar: spec.unit_ar, en: spec.unit } }
}

function pair(row: Row, name: string): Localized {
  return { ar: cell(row, `${name}_ar`), en: cell(row, `${name}_en`) }
}

function cell(row: Row, name: string): string {
  const value = row[name]
  if (typeof value !== 'string')
    throw new Error(`The demo content lacks ${name} in ${JSON.stringify(row).slice(0, 80)}`)
  return value
}
