import type { Brand } from '#domain/catalogue/brand.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { accentOf } from '#domain/catalogue/accent.ts'
import { productFacts, type ProductFact } from '#domain/products/product-facts.ts'
import type { Product, Spec, Variant } from '#domain/products/product.ts'
import { isRemote, type Picture } from '#domain/site/picture.ts'
import type { Localized } from '#domain/text/locale.ts'
import { splitAreas, splitProperties } from '#domain/text/text-list.ts'

/** A product with all that paper shows of it. */
export type PrintedProduct = {
  id: string
  code: string
  categoryId: string | null
  /** The number of its category's colours. */
  accent: number | undefined
  name: Localized
  description: Localized
  properties: Localized<string[]>
  areas: Localized<string[]>
  brand: Localized
  brandId: string | null
  /** The stored file of its brand's logo. */
  brandLogo: string | null
  madeIn: Localized
  /** Stored files; the first is the pack shot. */
  pictures: string[]
  hasSafetySheet: boolean
  specs: Spec[]
  variants: Variant[]
  standards: string[]
  facts: ProductFact[]
}

export type PrintedCategory = {
  id: string
  accent: number
  name: Localized
  description: Localized
  picture: string | null
}

export type PrintedBrand = Pick<Brand, 'id' | 'slug' | 'name' | 'origin' | 'coverage' | 'description'> & {
  logo: string | null
  logoWhite: string | null
}

export type PrintedContent = { categories: PrintedCategory[]; brands: PrintedBrand[]; products: PrintedProduct[] }

export function toPrintedProduct(product: Product, brands: readonly Brand[]): PrintedProduct {
  const { id, code, category, name, description, properties, applicationAreas, brand, brandId, madeIn } = product
  const { image, gallery, hasSafetySheet, specs, variants, certifications } = product
  return {
    id,
    code: code?.toUpperCase() ?? '',
    categoryId: category?.id ?? null,
    accent: category?.accent,
    name: eitherOf(name),
    description,
    properties: { ar: splitProperties(properties.ar), en: splitProperties(properties.en) },
    areas: { ar: splitAreas(applicationAreas.ar), en: splitAreas(applicationAreas.en) },
    brand: eitherOf(brand),
    brandId,
    brandLogo: fileOf(brands.find((one) => one.id === brandId)?.logo ?? null),
    madeIn: eitherOf(madeIn),
    pictures: [...new Set([image, ...gallery].flatMap((picture) => fileOf(picture) ?? []))],
    hasSafetySheet,
    specs,
    variants,
    standards: certifications,
    facts: productFacts(product),
  }
}

export function toPrintedCategory({ id, sortId, name, description, image }: Category): PrintedCategory {
  return { id, accent: accentOf({ id, sortId }), name: eitherOf(name), description, picture: fileOf(image) }
}

export function toPrintedBrand({ logo, logoWhite, ...brand }: Brand): PrintedBrand {
  const { id, slug, name, origin, coverage, description } = brand
  return {
    id,
    slug,
    name: eitherOf(name),
    origin,
    coverage,
    description,
    logo: fileOf(logo),
    logoWhite: fileOf(logoWhite),
  }
}

/** Pictures of other hosts are printed as little as they are shown. */
function fileOf(picture: Picture | null): string | null {
  return picture && !isRemote(picture.file) ? picture.file : null
}

/** A name that one language lacks is printed in the other. */
function eitherOf({ ar, en }: Localized): Localized {
  return { ar: ar || en, en: en || ar }
}
