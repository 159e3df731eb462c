import type { Locale, Localized } from '#domain/text/locale.ts'
import { productPath } from '#domain/site/paths.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { ProductSummary, Variant } from '#domain/products/product.ts'
import { packLabel, wholeBox } from '#domain/products/pack-label.ts'
import { MOST_LINES, piecesOf, withLines, type QuoteLine } from './quote-line.ts'

/** A pack that can be asked for. `boxQuantity` is how many stand in a carton; null where that is no whole number above one. */
export type ListedPack = { stockCode: string; name: Localized; boxQuantity: number | null }

export type ListedProduct = ProductSummary & { packs: ListedPack[] }

/** A line with what the catalogue knows of it; `product` is null where it is not in the catalogue. */
export type KnownLine = QuoteLine & {
  product: ListedProduct | null
  pack: ListedPack | null
  /** The packs of which one may be meant, with their products. */
  offered: (ListedPack & { product: ListedProduct })[]
}

export type PackChoice = Pick<ListedPack, 'stockCode' | 'boxQuantity'> & { label: string }

/** The same in one language, as pages show it. */
export type LineView = QuoteLine & {
  /** What it is called: the product, or what was written. */
  name: string
  code: string
  path: string | null
  image: Picture | null
  pack: string
  boxQuantity: number | null
  /** What can be chosen where no pack is. */
  packs: PackChoice[]
  isKnown: boolean
}

/** Packs of a product that have a stock code. */
export function toListedPacks(variants: readonly Variant[]): ListedPack[] {
  return variants.flatMap((variant) =>
    variant.stockCode
      ? [{ stockCode: variant.stockCode, name: packName(variant), boxQuantity: wholeBox(variant.boxQuantity) }]
      : [],
  )
}

function packName(variant: Variant): Localized {
  return { ar: packLabel(variant, 'ar'), en: packLabel(variant, 'en') }
}

/** What is chosen of one pack in two units is one line in pieces, where a carton has a whole number of them. */
export function inOneUnit(lines: readonly KnownLine[]): KnownLine[] {
  return mergedInPieces(lines, ({ pack }) => pack?.boxQuantity ?? null)
}

export function viewsInOneUnit(lines: readonly LineView[]): LineView[] {
  return mergedInPieces(lines, ({ boxQuantity, packs }) => (packs.length > 0 ? null : boxQuantity))
}

function mergedInPieces<Line extends QuoteLine>(lines: readonly Line[], boxOf: (line: Line) => number | null): Line[] {
  const all: Line[] = []
  const places = new Map<string, number[]>()
  for (const line of lines) {
    const boxQuantity = piecesOf({ ...line, boxQuantity: 1 }) === null ? null : boxOf(line)
    const alike = places.get(line.stockCode) ?? []
    const at = boxQuantity === null ? undefined : alike.find((one) => isOther(all[one]!, line))
    if (boxQuantity === null || at === undefined) places.set(line.stockCode, [...alike, all.push(line) - 1])
    else {
      const [pieces, more] = [piecesOf({ ...all[at]!, boxQuantity })!, piecesOf({ ...line, boxQuantity })!]
      all[at] = { ...all[at]!, unit: 'piece', qty: pieces + more, note: all[at]!.note || line.note }
    }
  }
  return withLines([], all)
}

/** Whether both are counted, in two units of ours. */
function isOther(one: QuoteLine, other: QuoteLine): boolean {
  return one.qty !== null && one.unit !== 'other' && one.unit !== other.unit
}

/** A list in one language. Lines beyond those that are shown one by one have no picture and no choice. */
export function toLineViews(lines: readonly KnownLine[], locale: Locale): LineView[] {
  const views = lines.map((line) => toLineView(line, locale))
  return [
    ...views.slice(0, MOST_LINES),
    ...views.slice(MOST_LINES).map((view) => ({ ...view, image: null, packs: [] })),
  ]
}

export function toLineView(line: KnownLine, locale: Locale): LineView {
  const { product, pack, offered, ...rest } = line
  const { stockCode, productId, text, written = '' } = rest
  return {
    ...rest,
    name: product?.name[locale] ?? (text || written || stockCode || productId),
    code: stockCode || (product?.code?.toUpperCase() ?? ''),
    path: product && productPath(product),
    image: product?.image ?? null,
    pack: pack?.name[locale] ?? '',
    boxQuantity: pack?.boxQuantity ?? null,
    packs: pack
      ? []
      : offered.length > 0
        ? offered.map((one) => choiceOf(one, locale, product ? '' : one.product.name[locale]))
        : (product?.packs ?? []).map((one) => choiceOf(one, locale)),
    isKnown: product !== null,
  }
}

function choiceOf({ stockCode, boxQuantity, name }: ListedPack, locale: Locale, product = ''): PackChoice {
  const label = [product, name[locale], stockCode].filter((part) => part !== '').join(' · ')
  return { stockCode, boxQuantity, label }
}
