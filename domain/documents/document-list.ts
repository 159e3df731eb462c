import { readPage } from '#domain/catalogue/collection-query.ts'
import type { Publication } from '#domain/records/publication.ts'
import { readListState } from '#domain/records/lists/list-state.ts'
import type { ListedState } from '#domain/records/publication.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { daysLeft } from './document-status.ts'
import type { Document } from './document.ts'
import type { CoveredProduct } from './document-index.ts'
import { DOC_TYPES, DOCUMENT_LANGUAGES, type DocType, type DocumentLanguage } from './document-types.ts'

export const DOCUMENT_PAGE_SIZE = 50

/** So many days are left at most, or none. */
export const EXPIRIES = ['60', '30', '7', 'expired'] as const
export type Expiry = (typeof EXPIRIES)[number]

const DOCUMENT_SORTS = ['issued', 'expires', 'title'] as const
export type DocumentSort = (typeof DOCUMENT_SORTS)[number]

/** What staff asked of the list of documents. It lives in the address, so that the list keeps its place. */
export type DocumentListQuery = {
  /** As it was typed. */
  search: string
  state: ListedState | null
  type: DocType | null
  language: DocumentLanguage | null
  brand: string | null
  product: string | null
  expiry: Expiry | null
  sort: DocumentSort
  page: number
}

export type DocumentRow = Document & { products: CoveredProduct[]; publication: Publication }

/** Reads a query string and never refuses one: what cannot be read means what is usual. */
export function readDocumentListQuery(search: URLSearchParams): DocumentListQuery {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name)) ?? null
  return {
    search: readListSearch(search),
    state: readListState(search),
    type: oneOf('type', DOC_TYPES),
    language: oneOf('language', DOCUMENT_LANGUAGES),
    brand: cleanLine(search.get('brand') ?? '') || null,
    product: cleanLine(search.get('product') ?? '') || null,
    expiry: oneOf('expiry', EXPIRIES),
    sort: oneOf('sort', DOCUMENT_SORTS) ?? 'issued',
    page: readPage(search),
  }
}

/** The query string of a list, without what is usual: '' or '?…'. */
export function documentListSearch({ search, sort, page, ...choices }: DocumentListQuery): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  for (const [name, value] of Object.entries(choices)) if (value !== null) query.set(name, value)
  if (sort !== 'issued') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

export function endsWithin({ expires }: Pick<Document, 'expires'>, expiry: Expiry, today: string): boolean {
  const left = daysLeft(expires, today)
  if (left === null) return false
  return expiry === 'expired' ? left < 0 : left >= 0 && left <= Number(expiry)
}

type Order = (one: Document, other: Document) => number

const titles = new Intl.Collator('ar', { numeric: true })

/** What expires first comes first; what does not expire, last. Those that were issued last are in order already. */
export const DOCUMENT_ORDERS: Record<DocumentSort, Order> = {
  issued: () => 0,
  expires: (one, other) => (one.expires ?? '9').localeCompare(other.expires ?? '9'),
  title: (one, other) => titles.compare(one.title.ar, other.title.ar),
}
