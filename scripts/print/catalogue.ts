import about from '#seed/content/site/pages/about.json' with { type: 'json' }
import { catalogueWords, counts, words } from '#content/print.ts'
import demoTexts from '#seed/content/print.json' with { type: 'json' }
import { demoSettings } from '#seed/demo-settings.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { countText } from '#domain/text/format.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { accentColours } from '#content/accents.ts'
import { type ProductPage, toProductPages } from './chapters.ts'
import type { PrintedCategory, PrintedContent, PrintedProduct, PrintedBrand } from './content.ts'
import { toDistributorView } from './distributor.ts'
import { EDITION } from './edition.ts'
import { isolate } from '#domain/text/isolate.ts'
import { isolateRuns } from '#server/print/isolated-runs.ts'
import type { Manuscript } from './manuscript.ts'
import { toProductView } from './product-view.ts'
import type { Tile } from './pack-picture.ts'
import type { PictureOrder } from './picture-order.ts'

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

type Chapter = { number: number; category: PrintedCategory; pages: ProductPage[] }

const { disclaimer, quoteTitle, quoteText, figuresNote } = demoTexts
const printed = { ...words, disclaimer, ...catalogueWords, quoteTitle, quoteText, figuresNote }

export function toCatalogue(content: PrintedContent, locale: Locale): Manuscript {
  const site = demoSettings.name[locale]
  const chapters = toChapters(content)
  const pictures = chapters.flatMap(({ category, pages }) => [
    ...categoryPictures(category),
    ...pages.flatMap((page) => pagePictures(page, locale)),
  ])
  return {
    template: 'catalogue.typ',
    data: {
      locale,
      words: inLanguage(printed, locale),
      title: `${words.catalogue[locale]} ${EDITION.year} – ${site}`,
      edition: EDITION,
      name: site,
      slogan: demoSettings.slogan[locale],
      distributor: toDistributorView(locale),
      facts: toFacts(content, locale),
      about: {
        title: about[`story_title_${locale}`],
        paragraphs: about[`story_${locale}`].split('\n\n').map((text) => fillIn(text, { site })),
      },
      brands: content.brands.map(({ slug, name, origin, coverage, description }) => ({
        ...inLanguage({ slug, name, origin, coverage }, locale),
        description: fillIn(description[locale], { site }),
      })),
      chapters: chapters.map((chapter) => toChapterView(chapter, locale)),
      codeIndex: toCodeIndex(content.products, locale),
      stockIndex: toStockIndex(content.products, locale),
    },
    pictures: [...housePictures(content.brands), ...pictures],
  }
}

function toChapters({ categories, products }: PrintedContent): Chapter[] {
  return categories.map((category, index) => ({
    number: index + 1,
    category,
    pages: toProductPages(products.filter((product) => product.categoryId === category.id)),
  }))
}

function toChapterView({ number, category, pages }: Chapter, locale: Locale) {
  return {
    id: category.id,
    number,
    name: category.name[locale],
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
    code: isolate(code, locale),
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

function housePictures(brands: PrintedBrand[]): PictureOrder[] {
  const logos = brands.flatMap(({ slug }) => [`brand-${slug}.svg`, `brand-${slug}-white.svg`])
  const drawings = ['rawabit-logo.svg', 'rawabit-logo-white.svg', ...logos]
  return [
    ...drawings.map((name): PictureOrder => ({ name, source: `logos/${name}`, as: 'drawing' })),
    {
      name: 'cover.jpg',
      source: 'pictures/cover.webp',
      as: 'tall-scene',
      part: COVER_PART,
      area: COVER,
      printing: coverPrinting,
    },
    { name: 'warehouse.jpg', source: 'pictures/warehouse.webp', as: 'scene', area: WAREHOUSE, printing },
  ]
}

/** A category's poster and its thumbnail in the contents. */
function categoryPictures({ id, accent, picture }: PrintedCategory): PictureOrder[] {
  const source = `categories/${picture}`
  const words = accentColours(accent).posterWords
  return [
    { name: `poster-${id}.jpg`, source, as: 'poster', words, area: POSTER, printing },
    { name: `thumbnail-${id}.jpg`, source, as: 'scene', area: THUMBNAIL, printing },
  ]
}

/** The packs of one page: a gallery of three, a stage for one, or two cards. */
function pagePictures(page: ProductPage, locale: Locale): PictureOrder[] {
  const [product] = page
  if (page.length === 2) return page.map((one) => packPicture(one, 0, CARD))
  if (product.pictures.length < GALLERY.length) {
    return [packPicture(product, 0, { ...STAGE, middle: STAGE_MIDDLE[locale] })]
  }
  return GALLERY.map((tile, index) => packPicture(product, index, tile))
}

function packPicture(product: PrintedProduct, index: number, tile: Omit<Tile, 'ground'>): PictureOrder {
  return {
    name: `${product.id}-${index + 1}.jpg`,
    source: `products/${product.pictures[index]}`,
    as: 'pack',
    tile: { ...tile, ground: accentColours(product.accent).tint },
    printing,
  }
}
