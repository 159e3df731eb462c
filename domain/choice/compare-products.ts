import type { AttributeKey, AttributeValue } from '#domain/catalogue/attribute.ts'
import { figureRank } from '#domain/products/figure.ts'
import { packLabel, wholeBox } from '#domain/products/pack-label.ts'
import type { Product } from '#domain/products/product.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'

/** One line of a comparison, in both languages; null where a product says nothing of it. */
export type CompareRow = { key: string; label: Localized; values: (Localized | null)[]; differs: boolean }

export type Compared = { product: Product; attributes: readonly AttributeValue[] }

/** What the rows are called that are no attribute and no figure; `box` says how many pieces a carton has. */
export type CompareWords = {
  rows: Record<'category' | 'brand' | 'origin' | 'standards' | 'packs', Localized>
  box: Localized
  yes: Localized
  no: Localized
}

/** Attributes that are read from figures: the figure stands in the comparison, and they do not. */
const FROM_FIGURES: Readonly<Record<string, readonly string[]>> = {
  movement: ['move'],
  fire: ['fire', 'fireres'],
  service_min: ['service', 'heat'],
  service_max: ['service', 'heat'],
  base: ['base'],
}
/** Those that other rows tell. */
const SHOWN_ELSEWHERE = ['standard', 'pack', 'size']
const FIRST = ['kind', 'base', 'job']

type ComparedKey = Pick<AttributeKey, 'key' | 'label' | 'unit' | 'isFacet'>

export const MOST_COMPARED = 4

/** What there is to say of these products, row by row; a row in which nothing stands is left out. */
export function compareProducts(
  compared: readonly Compared[],
  keys: readonly ComparedKey[],
  words: CompareWords,
): CompareRow[] {
  const figures = figureRows(compared)
  const isFigure = (key: string) => FROM_FIGURES[key]?.some((figure) => figures.some((row) => row.key === figure))
  const attribute = (key: string) => {
    const known = keys.find((one) => one.key === key)
    return known && !isFigure(key) ? [attributeRow(compared, known, words)] : []
  }
  const own = (key: keyof CompareWords['rows'], of: (product: Product) => Localized) =>
    toRow(
      key,
      words.rows[key],
      compared.map(({ product }) => of(product)),
    )
  const others = keys.filter(({ key, isFacet }) => isFacet && ![...FIRST, ...SHOWN_ELSEWHERE, 'colour'].includes(key))
  return [
    own('category', ({ category }) => category?.name ?? NOTHING),
    ...FIRST.flatMap(attribute),
    own('brand', ({ brand }) => brand),
    own('origin', ({ madeIn }) => madeIn),
    own('standards', ({ certifications }) => same(certifications.join('\n'))),
    ...attribute('colour'),
    own('packs', (product) => packsOf(product, words)),
    ...others.flatMap(({ key }) => attribute(key)),
    ...figures,
  ].filter(({ values }) => values.some((value) => value !== null))
}

const NOTHING: Localized = { ar: '', en: '' }

function same(text: string): Localized {
  return { ar: text, en: text }
}

function packsOf({ variants }: Product, { box }: CompareWords): Localized {
  const packs = (locale: Locale) =>
    variants
      .map((pack) => {
        const count = wholeBox(pack.boxQuantity)
        return `${packLabel(pack, locale)}${count === null ? '' : ` ${box[locale].replace('{count}', String(count))}`}`
      })
      .filter((text) => text !== '')
  return { ar: packs('ar').join('\n'), en: packs('en').join('\n') }
}

function attributeRow(compared: readonly Compared[], { key, label, unit }: ComparedKey, words: CompareWords) {
  const values = compared.map(({ attributes }) => {
    const own = attributes.filter((one) => one.key === key)
    const named = (locale: Locale) =>
      own
        .map(({ value, label: name }) => {
          if (value === 'yes' || value === 'no') return words[value][locale]
          return name?.[locale] ?? (unit ? `${value} ${unit}` : value)
        })
        .join(locale === 'ar' ? '، ' : ', ')
    return { ar: named('ar'), en: named('en') }
  })
  return toRow(key, label, values)
}

/** One row for each figure, in the order of the figures of a page; the unit stands in its head where all have the same. */
function figureRows(compared: readonly Compared[]): CompareRow[] {
  const specs = compared.flatMap(({ product }) => product.specs)
  const keys = [...new Set(specs.map(({ key }) => key))].toSorted((one, other) => figureRank(one) - figureRank(other))
  return keys.map((key) => {
    const named = specs.filter((spec) => spec.key === key)
    const isOneUnit = named.every(({ unit }) => unit.en === named[0]!.unit.en)
    const { label, unit } = named[0]!
    const values = compared.map(({ product }) => {
      const spec = product.specs.find((one) => one.key === key)
      if (!spec) return NOTHING
      return isOneUnit ? same(spec.value) : each((locale) => `${spec.value} ${spec.unit[locale]}`.trim())
    })
    const head = isOneUnit && unit.en !== '' ? each((locale) => `${label[locale]} (${unit[locale]})`) : label
    return toRow(key, head, values)
  })
}

function each(of: (locale: Locale) => string): Localized {
  return Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Localized
}

function toRow(key: string, label: Localized, values: Localized[]): CompareRow {
  const said = values.map(({ ar, en }) => (ar || en ? { ar: ar || en, en: en || ar } : null))
  const [first] = said
  return { key, label, values: said, differs: said.some((value) => value?.en !== first?.en) }
}
