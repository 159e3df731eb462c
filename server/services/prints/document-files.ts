import { documentCode, tdsIn } from '#domain/products/tds.ts'
import { isDocType, isDocumentLanguage, typeOfDocument, type DocType } from '#domain/documents/document-types.ts'
import type { Product } from '#domain/products/product.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import type { MemoizeEach } from '#server/cache/memoized.ts'
import type { OpenedFile } from '#server/files/opened-file.ts'
import type { ProductsService } from '#server/services/catalogue/products.ts'
import type { DocumentsService, FoundFile } from '#server/services/documents/documents.ts'
import type { UploadsService } from '#server/services/media/uploads.ts'
import type { QuoteListsService } from '#server/services/quotes/quote-lists.ts'
import type { PrintsService } from './prints.ts'

/** What an address below `/d/` asks for; `revision` is null for the present one. */
export type AskedDocument = { revision: number | null } & (
  | { documentId: string }
  | { code: string; type: string; language: string }
)

export type FoundDocument =
  | {
      kind: 'file'
      file: OpenedFile
      /** What it is saved under. */
      name: string
      language: string
      /** Where the present one answers, from the site's root on, and those in other languages. */
      canonical: string
      languages: Record<string, string>
      isOlder: boolean
      isStale: boolean
    }
  /** There it is in other languages alone. */
  | { kind: 'elsewhere'; code: string; type: DocType; languages: Record<string, string> }
  | { kind: 'several'; code: string; type: DocType }
  /** It has ended, on a day, or was withdrawn. */
  | { kind: 'gone'; code: string; type: DocType; expires: string | null }
  | { kind: 'later' }

export type DocumentFilesService = {
  /** Null for what nobody knows. */
  open(asked: AskedDocument): Promise<FoundDocument | null>
}

type Deps = {
  products: Pick<ProductsService, 'shown'>
  quoteLists: Pick<QuoteListsService, 'knowEach'>
  documents: Pick<DocumentsService, 'file' | 'ofProduct'>
  uploads: Pick<UploadsService, 'open'>
  prints: PrintsService
  memoizeEach: MemoizeEach
}

const CODES_IN_MEMORY = 2000

export function createDocumentFiles(deps: Deps): DocumentFilesService {
  const idOf = deps.memoizeEach(CODES_IN_MEMORY, (code: string) => productCalled(deps, code))
  return {
    async open(asked) {
      const revision = asked.revision ?? undefined
      if ('documentId' in asked) {
        const { documentId } = asked
        const found = await deps.documents.file({ documentId, revision })
        return fileFound(deps, found, {
          product: null,
          canonical: `/d/${documentId}`,
          languages: {},
          isExact: asked.revision !== null,
        })
      }
      const type = asked.type.toLowerCase()
      const language = asked.language.toLowerCase()
      const id = isDocType(type) ? await idOf(asked.code) : null
      const product = id === null ? null : await deps.products.shown(id)
      if (!product || !isDocType(type)) return null
      const live = type === 'tds' ? await liveSheet(deps, product, language, asked.revision) : null
      if (live) return live
      const code = documentCode(product)
      const languages = await languagesOf(deps, product, type)
      const elsewhere = { kind: 'elsewhere', code, type, languages } as const
      const isThere = Object.keys(languages).length > 0 && asked.revision === null
      if (!isDocumentLanguage(language)) return isThere ? elsewhere : null
      const found = await deps.documents.file({ code: product.id, type, language, revision })
      if (found.kind === 'several') return { kind: 'several', code, type }
      if (found.kind === 'other-languages' || found.kind === 'unknown') return isThere ? elsewhere : null
      const canonical = `/d/${encodeURIComponent(code)}/${type}/${language}`
      return fileFound(deps, found, { product, canonical, languages, isExact: asked.revision !== null })
    },
  }
}

type Place = { product: Product | null; canonical: string; languages: Record<string, string>; isExact: boolean }

