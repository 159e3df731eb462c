import { packFactNames, productFactNames } from '#content/pages/product-facts.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Spec, Variant } from '#domain/products/product.ts'
import { withUnit } from '#domain/products/units.ts'
import { packFact, packFactKeys } from '#domain/products/product-facts.ts'
import { variantCell } from '#domain/products/variants.ts'
import { isolateRuns } from '#server/print/printed-text.ts'
import type { PrintedProduct } from './printed-product.ts'
import { isolate } from '#domain/text/isolate.ts'

export type FigureView = { label: string; value: string; unit: string; method: string }
export type PackView = { stockCode: string; productCode: string; type: string; volume: string; boxes: string }

/** A product in one language, every string ready to be set. */
export type ProductView = {
  id: string
  code: string
  name: string
  description: string
  /** The description's sentences, so that a place with little room takes as many as fit. */
  sentences: string[]
  brand: string
  /** The name of its logo's picture; null for none. */
  brandLogo: string | null
  /** What its picture shows, for those who do not see it. */
  picture: string
  madeIn: string
  /** All figures, and the six that say most. */
  figures: FigureView[]
  band: FigureView[]
  properties: string[]
  areas: string[]
  packs: PackView[]
  standards: string[]
  /** How many pictures its page shows. */
  pictures: number
}

const BAND_LENGTH = 6
/** What a reader asks for first; density and the like give way to it. */
const TELLING =
  'yield coverage cut fire fireres move skin set shear bond melt soften soft open grab cls consump service'.split(' ')
const QUIET = ['melttest', 'density', 'ph', 'shelf', 'base', 'pressure']
const NONE = '–'

export function toProductView(product: PrintedProduct, locale: Locale): ProductView {
  const text = (value: string) => isolateRuns(value, locale)
  return {
    id: product.id,
    code: isolate(product.code || product.id, locale),
    name: text(bindUnits(product.name[locale])),
    description: text(bindUnits(product.description[locale])),
    sentences: toSentences(text(bindUnits(product.description[locale]))),
    brand: product.brand[locale],
    brandLogo: product.brandLogo && brandPictureName(product.brandId!),
    picture: product.name[locale],
    madeIn: withFacts(product, locale),
    figures: product.specs.map((spec) => toFigure(spec, locale)),
    band: mostTelling(product.specs).map((spec) => toFigure(spec, locale)),
    properties: product.properties[locale].map((item) => text(bindUnits(item))),
    areas: product.areas[locale].map((item) => text(bindUnits(item))),
    packs: product.variants.map((variant) => toPack(variant, locale)),
    standards: product.standards.map((standard) => isolate(standard, locale)),
    pictures: Math.min(product.pictures.length, 3),
  }
}

/** Brands are known to templates by their pictures. */
export function brandPictureName(id: string): string {
  return `brand-${id}.png`
}

/** The country, and behind it the short fields that the product has. */
function withFacts({ madeIn, facts }: PrintedProduct, locale: Locale): string {
  const named = facts.map(({ key, value }) => `${productFactNames[key][locale]} ${isolate(value, locale)}`)
  return [madeIn[locale], ...named].filter((text) => text !== '').join(' · ')
}

/** A percentage stays with its number, a real minus stands before a temperature: `≥ 250%`, `−40 / +90`. */
function toFigure(spec: Spec, locale: Locale): FigureView {
  const value = spec.value.replace(/(^|\s)-(?=\d)/g, '$1\u2212')
  const said = withUnit(value, spec.unit[locale], locale)
  const isPercentage = spec.unit[locale] === '%'
  return {
    label: isolateRuns(spec.label[locale], locale),
    value: isolate(isPercentage ? `${value}%` : said.value, locale),
    unit: isPercentage ? '' : isolateRuns(said.unit, locale),
    method: spec.method ? isolateRuns(spec.method, locale) : NONE,
  }
}

function toPack(variant: Variant, locale: Locale): PackView {
  const ordered = (cell: string | null) => (cell === null ? NONE : isolate(cell, locale))
  const worded = (cell: string | null) => (cell === null ? NONE : isolateRuns(bindUnits(cell), locale))
  const facts = packFactKeys([variant]).map((key) => `${packFactNames[key][locale]} ${ordered(packFact(variant, key))}`)
  return {
    stockCode: ordered(variant.stockCode),
    productCode: ordered(variant.productCode),
    type: [worded(variantCell(variant.type, locale)), ...facts].join(' · '),
    volume: worded(variantCell(variant.volume, locale)),
    boxes: ordered(variant.boxQuantity),
  }
}

function mostTelling(specs: Spec[]): Spec[] {
  const rank = ({ key }: Spec) =>
    TELLING.includes(key) ? 0 : QUIET.includes(key) ? 2 + QUIET.length - QUIET.indexOf(key) : 1
  const chosen = specs.toSorted((a, b) => rank(a) - rank(b)).slice(0, BAND_LENGTH)
  return specs.filter((spec) => chosen.includes(spec))
}

function toSentences(text: string): string[] {
  return text.split(/(?<=[.؟!])\s+/)
}

/** Number and unit never part at the end of a line. */
function bindUnits(text: string): string {
  return text.replace(
    /(\d) (?=(?:مل|ملم|جم|كجم|لتر|م|°م|ml|mm|g|kg|L|m|pcs|قطعة|years?|months?|minutes?|hours?)(?:[\s.,،)²³/]|$))/g,
    '$1\u00a0',
  )
}
