import about from '#seed/content/site/pages/about.json' with { type: 'json' }
import { catalogueWords, counts, words } from '#content/print.ts'
import demoTexts from '#seed/content/print.json' with { type: 'json' }
import { demoSettings } from '#seed/demo-settings.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { countText } from '#domain/text/format.ts'
import { inLanguage } from '#domain/text/in-language.ts'
import type { Locale } from '#domain/text/locale.ts'
import { accentColours } from '#content/accents.ts'
import { categoryPictures, housePictures, pagePictures } from './catalogue-pictures.ts'
import { type ProductPage, toProductPages } from './chapters.ts'
import type { PrintedCategory, PrintedContent, PrintedProduct } from './content.ts'
import { toDistributorView } from './distributor.ts'
import { EDITION } from './edition.ts'
import { isolate } from '#domain/text/isolate.ts'
import { isolateRuns } from '#server/print/isolated-runs.ts'
import type { Manuscript } from './manuscript.ts'
import { toProductView } from './product-view.ts'

type Chapter = { number: number; category: PrintedCategory; pages: ProductPage[] }

const { disclaimer, quoteTitle, quoteText, figuresNote } = demoTexts
const printed = { ...words, disclaimer, ...catalogueWords, quoteTitle, quoteText, figuresNote }

/** The manuscript of the whole catalogue in one language. */
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
