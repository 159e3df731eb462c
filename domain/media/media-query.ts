import { readPage } from '#domain/catalogue/collection-query.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import { isFileKind, type FileKind } from '#domain/site/stored-file.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { TAG_LIMITS } from './tags.ts'

export const MEDIA_SORTS = ['newest', 'size', 'name'] as const
export type MediaSort = (typeof MEDIA_SORTS)[number]

export const FILE_USES = ['used', 'unused'] as const
export type FileUse = (typeof FILE_USES)[number]

/** Which files of the library. */
export type MediaFilter = {
  search: string
  /** Null for all of them. */
  kind: FileKind | null
  use: FileUse | null
  /** Only pictures of which those who do not see them are told nothing. */
  lacksAlt: boolean
  /** '' for all of them. */
  tag: string
}

/** What staff asked of the library. It lives in the address. */
export type MediaQuery = MediaFilter & {
  sort: MediaSort
  /** Counted from 1. */
  page: number
}

/** Pictures that records show and of which those who do not see them are told nothing. */
export const WITHOUT_ALT = {
  search: '',
  kind: 'image',
  use: 'used',
  lacksAlt: true,
  tag: '',
  sort: 'newest',
} as const satisfies Omit<MediaQuery, 'page'>

export const MEDIA_PAGE_SIZE = 60

/** The part of the list that a page shows. */
export function mediaPage(page: number): { limit: number; offset: number } {
  return { limit: MEDIA_PAGE_SIZE, offset: (page - 1) * MEDIA_PAGE_SIZE }
}

/** Reads a query string and never refuses one: what cannot be read means what is usual. */
export function readMediaQuery(search: URLSearchParams): MediaQuery {
  const kind = search.get('kind')
  return {
    search: readListSearch(search),
    kind: isFileKind(kind) ? kind : null,
    use: FILE_USES.find((use) => use === search.get('use')) ?? null,
    lacksAlt: search.get('alt') === 'missing',
    tag: cleanLine(search.get('tag') ?? '').slice(0, TAG_LIMITS.length),
    sort: MEDIA_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
    page: readPage(search),
  }
}

/** The query string of a list, without what is usual: '' or '?…'. */
export function mediaSearch({ search, kind, use, lacksAlt, tag, sort, page }: MediaQuery): string {
  const values = {
    q: search,
    kind: kind ?? '',
    use: use ?? '',
    alt: lacksAlt ? 'missing' : '',
    tag,
    sort: sort === 'newest' ? '' : sort,
    page: page > 1 ? String(page) : '',
  }
  const text = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  return text && `?${text}`
}
