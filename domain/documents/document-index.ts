import type { Product } from '#domain/products/product.ts'
import { tdsIn, tdsUrl } from '#domain/products/tds.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { productPath } from '#domain/site/paths.ts'
import { foldedWords, foldText } from '#domain/text/fold.ts'
import { type Localized, LOCALES } from '#domain/text/locale.ts'
import { type Document, BLANK_DOCUMENT } from './document.ts'
import { isVisible } from './document-status.ts'
import { DOCUMENT_TYPES, type DocType, type DocumentLanguage } from './document-types.ts'
import { foldStandard } from './standards.ts'

export type CoveredProduct = { id: string; code: string | null; name: Localized }

/** A document with the products that it names one by one, as far as they are on the site, and what it is found by. */
export type FoundDocument = {
  document: Document
  products: CoveredProduct[]
  /** Of a sheet that is printed when somebody asks for it: whose it is, its address, and that of its page. */
  live?: { product: string; file: string; path: string }
  /** Ids and codes of its products and their packs, folded. */
  codes: ReadonlySet<string>
  /** Its own, and those of its products. */
  brands: ReadonlySet<string>
  numberKey: string
  standards: readonly string[]
  /** All its words, and all its codes without blanks and hyphens. */
  text: string
  joined: string
}

export type Covered = CoveredProduct & { brandId: string | null; codes: string[] }

export function indexedDocument(document: Document, covered: readonly Covered[]): FoundDocument {
  const { docType, title, number, issuer, brand, brandId, standards } = document
  const { name, short } = DOCUMENT_TYPES[docType]
  const codes = covered.flatMap((product) => product.codes)
  const coded = [number, ...standards, ...codes]
  const names = [title, name, ...(brand ? [brand] : []), ...covered.map((product) => product.name)]
  const words = [short, issuer, ...names.flatMap(({ ar, en }) => [ar, en]), ...coded]
  return {
    document,
    products: covered.map((product) => ({ id: product.id, code: product.code, name: product.name })),
    codes: new Set(codes.map(foldCode)),
    brands: new Set([brandId, ...covered.map((product) => product.brandId)].filter((id) => id !== null)),
    numberKey: foldCode(number),
    standards: standards.map(foldStandard),
    text: foldText(words.join('\n')),
    joined: coded.map(foldCode).join('\n'),
  }
}

/** Whether visitors find it: what is of something on the site, is not withdrawn, and has not expired where that counts. */
export function isShown({ document, products }: FoundDocument, today: string): boolean {
  const { docType, brand, expires, revisions } = document
  const [current] = revisions
  const isCovering = products.length > 0 || brand !== null
  return (
    isCovering &&
    current !== undefined &&
    isVisible({ docType, expires, isWithdrawn: current.withdrawn !== null }, today)
  )
}

export type DocumentFilter = {
  q?: string
  type?: DocType | null
  /** Empty for all. */
  languages?: readonly DocumentLanguage[]
  brand?: string | null
  /** An id or a code. */
  product?: string | null
  standard?: string | null
}

/** Those that match, the best first: an exact code, then a number, then a standard, then words. */
export function findIndexed(all: readonly FoundDocument[], filter: DocumentFilter): FoundDocument[] {
  const { q = '', type = null, languages = [], brand = null, product = null, standard = null } = filter
  const [code, proof] = [product && foldCode(product), standard && foldStandard(standard)]
  const found = all.filter(
    ({ document, codes, brands, standards }) =>
      (type === null || document.docType === type) &&
      (languages.length === 0 || languages.includes(document.language)) &&
      (brand === null || brands.has(brand)) &&
      (code === null || codes.has(code)) &&
      (proof === null || standards.includes(proof)),
  )
  const words = foldedWords(q).map((word) => ({ word, code: foldCode(word) }))
  if (words.length === 0) return found
  const [whole, named] = [foldCode(q), foldStandard(q)]
  const rankOf = ({ codes, numberKey, standards, text, joined }: FoundDocument): number => {
    if (codes.has(whole)) return 0
    if (numberKey === whole) return 1
    if (named !== '' && standards.some((one) => one.startsWith(named))) return standards.includes(named) ? 2 : 3
    const hasAll = words.every((one) => text.includes(one.word) || (one.code !== '' && joined.includes(one.code)))
    return hasAll || (whole !== '' && joined.includes(whole)) ? 4 : Infinity
  }
  const ranked = found.map((one) => ({ one, rank: rankOf(one) })).filter(({ rank }) => rank !== Infinity)
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ one }) => one)
}

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
