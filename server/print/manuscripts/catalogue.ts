import { accentColours } from '#content/accents.ts'
import { catalogueWords, counts, words } from '#content/print.ts'
import type { PictureOrder } from '#server/files/print-pictures/picture-order.ts'
import type { Tile } from '#server/files/print-pictures/pack-picture.ts'
import { isolate } from '#domain/text/isolate.ts'
import { countText } from '#domain/text/format.ts'
import { inLanguage, type Locale, type Localized } from '#domain/text/locale.ts'
import { isolateRuns, toSearchable } from '#server/print/printed-text.ts'
import { type ProductPage, toProductPages } from './chapters.ts'
import { toDistributorView, type PrintedHouse } from './house.ts'
import type { Manuscript } from './manuscript.ts'
import type { PrintedBrand, PrintedCategory, PrintedContent, PrintedProduct } from './printed-product.ts'
import { toProductView } from './product-view.ts'
import { brandPicture, logoPicture } from './sheet.ts'

/** Sizes in millimetres; the template sets every picture at the full width of its place. */
const COVER = { width: 192, height: 160 }
const WAREHOUSE = { width: 192, height: 92 }
const POSTER = { width: 192, height: 279 }
const THUMBNAIL = { width: 30, height: 20 }
const GALLERY = [
  { width: 96, height: 72 },
  { width: 74, height: 34 },
  { width: 74, height: 34 },
]
const STAGE = { width: 174, height: 86 }
const CARD = { width: 56, height: 96 }

/** Where the packs of the cover's scene stand, in shares of its width. */
const COVER_PART = { left: 0, width: 0.66 }
/** On a stage the code stands at the reading start and the pack at the end. */
const STAGE_MIDDLE = { ar: 0.27, en: 0.73 }
const printing = { dotsPerInch: 300, quality: 76 }
/** Its quiet backdrop would show the steps of a harder one. */
const coverPrinting = { ...printing, quality: 90 }

export type PrintedCatalogue = {
  content: PrintedContent
  house: PrintedHouse
  /** The month of the last change: `2026-11`. */
  edition: string
  /** The category or brand that it is about; null where it is about all. */
  about: Localized | null
}

type Chapter = { number: number; category: PrintedCategory; pages: ProductPage[] }

const printed = { ...words, ...catalogueWords }

export function toCatalogue({ content: all, house, edition, about }: PrintedCatalogue, locale: Locale): Manuscript {
  const { name, slogan } = house.settings
  const chapters = toChapters(all)
  const content = {
    ...all,
    categories: chapters.map(({ category }) => category),
    products: chapters.flatMap(({ category }) => all.products.filter(({ categoryId }) => categoryId === category.id)),
  }
  const pictures = chapters.flatMap(({ category, pages }) => [
    ...categoryPictures(category),
    ...pages.flatMap((page) => pagePictures(page, locale)),
  ])
  const [year, month] = edition.split('-').map(Number)
  const brandsShown = content.brands.map(
    ({ id, slug, name: brand, origin, coverage, description, logo, logoWhite }) => ({
      ...inLanguage({ slug, name: brand, origin, coverage }, locale),
      description: description[locale].replaceAll('{site}', name[locale]),
      logo: logo && brandPicture(id, logo).name,
      logoWhite: logoWhite && whiteName(id),
    }),
  )
  const logo = logoPicture('logo', house.logo)
  const logoWhite = logoPicture('logo-white', house.logoWhite)
  const heading = [words.catalogue[locale], about?.[locale] ?? ''].filter((text) => text !== '').join(' – ')
  return toSearchable({
    template: 'catalogue.typ',
    data: {
      locale,
      colour: house.colour,
      words: inLanguage(printed, locale),
      title: `${heading} ${year} – ${name[locale]}`,
      subject: about?.[locale] ?? null,
      edition: { year, month },
      editionLine: `${String(month).padStart(2, '0')}/${year}`,
      name: name[locale],
      logo: logo?.name ?? null,
      logoWhite: logoWhite?.name ?? null,
      hasScenes: house.scenes !== null,
      slogan: slogan[locale],
      distributor: toDistributorView(house, locale),
      facts: toFacts(content, locale),
      about: house.about && { title: house.about.title[locale], paragraphs: house.about.paragraphs[locale] },
      brands: brandsShown,
      chapters: chapters.map((chapter) => toChapterView(chapter, locale)),
      codeIndex: toCodeIndex(content.products, locale),
      stockIndex: toStockIndex(content.products, locale),
    },
    pictures: [
      ...[logo, logoWhite].filter((picture) => picture !== null),
      ...housePictures(house),
      ...content.brands.flatMap(brandPictures),
      ...pictures,
    ],
  })
}