/** An uploaded file; of a withdrawn or ended one, that it is gone. */
async function fileFound(
  { uploads, products }: Deps,
  found: FoundFile,
  { product, canonical, languages, isExact }: Place,
): Promise<FoundDocument | null> {
  if (found.kind !== 'file' && found.kind !== 'gone') return null
  const { document } = found
  const [first] = document.productIds
  const about = product ?? (first === undefined ? null : await products.shown(first))
  const code = about ? documentCode(about) : document.number || document.id
  if (found.kind === 'gone')
    return { kind: 'gone', code, type: document.docType, expires: found.isWithdrawn ? null : document.expires }
  const file = await uploads.open(found.revision.file)
  const parts = [code, typeOfDocument(document.docType).short, document.language, `r${found.revision.n}`]
  return (
    file && {
      kind: 'file',
      file,
      name: fileName(parts),
      language: document.language,
      canonical,
      languages,
      isOlder: isExact && found.isOlder,
      isStale: false,
    }
  )
}

/** The printed sheet; null where there is none in the language, or the uploaded one is meant. */
async function liveSheet(
  deps: Deps,
  product: Product,
  language: string,
  revision: number | null,
): Promise<FoundDocument | null> {
  const locale = LOCALES.find((one) => one === language)
  const isLive = locale !== undefined && tdsIn(product, locale) === 'live'
  if (!locale || (!isLive && revision === null)) return null
  const isPresent = isLive && (revision === null || revision === product.tdsRevision)
  const found = isPresent ? await present(deps, product, locale) : await older(deps, { product, locale, revision })
  if (found === 'later') return { kind: 'later' }
  if (!found) return null
  const { n, isStale, ...file } = found
  return {
    kind: 'file',
    file,
    name: fileName([documentCode(product), 'TDS', locale, `r${n}`]),
    language: locale,
    canonical: `/d/${encodeURIComponent(documentCode(product))}/tds/${locale}`,
    languages: await languagesOf(deps, product, 'tds'),
    isOlder: revision !== null && n < product.tdsRevision,
    isStale,
  }
}

/** By the code on its packs, its id, or a stock or pack code; in any case, with hyphens or without. */
async function productCalled({ quoteLists }: Deps, code: string): Promise<string | null> {
  const line = { qty: null, unit: 'piece', note: '', text: '', stockCode: '', productId: '' } as const
  const known = await quoteLists.knowEach([
    { ...line, productId: code },
    { ...line, stockCode: code },
  ])
  return known.find(({ product }) => product)?.product?.id ?? null
}

/** Where the documents of a type answer that a product has, by their languages. */
async function languagesOf({ documents }: Deps, product: Product, type: DocType): Promise<Record<string, string>> {
  const own = (await documents.ofProduct(product)).filter(({ document }) => document.docType === type)
  const uploaded = type === 'tds' && product.tdsSource === 'none' ? [] : own.map(({ document }) => document.language)
  const live = type === 'tds' ? LOCALES.filter((locale) => tdsIn(product, locale) !== null) : []
  const code = encodeURIComponent(documentCode(product))
  const all = [...new Set<string>([...live, ...uploaded])]
  return Object.fromEntries(all.map((language) => [language, `/d/${code}/${type}/${language}`]))
}

type Sheet = OpenedFile & { n: number; isStale: boolean }

async function present({ prints }: Deps, product: Product, language: Locale): Promise<Sheet | 'later' | null> {
  const answer = await prints.open({ kind: 'sheet', id: product.id, language })
  if (answer === null || answer === 'later') return answer
  return { ...answer.print, n: answer.print.print.revision, isStale: answer.isStale }
}

async function older(
  { prints }: Deps,
  { product, locale, revision }: { product: Product; locale: Locale; revision: number | null },
): Promise<Sheet | null> {
  const print = revision === null ? null : await prints.revision(product.id, locale, revision)
  return print && { ...print, n: print.print.revision, isStale: false }
}

/** `S20-TDS-en-r3.pdf`; what other programs stumble over becomes a hyphen. */
export function fileName(parts: string[]): string {
  return `${parts.join('-').replaceAll(/[^\w.-]/g, '-')}.pdf`
}
