import { figuresOfProduct } from '#domain/calculator/calculable.ts'
import { toBrandMark, type BrandMark } from '#domain/catalogue/brand-view.ts'
import type { Brand } from '#domain/catalogue/brand.ts'
import { allFigures, bandFigures, cardFigures, type Figure } from './figure.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import { onceInLanguage } from '#domain/text/once-in-language.ts'
import { categoryPath, productPath } from '#domain/site/paths.ts'
import type { StoredFile } from '#domain/site/stored-file.ts'
import { cardPictureOf, isRemote, shownPicture, shownPictures, type Picture } from '#domain/site/picture.ts'
import { pictureAlt } from '#domain/media/picture-alt.ts'
import { documentCode, tdsIn, tdsUrl } from './tds.ts'
import { MISSING_CELL } from './missing-cell.ts'
import { packFact, packFactKeys, productFacts, type PackFactKey, type ProductFact } from './product-facts.ts'
import type { PriceVisibility } from './price.ts'
import { fromOtherLanguage } from './other-language.ts'
import {
  toProductOffer,
  type ListPrices,
  type PackOffer,
  toOfferView,
  toShownOffer,
  type OfferView,
  type ShownOffer,
} from './product-offer.ts'
import { toProductSeo, type ProductSeo } from './product-seo.ts'
import type { Product, ProductSummary, Variant } from './product.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { splitAreas, splitProperties } from '#domain/text/text-list.ts'
import { variantCell } from './variants.ts'
import { embedUrl, embedUrls } from '#domain/posts/video.ts'

/** A product in one language, as cards in lists show it. */
export type ProductCard = {
  id: string
  path: string
  code: string | null
  name: string
  category: { id: string; name: string; accent: number } | null
  image: Picture | null
  figures: Figure[]
}

export function toProductCard(product: ProductSummary, locale: Locale): ProductCard {
  const image = shownPicture(product.image)
  return {
    id: product.id,
    path: productPath(product),
    code: codeOnPack(product.code),
    name: product.name[locale],
    category: product.category && { ...product.category, name: product.category.name[locale] },
    // Cards show the category's colour behind a pack, so the picture's own is not sent.
    image: image && { ...cardPictureOf(image), color: null },
    figures: cardFigures(product.firstVariant, product.specs, locale),
  }
}

/** The cards of a list of products; of the same list the same cards. */
export const toProductCards = onceInLanguage((products: ProductSummary[], locale) =>
  products.map((product) => toProductCard(product, locale)),
)

/** One row of the packaging table, by its place in it; a missing cell is a dash. */
export type PackRow = { place: number } & Record<
  'stockCode' | 'productCode' | 'type' | 'volume' | 'boxQuantity',
  string
> & { facts: { key: PackFactKey; value: string }[] } & ShownOffer

export type GalleryPicture = Picture & { alt: string }

/** A product in one language, with everything that its own page shows. */
export type ProductPage = {
  id: string
  path: string
  code: string | null
  name: string
  /** The first sentence, and what follows it. */
  lead: string
  details: string
  category: { id: string; name: string; accent: number } | null
  categoryPath: string
  /** Of a brand that is none of the brands there is but a name. */
  brand: (Omit<BrandMark, 'path'> & { path: string | null }) | null
  madeIn: string
  facts: ProductFact[]
  rating: number
  image: Picture | null
  gallery: GalleryPicture[]
  figures: Figure[]
  specs: Figure[]
  properties: string[]
  areas: string[]
  packs: PackRow[]
  offer: OfferView
  certifications: ProductChip[]
  datasheet: Datasheet | null
  /** How much of it a job takes can be calculated. */
  isCalculable: boolean
  videos: { main: string | null; others: string[] }
  seo: ProductSeo
}

/** A certification, with what it leads to: its proof, or where that is asked for. */
export type ProductChip = { name: string; label: string; path: string; file: string | null; proof: Proof | null }

/** What search engines are told of a proof. */
export type Proof = { number: string; issuer: string; issued: string | null; expires: string | null }

/** The datasheet in the language of the page, or the one that exists. */
export type Datasheet = {
  url: string
  /** What it is called where it is stored: it is stored under a name that tells nobody anything. */
  name: string
  locale: Locale
  /** Null while it is not known. */
  bytes: number | null
}

type Surroundings = {
  /** The brand that it belongs to. */
  brand?: Brand | null
  /** What is known of its files. */
  files?: Pick<StoredFile, 'name' | 'bytes'>[]

  /** What its certifications lead to; without them they are names alone. */
  chips?: ProductChip[]
  override: SeoOverride | null
  /** What of prices is told where a product does not say so itself. */
  prices: PriceVisibility
  /** Of the price list, where the product tells any. */
  listed?: ListPrices
  /** When the page is made: prices stand for a year from then. */
  now: Date
}

