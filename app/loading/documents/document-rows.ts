import { docLanguageNames } from '#content/documents/doc-names.ts'
import { documentsPage } from '#content/documents/centre.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import { documentFilePath } from '#domain/documents/document-dto.ts'
import type { FoundDocument } from '#domain/documents/document-index.ts'
import type { Document } from '#domain/documents/document.ts'
import { documentStatus } from '#domain/documents/document-status.ts'
import { DOCUMENT_TYPES, type DocType, type DocumentLanguage } from '#domain/documents/document-types.ts'
import { isProofOf, PROVING_TYPES } from '#domain/documents/standards.ts'
import type { ProductChip } from '#domain/products/product-view.ts'
import { documentPath } from '#domain/site/paths.ts'
import { formatDay } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'

export type DocumentRow = ReturnType<typeof toDocumentRow>

const SHOWN_PRODUCTS = 3

/** A document in one language, every part ready to be shown. */
export function toDocumentRow({ document, products, live }: FoundDocument, locale: Locale, today: string) {
  const { id, docType, title, language, brand, number, issued, expires } = document
  const [current] = document.revisions
  const covers = products.map(({ code, id: product }) => code?.toUpperCase() ?? product)
  const { bytes = null, pages = null, n = 1 } = current ?? {}
  return {
    id,
    title: title[locale] || title.en || title.ar,
    path: live?.path ?? documentPath(id),
    file: live?.file ?? documentFilePath(id),
    type: DOCUMENT_TYPES[docType].name[locale],
    language: docLanguageNames[language][locale],
    hreflang: hreflangOf(language),
    products: covers.length > 0 || !brand ? covers.slice(0, SHOWN_PRODUCTS) : [brand[locale]],
    more: Math.max(covers.length - SHOWN_PRODUCTS, 0),
    number,
    revision: document.revisionLabel || String(n),
    issued: issued && formatDay(issued, locale),
    expires: expires && formatDay(expires, locale),
    isExpired: documentStatus(expires, today) === 'expired',
    pages: pages === null ? '' : documentsPage.pages[locale](pages),
    size: bytes === null ? '' : sizeInWords(bytes, locale),
  }
}

function hreflangOf(language: DocumentLanguage): string | undefined {
  return language === 'mul' ? undefined : language
}

type SectionRow = Pick<DocumentRow, 'file' | 'hreflang'> & { label: string; facts: string }
export type DocumentsSection = { title: string; rows: SectionRow[]; requests: { text: string; path: string }[] }

function toSectionRow(entry: FoundDocument, locale: Locale, today: string): SectionRow {
  const { file, hreflang, type, language, number, pages, size, ...row } = toDocumentRow(entry, locale, today)
  const { columns, expired } = documentsPage
  const dated = (label: string, day: string | null) => (day === null ? '' : `${label} ${day}`)
  const facts = [
    number,
    `${columns.revision[locale]} ${row.revision}`,
    dated(columns.issued[locale], row.issued),
    dated((row.isExpired ? expired : columns.expires)[locale], row.expires),
    pages,
    size,
  ]
  return { file, hreflang, label: `${type} · ${language}`, facts: facts.filter((fact) => fact !== '').join(' · ') }
}

type Covered = { code: string; hasSafetySheet: boolean }

/** The documents of a product, those in the page's language first, and what can be asked for where there is none in it. */
export function toDocumentsSection(
  entries: FoundDocument[],
  { locale, today, product }: { locale: Locale; today: string; product?: Covered },
): DocumentsSection {
  const own = ({ document }: FoundDocument) => Number([locale, 'mul'].includes(document.language))
  const rows = entries
    .toSorted((one, other) => own(other) - own(one))
    .map((entry) => toSectionRow(entry, locale, today))
  const has = (type: DocType) => entries.some((entry) => entry.document.docType === type && own(entry) > 0)
  const wanted = product ? (['tds', ...(product.hasSafetySheet ? (['sds'] as const) : [])] as const) : []
  return {
    title: documentsPage.section[locale],
    rows,
    requests: wanted
      .filter((type) => !has(type))
      .map((type) => ({
        text: documentsPage.ask[locale](DOCUMENT_TYPES[type].name[locale]),
        path: requestPath({ product: product!.code, type, language: locale }),
      })),
  }
}

export function requestPath(
  asked: Partial<Record<'product' | 'type' | 'language' | 'standard' | 'q', string>>,
): string {
  return `/documents/request?${new URLSearchParams(asked)}`
}

/** Each certification with the document that proves it, or with where that is asked for. */
export function toChips(
  names: string[],
  entries: FoundDocument[],
  { code, locale }: { code: string; locale: Locale },
): ProductChip[] {
  const rank = ({ docType, language }: Document) => PROVING_TYPES.indexOf(docType) * 2 + Number(language !== locale)
  const proofs = entries
    .map(({ document }) => document)
    .toSorted((one, other) => rank(one) - rank(other) || (other.issued ?? '').localeCompare(one.issued ?? ''))
  return names.map((name) => {
    const proof = proofs.find((document) => isProofOf(document, name)) ?? null
    if (!proof) {
      const path = requestPath({ product: code, type: 'certificate', standard: name })
      return { name, label: documentsPage.declared[locale](name), path, file: null, proof }
    }
    const label = documentsPage.proven[locale](name, DOCUMENT_TYPES[proof.docType].name[locale])
    const { number, issuer, issued, expires } = proof
    return { name, label, path: '', file: documentFilePath(proof.id), proof: { number, issuer, issued, expires } }
  })
}
