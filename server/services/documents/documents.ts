import { documentFilePath } from '#domain/documents/document-dto.ts'
import {
  findIndexed,
  indexedDocument,
  isShown,
  type Covered,
  type DocumentFilter,
  type FoundDocument,
  liveSheets,
} from '#domain/documents/document-index.ts'
import {
  DOCUMENT_ORDERS,
  endsWithin,
  type DocumentListQuery,
  type DocumentRow,
} from '#domain/documents/document-list.ts'
import { daysLeft, EXPIRING_DAYS, type EndingDocument } from '#domain/documents/document-status.ts'
import type { DocumentSubject } from '#domain/messages/inbox-view.ts'
import { lineOf, type FormFields } from '#domain/fields/form-values.ts'
import type { FormReading } from '#domain/messages/message-form.ts'
import { readDocumentRequest, type DocumentContent } from '#domain/messages/visitor-forms.ts'
import type { Product } from '#domain/products/product.ts'
import { readDocumentForm, BLANK_DOCUMENT, type Document } from '#domain/documents/document.ts'
import type { DocType, DocumentLanguage } from '#domain/documents/document-types.ts'
import type { DocumentCheck, DocumentGap } from '#domain/records/content-check.ts'
import { publicationOf } from '#domain/records/lists/list-state.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { coveredProducts, listDocuments } from '#server/data/documents/documents-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listUnusual } from '#server/data/records/records-store.ts'
import { draftsOf } from '#server/records/list-drafts.ts'
import type { ProductsService } from '#server/services/catalogue/products.ts'
import type { QuoteListsService } from '#server/services/quotes/quote-lists.ts'
import { documentGaps } from './document-gaps.ts'
import { documentType } from './document-type.ts'

/** Which file somebody asks for: of a document, or of the one of its type that a product has in a language. */
export type AskedFile = { revision?: number | undefined } & (
  | { documentId: string }
  | { code: string; type: DocType; language: DocumentLanguage }
)

/** `isOlder`: a newer revision is there; `gone`: it has expired, or was withdrawn. */
export type FoundFile =
  | { kind: 'file'; document: Document; revision: Document['revisions'][number]; isOlder: boolean }
  | { kind: 'gone'; document: Document; isWithdrawn: boolean }
  | { kind: 'several' }
  | { kind: 'other-languages'; languages: DocumentLanguage[] }
  | { kind: 'unknown' }

export type DocumentsService = {
  /** What visitors find and `filter` asks for, the best first; with `isExpired` also what has expired, with `isLive` also sheets that are printed. */
  find(filter?: DocumentFilter & { isExpired?: boolean; isLive?: boolean }): Promise<FoundDocument[]>
  /** As visitors find it; null also of what has expired for them. */
  get(id: string): Promise<Document | null>
  /** Those of a product and of its brand, as visitors find them, with its sheets that are printed. */
  ofProduct(product: Product): Promise<FoundDocument[]>
  file(asked: AskedFile): Promise<FoundFile>
  /** What staff's list asks for, also what is not on the site. */
  list(query: DocumentListQuery): Promise<DocumentRow[]>
  gaps(check: DocumentCheck): Promise<DocumentGap[]>
  /** What is on the site and ends within 60 days or has ended, archives apart, what ends first, first. */
  ending(): Promise<EndingDocument[]>
  /** The day in Riyadh, by which documents expire. */
  today(): string
}

type DocumentsDeps = { db: Db; clock: Clock; products: Pick<ProductsService, 'portions'>; memoize?: Memoize }

const ARCHIVE_DAYS = 30

export function createDocuments(deps: DocumentsDeps): DocumentsService {
  const { db, clock, products, memoize = unmemoized } = deps
  const live = memoize(() => allLive(products))
  const index = memoize(() => indexOf(db, listDocuments(db)))
  const unusual = memoize(() => listUnusual(db, 'document'))
  const drafts = memoize(async () => indexOf(db, draftDocuments(deps, await index(), await unusual())))
  const today = () => dayOfInstant(clock())
  const shown = async () => (await index()).filter((one) => isShown(one, today()))

  return {
    today,
    async find({ isExpired = false, isLive = false, ...filter } = {}) {
      const all = isExpired ? await index() : await shown()
      return findIndexed(isLive ? [...all, ...(await live())] : all, filter)
    },
    get: async (id) => (await shown()).find(({ document }) => document.id === id)?.document ?? null,
    async ofProduct(product) {
      const { id, brandId } = product
      const covers = ({ document }: FoundDocument) =>
        document.productIds.includes(id) || (brandId !== null && document.brandId === brandId)
      return [...(await shown()).filter(covers), ...liveSheets(product)]
    },
    async file(asked) {
      const all = await index()
      if ('documentId' in asked) {
        const found = all.find(({ document }) => document.id === asked.documentId)
        return found ? fileOf(found, asked.revision, today()) : { kind: 'unknown' }
      }
      const own = findIndexed(all, { product: asked.code, type: asked.type })
      const inLanguages = [asked.language, 'mul'].map((one) => own.filter(({ document }) => document.language === one))
      const current = inLanguages.map((some) => some.filter((one) => isShown(one, today())))
      // What has ended is answered with its end only where nothing else is there.
      const ended = inLanguages.map((some) => some.slice(0, 1))
      const [found, ...others] = [...current, ...ended].find((some) => some.length > 0) ?? []
      if (others.length > 0) return { kind: 'several' }
      if (found) return fileOf(found, asked.revision, today())
      const languages = new Set(own.filter((one) => isShown(one, today())).map(({ document }) => document.language))
      return languages.size > 0 ? { kind: 'other-languages', languages: [...languages] } : { kind: 'unknown' }
    },
    async list({ search, state, language, expiry, sort, ...filter }) {
      const all = [...(await drafts()), ...(await index())]
      const heads = new Map((await unusual()).map((head) => [head.id, head]))
      const found = findIndexed(all, { ...filter, q: search, languages: language === null ? [] : [language] })
      const rows = found.map(({ document, products }): DocumentRow => ({
        ...document,
        products,
        publication: publicationOf(heads.get(document.id)),
      }))
      const wanted = rows.filter(
        (row) =>
          (state === null || row.publication.state === state) && (expiry === null || endsWithin(row, expiry, today())),
      )
      return wanted.toSorted(DOCUMENT_ORDERS[sort])
    },
    gaps: async (check) => documentGaps(check, { index: await index(), products, today: today() }),
    ending: async () => endingOf(await index(), today()),
  }
}

