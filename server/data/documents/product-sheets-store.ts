import type { DocumentLanguage } from '#domain/documents/document-types.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

export type ProductSheet = { id: string; language: DocumentLanguage; file: string }

/** The data sheets on the site that name each of the products, the latest first. */
export async function sheetsOfProducts(db: Db, products: string[]): Promise<Map<string, ProductSheet[]>> {
  const rows = await inChunks(products, (chunk) =>
    db
      .selectFrom('document_products')
      .innerJoin('documents', 'documents.id', 'document_products.document_id')
      .innerJoin('document_revisions', (join) =>
        join
          .onRef('document_revisions.document_id', '=', 'documents.id')
          .onRef('document_revisions.file', '=', 'documents.file'),
      )
      .select(['product_id', 'documents.id', 'language', 'document_revisions.file'])
      .where('product_id', 'in', chunk)
      .where('doc_type', '=', 'tds')
      .where('withdrawn', 'is', null)
      .orderBy('documents.updated_at', 'desc')
      .execute(),
  )
  const sheets = rows.map((row) => ({ ...row, language: row.language as DocumentLanguage }))
  return Map.groupBy(sheets, (row) => row.product_id)
}

/** What a product has in each language: a sheet of it, else one of several. */
export function sheetFiles(sheets: readonly ProductSheet[]): Localized<string | null> {
  const inLanguage = (language: Locale) =>
    (sheets.find((one) => one.language === language) ?? sheets.find((one) => one.language === 'mul'))?.file ?? null
  return { ar: inLanguage('ar'), en: inLanguage('en') }
}

/** Notes the present sheets of products with them, where everything finds them that shows products. */
export async function noteSheets(db: Db, products: string[]): Promise<void> {
  const sheets = await sheetsOfProducts(db, products)
  for (const id of new Set(products)) {
    const { ar, en } = sheetFiles(sheets.get(id) ?? [])
    await db.updateTable('products').set({ pdf_ar: ar, pdf_en: en }).where('id', '=', id).execute()
  }
}
