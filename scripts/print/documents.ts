import { LOCALES, type Locale, inLanguage } from '#domain/text/locale.ts'
import type { PrintKind } from '#server/print/print-job.ts'
import { toCatalogue } from './catalogue.ts'
import type { PrintedContent, PrintedProduct, PrintedCategory } from './content.ts'
import type { Manuscript } from './manuscript.ts'
import { toSearchable } from '#server/print/searchable-text.ts'
import { createHash } from 'node:crypto'
import { words } from '#content/print.ts'
import demoTexts from '#seed/content/print.json' with { type: 'json' }
import { demoSettings } from '#seed/demo-settings.ts'
import { accentColours } from '#content/accents.ts'
import { toDistributorView } from './distributor.ts'
import { EDITION } from './edition.ts'
import { isolate } from '#domain/text/isolate.ts'
import { isolateRuns } from '#server/print/isolated-runs.ts'
import { toProductView } from './product-view.ts'
import { toStorageText } from './storage-text.ts'

const TILE = { width: 60, height: 78 }
/** A sheet is sent and downloaded far more often than it is printed large: it stays light. */
const PRINTING = { dotsPerInch: 220, quality: 74 }

export const CATALOGUE_FOLDER = 'seed/media/site'
export const DATASHEET_FOLDER = 'seed/media/datasheets'

/** A PDF of the project: its path from the project's root and what it is made of. */
export type PrintedDocument = { path: string; kind: PrintKind; manuscript: Manuscript }

/** The catalogue, one file per language. */
export function catalogues(content: PrintedContent): PrintedDocument[] {
  return LOCALES.map((locale) => ({
    path: `${CATALOGUE_FOLDER}/catalogue-${locale}.pdf`,
    kind: 'catalogue',
    manuscript: toSearchable(toCatalogue(content, locale)),
  }))
}

/** The sheets of every product that names a datasheet, one file per language. */
export function datasheets(content: PrintedContent): PrintedDocument[] {
  return content.products.filter((product) => product.namesDatasheet).flatMap((product) => ofProduct(product, content))
}

function ofProduct(product: PrintedProduct, content: PrintedContent): PrintedDocument[] {
  const category = content.categories.find(({ id }) => id === product.categoryId)
  if (!category) throw new Error(`${product.code} names a category that does not exist: ${product.categoryId}`)
  return LOCALES.map((locale) => ({
    path: `${DATASHEET_FOLDER}/${product.id}-tds-${locale}.pdf`,
    kind: 'sheet',
    manuscript: toSearchable(toDatasheet(product, category, locale)),
  }))
}

function toDatasheet(product: PrintedProduct, category: PrintedCategory, locale: Locale): Manuscript {
  const view = toProductView(product, locale)
  const accent = accentColours(category.accent)
  return {
    template: 'datasheet.typ',
    data: {
      locale,
      words: inLanguage({ ...words, disclaimer: demoTexts.disclaimer }, locale),
      title: `${product.code} – ${words.datasheet[locale]} – ${demoSettings.name[locale]}`,
      name: demoSettings.name[locale],
      keywords: [product.code, product.brand[locale], category.name[locale]],
      edition: EDITION,
      editionLine: editionLine(product, locale),
      distributor: toDistributorView(locale),
      category: category.name[locale],
      accent,
      tile: TILE,
      product: view,
      storage: toStorageText(product, locale).map((sentence) => isolateRuns(sentence, locale)),
    },
    pictures: [
      {
        name: 'picture.jpg',
        source: `products/${product.pictures[0]}`,
        as: 'pack',
        tile: { ...TILE, ground: accent.tint },
        printing: PRINTING,
      },
      { name: 'logo.svg', source: 'logos/rawabit-logo.svg', as: 'drawing' },
      { name: 'brand.svg', source: `logos/${view.brandLogo}`, as: 'drawing' },
    ],
  }
}

/** Edition of the house and version of the sheet: the version changes when, and only when, what it says of the product does. */
function editionLine(product: PrintedProduct, locale: Locale): string {
  const edition = `${EDITION.year}-${String(EDITION.month).padStart(2, '0')}`
  const said = LOCALES.map((each) => [toProductView(product, each), toStorageText(product, each)])
  const version = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 6).toUpperCase()
  return `${words.edition[locale]} ${isolate(edition, locale)} · ${words.version[locale]} ${isolate(version, locale)}`
}
