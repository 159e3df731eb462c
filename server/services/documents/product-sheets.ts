import { DOCUMENT_TYPES, type DocumentLanguage } from '#domain/documents/document-types.ts'
import { BLANK_DOCUMENT, type DocumentInput } from '#domain/documents/document.ts'
import type { Localized } from '#domain/text/locale.ts'
import { coveredProducts, findDocument } from '#server/data/documents/documents-store.ts'
import { noteSheets, sheetFiles, sheetsOfProducts } from '#server/data/documents/product-sheets-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import type { Writing } from '#server/records/addresses.ts'
import { bin, freeId, put } from '#server/records/put.ts'
import { newWriteContext, type WriteContext } from '#server/records/write.ts'
import { documentType } from './document-type.ts'

const SHEETS = { kind: 'system', id: null, name: 'data sheets' } as const

type Sheets = { pdf: Localized<string | null>; isNew: boolean }

/** What the form of a product says of its data sheets becomes revisions of its documents, in the transaction of its save. */
export async function settleSheets(tx: Tx, id: string, { pdf, isNew }: Sheets, { now, context }: Writing) {
  const present = (await sheetsOfProducts(tx, [id])).get(id) ?? []
  const { ar, en } = sheetFiles(present)
  if (ar === pdf.ar && en === pdf.en) return
  // Documents that waited for the product know better, and those of an act that is taken back are taken back themselves.
  if ((isNew && present.length > 0) || context?.detail?.['undoes'] !== undefined) return noteSheets(tx, [id])
  const act: WriteContext = newWriteContext(context?.by ?? SHEETS, now, context?.actId)
  const wanted = pdf.ar === pdf.en ? { mul: pdf.ar, ar: null, en: null } : { ...pdf, mul: null }
  for (const language of ['ar', 'en', 'mul'] as const) {
    const [own, ...others] = present.filter((one) => one.language === language)
    const file = wanted[language]
    if (file === null) for (const { id: sheet } of own ? [own, ...others] : []) await withoutProduct(tx, sheet, id, act)
    else if (own?.file !== file) await withFile(tx, own?.id ?? null, { product: id, language, file }, act)
  }
}

/** A sheet of other products stays with them. */
async function withoutProduct(tx: Tx, sheet: string, product: string, act: WriteContext): Promise<void> {
  const document = (await findDocument(tx, { id: sheet }))!
  const productIds = document.productIds.filter((one) => one !== product)
  if (productIds.length > 0 || document.brandId !== null) await write(tx, sheet, { ...document, productIds }, act)
  else await bin(tx, typeAt(act), sheet, act)
}

type Wanted = { product: string; language: DocumentLanguage; file: string }

async function withFile(tx: Tx, sheet: string | null, { product, language, file }: Wanted, act: WriteContext) {
  const document = sheet === null ? null : await findDocument(tx, { id: sheet })
  if (document) return write(tx, document.id, { ...document, file }, act)
  const code = (await coveredProducts(tx, [product])).get(product)?.code ?? product
  const { name } = DOCUMENT_TYPES.tds
  const id = (await freeId(tx, typeAt(act), `tds-${product}-${language}`))!
  const title = { ar: `${name.ar} ${code}`, en: `${name.en} ${code}` }
  const input = { ...BLANK_DOCUMENT, slug: id, docType: 'tds' as const, language, title, productIds: [product], file }
  return write(tx, id, input, act)
}

async function write(tx: Tx, id: string, input: DocumentInput, act: WriteContext): Promise<void> {
  const type = typeAt(act)
  const content = type.contentOf(input)
  const outcome = await put(tx, type, { id, content, context: act, createdAt: toInstant(act.at) })
  if (!outcome.ok) throw new Error(`The data sheet ${id} could not be written.`)
}

function typeAt({ at }: WriteContext) {
  return documentType({ clock: () => at })
}
