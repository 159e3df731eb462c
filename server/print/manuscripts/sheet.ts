import { renderSVG } from 'uqr'
import { accentColours } from '#content/accents.ts'
import { sheetNames, words, shelfLife } from '#content/print.ts'
import { countText } from '#domain/text/format.ts'
import { isolate } from '#domain/text/isolate.ts'
import { inLanguage, type Locale, type Localized } from '#domain/text/locale.ts'
import { isolateRuns, toSearchable } from '#server/print/printed-text.ts'
import { printedDay } from '#server/print/quotation-job.ts'
import { toDistributorView, type PrintedHouse } from './house.ts'
import type { PictureOrder } from '#server/files/print-pictures/picture-order.ts'
import type { Manuscript } from './manuscript.ts'
import type { PrintedProduct } from './printed-product.ts'
import { brandPictureName, toProductView } from './product-view.ts'

const TILE = { width: 60, height: 78 }
/** A sheet is sent and downloaded far more often than it is printed large: it stays light. */
const PRINTING = { dotsPerInch: 220, quality: 74 }

export type PrintedSheet = {
  product: PrintedProduct
  category: Localized | null
  house: PrintedHouse
  revision: { n: number; day: string }
  /** Where the newest revision answers, from the site's root on. */
  address: string
  /** The standards for which there is a document. */
  proven: ReadonlySet<string>
}

export function toSheet(
  { product, category, house, revision, address, proven }: PrintedSheet,
  locale: Locale,
): Manuscript {
  const view = toProductView(product, locale)
  const accent = accentColours(product.accent)
  const { name } = house.settings
  const called = product.code || product.id
  const logo = logoPicture('logo', house.logo)
  const link = house.origin + address
  const [shot] = product.pictures
  return toSearchable({
    template: 'datasheet.typ',
    data: {
      locale,
      colour: house.colour,
      words: inLanguage(words, locale),
      title: `${called} – ${words.datasheet[locale]} – ${name[locale]}`,
      name: name[locale],
      keywords: [called, product.brand[locale], category?.[locale] ?? ''].filter((word) => word !== ''),
      date: revision.day.split('-').map(Number),
      editionLine: sheetNames.revision[locale](
        isolate(String(revision.n), locale),
        printedDay(revision.day)[locale].gregorian,
      ),
      distributor: toDistributorView(house, locale),
      category: category?.[locale] ?? '',
      accent,
      tile: TILE,
      product: {
        ...view,
        standards: view.standards.map((text, place) => ({ text, isProven: proven.has(product.standards[place]!) })),
      },
      hasMethods: product.specs.some(({ method }) => method),
      picture: shot === undefined ? null : 'picture.jpg',
      logo: logo?.name ?? null,
      code: { svg: qrCode(link), link, shown: isolate(link.replace(/^https?:\/\//, ''), locale) },
      storage: toStorageText(product, locale).map((sentence) => isolateRuns(sentence, locale)),
    },
    pictures: [
      ...(shot === undefined
        ? []
        : [
            {
              name: 'picture.jpg',
              source: { stored: shot },
              as: 'pack' as const,
              tile: { ...TILE, ground: accent.tint },
              printing: PRINTING,
            },
          ]),
      ...(logo ? [logo] : []),
      ...(product.brandLogo === null ? [] : [brandPicture(product.brandId!, product.brandLogo)]),
    ],
  })
}

/** Black on white, with the blank edge of four modules that readers want. */
export function qrCode(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 4 })
}

export function brandPicture(id: string, file: string, name = brandPictureName(id)): PictureOrder {
  return { name, source: { stored: file }, as: 'logo' }
}

/** The logo of the house as its templates name it; drawings come with the product alone. */
export function logoPicture(name: string, source: PrintedHouse['logo']) {
  return source && { name: `${name}.${'asset' in source ? 'svg' : 'png'}`, source, as: 'drawing' as const }
}

/** Which of a product's own properties speak of storage; both languages list them in the same order. */
const ABOUT_STORAGE = /\bstored?\b|from freezing|after use/i

/** How to keep a product: the general rule, its shelf life, what its own properties say of storage, and safety. */
export function toStorageText(product: PrintedProduct, locale: Locale): string[] {
  return [
    words.storageRule[locale],
    ...shelfLifeSentence(product, locale),
    ...ownSentences(product, locale),
    ...(product.hasSafetySheet ? [words.safetyRule[locale]] : []),
  ]
}

function shelfLifeSentence(product: PrintedProduct, locale: Locale): string[] {
  const shelf = product.specs.find(
    ({ key, unit, value }) => key === 'shelf' && unit.en === 'months' && Number(value) > 0,
  )
  return shelf ? [countText(Number(shelf.value), shelfLife, locale)] : []
}

function ownSentences(product: PrintedProduct, locale: Locale): string[] {
  const own = product.properties[locale].filter((_, index) => ABOUT_STORAGE.test(product.properties.en[index] ?? ''))
  return own.map((sentence) => `${sentence}.`)
}
