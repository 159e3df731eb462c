import { itemListSearch, readItemListQuery, type ItemListQuery } from '#domain/catalogue/item-list.ts'
import { postListSearch, readPostListQuery, type PostListQuery } from '#domain/posts/post-list.ts'
import { documentListSearch, readDocumentListQuery, type DocumentListQuery } from '#domain/documents/document-list.ts'
import { readListState } from '#domain/records/lists/list-state.ts'
import type { ListedState } from '#domain/records/publication.ts'
import { readContentQuery } from '#domain/site/content/content-list-query.ts'
import { listPath, type ListedKind } from './record-address.ts'

/** What a list of records is asked for; its address says it. */
export type ListQuery = {
  search: string
  state: ListedState | null
  page?: number
  sort?: string
  columns?: readonly string[]
}

type Queries<Query extends ListQuery> = {
  read(parameters: URLSearchParams): Query
  /** '' or '?…'. */
  search(query: Query): string
}

function queries<Query extends ListQuery>(of: Queries<Query>): Queries<ListQuery> {
  return of
}

const ofProducts = queries<ItemListQuery>({ read: readItemListQuery, search: itemListSearch })
const ofPosts = queries<PostListQuery>({ read: readPostListQuery, search: postListSearch })
const ofDocuments = queries<DocumentListQuery>({ read: readDocumentListQuery, search: documentListSearch })
const searched = { read: readContentQuery, search: plainSearch }
const unsearched = {
  read: (parameters: URLSearchParams) => ({ search: '', state: readListState(parameters) }),
  search: plainSearch,
}

function plainSearch({ search, state }: ListQuery): string {
  const values = Object.entries({ q: search, state: state ?? '' }).filter(([, value]) => value !== '')
  const query = new URLSearchParams(values).toString()
  return query && `?${query}`
}

export function listQueries(kind: ListedKind): Queries<ListQuery> {
  if (kind === 'product') return ofProducts
  if (kind === 'post') return ofPosts
  if (kind === 'document') return ofDocuments
  return kind === 'brand' || kind === 'category' ? unsearched : searched
}

export function listAddress(kind: ListedKind, query: ListQuery): string {
  return listPath(kind) + listQueries(kind).search(query)
}
