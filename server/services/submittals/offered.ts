import { docLanguageNames } from '#content/documents/doc-names.ts'
import { documentFilePath } from '#domain/documents/document-dto.ts'
import type { FoundDocument } from '#domain/documents/document-index.ts'
import type { Document } from '#domain/documents/document.ts'
import { DOCUMENT_TYPES, type DocType } from '#domain/documents/document-types.ts'
import { provesChip } from '#domain/documents/standards.ts'
import type { Product } from '#domain/products/product.ts'
import type { SubmittalForm } from '#domain/submittals/submittal.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { FileBody, FileStorage } from '#server/files/file-storage.ts'
import type { ProductsService } from '#server/services/catalogue/products.ts'
import type { DocumentsService } from '#server/services/documents/documents.ts'
import type { PrintsService } from '#server/services/prints/prints.ts'
import type { QuoteListsService } from '#server/services/quotes/quote-lists.ts'

export type OfferedDocument = {
  /** Its bytes; null where they are missing. */
  open(storage: Pick<FileStorage, 'open'>): Promise<FileBody | null>
  id: string
  name: string
  /** Whether it is chosen where nobody has chosen yet. */
  isTicked: boolean
  bytes: number
  pages: number
  url: string
}

export type OfferedProduct = { product: Product; documents: OfferedDocument[]; missing: Missing[] }
/** What a product lacks; of certificates, for which standards. */
type Missing = { type: DocType; standards: string[] }

export type OfferDeps = {
  products: Pick<ProductsService, 'shown'>
  documents: Pick<DocumentsService, 'ofProduct'>
  quoteLists: Pick<QuoteListsService, 'productCalled'>
  prints: Sheets
}

/** Products by their ids or codes with what visitors find of them; a document of several stands under the first. */
export async function offer(
  { products, documents, quoteLists, prints }: OfferDeps,
  codes: string[],
  locale: Locale,
): Promise<{ offered: OfferedProduct[]; unknown: string[] }> {
  const offered: OfferedProduct[] = []
  const unknown: string[] = []
  const taken = new Set<string>()
  for (const code of codes) {
    const called = await quoteLists.productCalled(code)
    const product = called && (await products.shown(called.product.id))
    if (!product) unknown.push(code)
    else if (!offered.some((one) => one.product.id === product.id)) {
      const found = await documents.ofProduct(product)
      const own = found.filter(({ document }) => !taken.has(document.id))
      for (const { document } of own) taken.add(document.id)
      const all = found.map(({ document }) => document)
      const ticked = tickedOf(product, all, locale)
      offered.push({
        product,
        documents: own.map((one) => toOffered(one, ticked.has(one.document.id), { locale, prints })),
        missing: missingOf(product, all, locale),
      })
    }
  }
  return { offered, unknown }
}

type Sheets = Pick<PrintsService, 'open'>

function toOffered(
  { document, live }: FoundDocument,
  isTicked: boolean,
  { locale, prints }: { locale: Locale; prints: Sheets },
): OfferedDocument {
  const { id, docType, language, number, revisions } = document
  const [current] = revisions
  const parts = [DOCUMENT_TYPES[docType].name[locale], docLanguageNames[language][locale], number]
  return {
    id,
    isTicked,
    name: parts.filter((part) => part !== '').join(' · '),
    url: live?.file ?? documentFilePath(id),
    bytes: current?.bytes ?? 0,
    pages: current?.pages ?? 1,
    async open(storage) {
      if (!live) return storage.open(current?.file ?? '')
      const sheet = await prints.open({ kind: 'sheet', id: live.product, language: language === 'ar' ? 'ar' : 'en' })
      return sheet === null || sheet === 'later' ? null : sheet.print.read()
    },
  }
}

const isIn = (locale: Locale) => (document: Document) => document.language === locale || document.language === 'mul'

/** The sheets in the language, else in the other one, and whatever proves a standard of the product. */
function tickedOf({ certifications }: Product, documents: Document[], locale: Locale): Set<string> {
  const ofType = (type: DocType) => documents.filter(({ docType }) => docType === type)
  const safety = ofType('sds').filter(isIn(locale))
  const others = documents.filter(({ docType }) => docType !== 'tds' && docType !== 'sds')
  const proofs = others.filter(({ standards }) => proves(standards, certifications))
  const chosen = [...ofType('tds').filter(isIn(locale)), ...(safety.length > 0 ? safety : ofType('sds')), ...proofs]
  return new Set(chosen.map(({ id }) => id))
}

function proves(standards: string[], chips: string[]): boolean {
  return chips.some((chip) => standards.some((standard) => provesChip(standard, chip)))
}

function missingOf({ hasSafetySheet, certifications }: Product, documents: Document[], locale: Locale): Missing[] {
  const hasSheet = documents.some((one) => one.docType === 'tds' && isIn(locale)(one))
  const unproven = certifications.filter((chip) => !documents.some(({ standards }) => proves(standards, [chip])))
  return [
    ...(hasSheet ? [] : [{ type: 'tds' as const, standards: [] }]),
    ...(hasSafetySheet && !documents.some(({ docType }) => docType === 'sds')
      ? [{ type: 'sds' as const, standards: [] }]
      : []),
    ...(unproven.length > 0 ? [{ type: 'certificate' as const, standards: unproven }] : []),
  ]
}

/** What visitors find of what was ticked, in the order of the products, and what they do not. */
export function chosenOf({ docs }: SubmittalForm, offered: OfferedProduct[]) {
  const all = offered.flatMap(({ documents }, product) => documents.map((document) => ({ document, product })))
  const chosen = all.filter(({ document }) => docs.includes(document.id))
  return { chosen, forged: docs.filter((id) => !all.some(({ document }) => document.id === id)) }
}
