import { attachmentProblems } from '#content/attachment-words.ts'
import { stockKey } from '#domain/products/stock.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import { failure } from '#domain/records/errors.ts'
import { findProducts } from '#server/data/catalogue/products-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findPacksOfCodes } from '#server/data/prices/price-list-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { readStoredName } from '#server/files/stored-name.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import { done, type Done } from './quotation-outcome.ts'

type Deps = { db: Db; storage: Pick<FileStorage, 'read'>; privateFiles: Pick<PrivateFiles, 'keep'> }

const MOST_TOGETHER = 20 * 1024 * 1024

/** Keeps copies of the data sheets of the products that are offered, for their mail and the page of the request; answers their ids. */
export async function keepDataSheets(
  { db, storage, privateFiles }: Deps,
  { lines, locale }: Pick<QuotationForm, 'lines' | 'locale'>,
): Promise<Done<string[]>> {
  const codes = lines.map(({ stockCode }) => stockKey(stockCode)).filter((code) => code !== '')
  const ids = (await findPacksOfCodes(db, [...new Set(codes)])).map(({ productId }) => productId)
  const sheets = new Map<string, string>()
  for (const { pdf, name } of await findProducts(db, [...new Set(ids)])) {
    const file = [pdf[locale], pdf.en, pdf.ar].find((one) => one !== null && readStoredName(one))
    if (file) sheets.set(file, `${name[locale]}.pdf`)
  }
  const found: { bytes: Buffer; name: string }[] = []
  for (const [file, name] of sheets) {
    const bytes = await storage.read(file)
    if (bytes) found.push({ bytes, name })
  }
  if (found.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_TOGETHER)
    return failure({ kind: 'invalid', fields: { data_sheets: attachmentProblems.together } })
  const stored: string[] = []
  for (const sheet of found) stored.push((await privateFiles.keep({ ...sheet, type: 'pdf', sentBy: 'staff' })).id)
  return done(stored)
}