export function toProductPage(
  product: Product,
  locale: Locale,
  { brand = null, files = [], chips, override, prices, listed, now }: Surroundings,
): ProductPage {
  const seo = toProductSeo(override, locale)
  const offer = toProductOffer(product, override, prices, listed)
  const main = embedUrl(product.mainVideo)
  const { madeIn } = product
  return {
    id: product.id,
    path: productPath(product),
    code: codeOnPack(product.code),
    name: product.name[locale],
    ...splitDescription(product.description[locale]),
    category: product.category && { ...product.category, name: product.category.name[locale] },
    categoryPath: breadcrumbCategoryPath(product),
    brand: brand ? toBrandMark(brand, locale) : toNamedBrand(product.brand, locale),
    madeIn: madeIn[locale] || (fromOtherLanguage(madeIn[locale === 'ar' ? 'en' : 'ar'], locale) ?? ''),
    facts: productFacts(product),
    rating: product.rating,
    image: shownPicture(product.image),
    gallery: shownPictures(
      product.gallery.map((picture, index) => ({
        ...picture,
        alt: pictureAlt(picture, seo.altTexts[index] ?? '', product.name[locale], locale),
      })),
    ),
    figures: bandFigures(product.specs, locale),
    specs: allFigures(product.specs, locale),
    properties: splitProperties(product.properties[locale]),
    areas: splitAreas(product.applicationAreas[locale]),
    packs: toPackRows(product.variants, offer.packs, locale),
    offer: toOfferView(offer, locale, now),
    certifications:
      chips ?? product.certifications.map((name) => ({ name, label: name, path: '', file: null, proof: null })),
    datasheet: toDatasheet(product, locale, files),
    isCalculable: figuresOfProduct(product) !== null,
    videos: { main, others: embedUrls(product.galleryVideos).filter((url) => url !== main) },
    seo,
  }
}

/** Packs name codes in capitals: `MS-55`. */
function codeOnPack(code: string | null): string | null {
  return code && code.toUpperCase()
}

const NO_OFFER: PackOffer = { price: null, stock: null }

function toPackRows(variants: Variant[], offers: PackOffer[], locale: Locale): PackRow[] {
  const keys = packFactKeys(variants)
  return variants.map((variant, index) => ({
    ...toPackRow(variant, index + 1, locale),
    ...toShownOffer(offers[index] ?? NO_OFFER, locale),
    facts: keys.map((key) => ({ key, value: packFact(variant, key) ?? MISSING_CELL })),
  }))
}

function toPackRow(variant: Variant, place: number, locale: Locale): Omit<PackRow, 'facts' | keyof ShownOffer> {
  const volume = variantCell(variant.volume, locale)
  return {
    place,
    stockCode: variant.stockCode ?? MISSING_CELL,
    productCode: variant.productCode ?? MISSING_CELL,
    type: variantCell(variant.type, locale) ?? MISSING_CELL,
    volume: volume === null ? MISSING_CELL : withoutBreaks(volume),
    boxQuantity: variant.boxQuantity ?? MISSING_CELL,
  }
}

/** Number and unit never part at the end of a line: `200 ml + 50 g` may part at its plus. */
function withoutBreaks(volume: string): string {
  return volume.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')
}

/** Breadcrumbs write the category's id in lower case, spaces as dashes (docs/specification 2.7). */
function breadcrumbCategoryPath({ category }: Product): string {
  return category ? categoryPath(category.id.toLowerCase().replaceAll(' ', '-')) : '/categories'
}

function toNamedBrand(brand: Localized, locale: Locale): ProductPage['brand'] {
  return brand[locale] ? { name: brand[locale], path: null, logo: null } : null
}

/** A sheet of another host is where it is; any other answers below its product's address, whatever it is made of. */
function toDatasheet(product: Product, locale: Locale, files: Pick<StoredFile, 'name' | 'bytes'>[]): Datasheet | null {
  const written = [locale, ...LOCALES].find((one) => tdsIn(product, one) !== null)
  if (!written) return null
  const file = tdsIn(product, written) === 'file' ? product.pdf[written]! : null
  return {
    url: file && isRemote(file) ? file : tdsUrl(product, written)!,
    name: `${documentCode(product)}-TDS-${written}.pdf`,
    locale: written,
    bytes: files.find(({ name }) => name === file)?.bytes ?? null,
  }
}

function splitDescription(description: string): { lead: string; details: string } {
  const end = /[.!؟?](?=\s)/.exec(description)?.index
  if (end === undefined) return { lead: description, details: '' }
  return { lead: description.slice(0, end + 1), details: description.slice(end + 1).trim() }
}