function toChapters({ categories, products }: PrintedContent): Chapter[] {
  const of = Map.groupBy(products, ({ categoryId }) => categoryId)
  const filled = categories.filter(({ id }) => of.has(id))
  return filled.map((category, index) => ({ number: index + 1, category, pages: toProductPages(of.get(category.id)!) }))
}

function toChapterView({ number, category, pages }: Chapter, locale: Locale) {
  return {
    id: category.id,
    number,
    name: category.name[locale],
    hasPicture: category.picture !== null,
    description: isolateRuns(category.description[locale], locale),
    count: countText(pages.flat().length, counts.products, locale),
    accent: accentColours(category.accent),
    pages: pages.map((page) => page.map((product) => toProductView(product, locale))),
  }
}

function toFacts(content: PrintedContent, locale: Locale): string[] {
  const packs = content.products.reduce((sum, product) => sum + product.variants.length, 0)
  return [
    countText(content.products.length, counts.products, locale),
    countText(content.categories.length, counts.categories, locale),
    countText(content.brands.length, counts.brands, locale),
    countText(packs, counts.packs, locale),
  ]
}

function toCodeIndex(products: PrintedProduct[], locale: Locale) {
  const entries = products.map(({ id, code, name, accent }) => ({
    id,
    code: isolate(code || id, locale),
    name: isolateRuns(name[locale], locale),
    colour: accentColours(accent).main,
  }))
  return entries.toSorted((a, b) => compareCodes(a.code, b.code))
}

function toStockIndex(products: PrintedProduct[], locale: Locale) {
  const packs = products.flatMap(({ id, variants }) => variants.map((variant) => ({ id, ...variant })))
  const listed = packs.filter((pack) => pack.stockCode !== null)
  return listed
    .map(({ id, stockCode, productCode }) => ({
      id,
      stockCode: isolate(stockCode ?? '', locale),
      productCode: isolate(productCode ?? '', locale),
    }))
    .toSorted((a, b) => compareCodes(a.stockCode, b.stockCode))
}

/** Numbers before letters, `S20` before `S100`. */
function compareCodes(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function housePictures({ scenes }: PrintedHouse): PictureOrder[] {
  if (!scenes) return []
  return [
    {
      name: 'cover.jpg',
      source: scenes.cover,
      as: 'tall-scene',
      part: COVER_PART,
      area: COVER,
      printing: coverPrinting,
    },
    { name: 'warehouse.jpg', source: scenes.about, as: 'scene', area: WAREHOUSE, printing },
  ]
}

function whiteName(id: string): string {
  return `brand-${id}-white.png`
}

function brandPictures({ id, logo, logoWhite }: PrintedBrand): PictureOrder[] {
  return [...(logo ? [brandPicture(id, logo)] : []), ...(logoWhite ? [brandPicture(id, logoWhite, whiteName(id))] : [])]
}

/** A category's poster and its thumbnail in the contents. */
function categoryPictures({ id, accent, picture }: PrintedCategory): PictureOrder[] {
  if (picture === null) return []
  const source = { stored: picture }
  const words = accentColours(accent).posterWords
  return [
    { name: `poster-${id}.jpg`, source, as: 'poster', words, area: POSTER, printing },
    { name: `thumbnail-${id}.jpg`, source, as: 'scene', area: THUMBNAIL, printing },
  ]
}

/** The packs of one page: a gallery of three, a stage for one, or two cards. */
function pagePictures(page: ProductPage, locale: Locale): PictureOrder[] {
  const [product] = page
  if (page.length === 2) return page.flatMap((one) => packPicture(one, 0, CARD))
  if (product.pictures.length < GALLERY.length) {
    return packPicture(product, 0, { ...STAGE, middle: STAGE_MIDDLE[locale] })
  }
  return GALLERY.flatMap((tile, index) => packPicture(product, index, tile))
}

function packPicture(product: PrintedProduct, index: number, tile: Omit<Tile, 'ground'>): PictureOrder[] {
  const file = product.pictures[index]
  if (file === undefined) return []
  const picture: PictureOrder = {
    name: `${product.id}-${index + 1}.jpg`,
    source: { stored: file },
    as: 'pack',
    tile: { ...tile, ground: accentColours(product.accent).tint },
    printing,
  }
  return [picture]
}