function endingOf(index: readonly FoundDocument[], today: string): EndingDocument[] {
  const ending = index.flatMap(({ document }): EndingDocument[] => {
    const { expires, revisions } = document
    const [current] = revisions
    const left = daysLeft(expires, today)
    if (expires === null || left === null || left > EXPIRING_DAYS || !current || current.withdrawn !== null) return []
    // An archive had ended long before it came here.
    const leftThen = daysLeft(expires, dayOfInstant(new Date(current.createdAt)))!
    return leftThen < -ARCHIVE_DAYS ? [] : [{ document, expires, left }]
  })
  return ending.toSorted((one, other) => one.left - other.left)
}

async function allLive(products: DocumentsDeps['products']): Promise<FoundDocument[]> {
  const sheets: FoundDocument[] = []
  for await (const some of products.portions()) sheets.push(...some.flatMap(liveSheets))
  return sheets
}

/** The latest issued first. */
async function indexOf(db: Db, loading: Promise<Document[]>): Promise<FoundDocument[]> {
  const documents = await loading
  const products = await coveredProducts(db, [...new Set(documents.flatMap(({ productIds }) => productIds))])
  const covered = (ids: string[]) =>
    ids.map((id) => products.get(id)).filter((one): one is Covered => one !== undefined)
  return documents
    .toSorted((one, other) => (other.issued ?? '').localeCompare(one.issued ?? ''))
    .map((document) => indexedDocument(document, covered(document.productIds)))
}

/** What has no row on the site, as its newest version says. */
async function draftDocuments(
  deps: { db: Db; clock: Clock },
  onSite: readonly FoundDocument[],
  heads: Awaited<ReturnType<typeof listUnusual>>,
): Promise<Document[]> {
  const known = new Set(onSite.map(({ document }) => document.id))
  const alone = heads.filter(({ id }) => !known.has(id))
  const drafts = await draftsOf(deps.db, alone, (content) => readDocumentForm(content, null, true).input)
  const store = documentType(deps).on(deps.db)
  return Promise.all(
    drafts.map(({ head: { id, number, createdAt, updatedAt }, input }) =>
      store.draft({ ...BLANK_DOCUMENT, ...input }, { id, version: number, createdAt, updatedAt }),
    ),
  )
}

function fileOf(found: FoundDocument, n: number | undefined, today: string): FoundFile {
  const { document } = found
  const [current] = document.revisions
  const revision = n === undefined ? current : document.revisions.find((one) => one.n === n)
  if (!revision) return { kind: 'unknown' }
  const isOlder = revision !== current
  if (revision.withdrawn !== null) return { kind: 'gone', document, isWithdrawn: true }
  if (!isOlder && !isShown(found, today)) return { kind: 'gone', document, isWithdrawn: false }
  return { kind: 'file', document, revision, isOlder }
}

type AskedDocument = {
  reading: FormReading<DocumentContent>
  /** The product that is named by its id or one of its codes. */
  productId: string | undefined
  /** The document, where it is there by now. */
  there: { title: string; path: string } | null
}

type DocumentRequestsService = {
  /** The document that a request asks for, where it is on the site by now. */
  available(asked: DocumentSubject): Promise<{ title: Localized; path: string } | null>
  read(fields: FormFields, locale: Locale): Promise<AskedDocument>
}

type Deps = { quoteLists: Pick<QuoteListsService, 'productCalled'>; documents: Pick<DocumentsService, 'find'> }

export function createDocumentRequests({ quoteLists, documents }: Deps): DocumentRequestsService {
  return {
    async available({ type, product, language }) {
      if (type === '' || product === '') return null
      const languages = language === '' ? [] : [language, 'mul' as const]
      const [found] = await documents.find({ product, type, languages, isLive: true })
      return found
        ? { title: found.document.title, path: found.live?.file ?? documentFilePath(found.document.id) }
        : null
    },
    async read(fields, locale) {
      const typed = lineOf(fields, 'product')
      const product = (await quoteLists.productCalled(typed))?.product
      const called = product ? (product.code?.toUpperCase() ?? product.id) : typed
      const reading = readDocumentRequest(fields, called)
      const asked = reading.ok ? reading.content : null
      const languages = asked?.language ? [asked.language] : []
      const [found] =
        product && asked?.type
          ? await documents.find({ product: product.id, type: asked.type, languages, isLive: true })
          : []
      const there = found && {
        title: found.document.title[locale],
        path: found.live?.file ?? documentFilePath(found.document.id),
      }
      return { reading, productId: product?.id, there: there ?? null }
    },
  }
}
