import { foldCode } from '#domain/quotes/folded-code.ts'
import type { Product } from '#domain/products/product.ts'
import { tdsIn, tdsUrl } from '#domain/products/tds.ts'
import { productPath } from '#domain/site/paths.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { BLANK_DOCUMENT, type Document } from './document.ts'
import { indexedDocument, type FoundDocument } from './document-index.ts'
import { DOCUMENT_TYPES } from './document-types.ts'

/** The data sheets that are printed from a product's record, as lists of documents show them. */
export function liveSheets(product: Product): FoundDocument[] {
  const { id, code, name, brandId, variants, tdsRevision, version, createdAt, updatedAt } = product
  const codes = [id, code, ...variants.flatMap((pack) => [pack.stockCode, pack.productCode])]
  const covered = {
    id,
    code,
    name,
    brandId,
    codes: codes.filter((one) => one !== null && foldCode(one) !== '') as string[],
  }
  const called = code?.toUpperCase() ?? id
  const { ar, en } = DOCUMENT_TYPES.tds.name
  return LOCALES.flatMap((language) => {
    const file = tdsIn(product, language) === 'live' ? tdsUrl(product, language) : null
    if (file === null) return []
    const revision = { n: tdsRevision, file: '', bytes: null, pages: null, number: '', label: '', createdAt: updatedAt }
    const document: Document = {
      ...BLANK_DOCUMENT,
      id: `tds:${id}:${language}`,
      docType: 'tds',
      language,
      productIds: [id],
      brand: null,
      title: { ar: `${ar} ${called}`, en: `${en} ${called}` },
      version,
      createdAt,
      updatedAt,
      revisions: [{ ...revision, issued: null, expires: null, withdrawn: null }],
    }
    return [{ ...indexedDocument(document, [covered]), live: { product: id, file, path: productPath(product) } }]
  })
}
