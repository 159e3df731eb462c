import { LOCALES } from '#domain/text/locale.ts'
import type { PrintKind } from '#server/print/print-job.ts'
import { toCatalogue } from './catalogue.ts'
import type { PrintedContent, PrintedProduct } from './content.ts'
import { toDatasheet } from './datasheet.ts'
import type { Manuscript } from './manuscript.ts'
import { toSearchable } from '#server/print/searchable-text.ts'

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
