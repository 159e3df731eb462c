import { readPage } from '#domain/catalogue/collection-query.ts'
import { foldedWords, foldText } from '#domain/text/fold.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import type { Publication } from '#domain/records/publication.ts'
import { readListState } from '#domain/records/lists/list-state.ts'
import type { ListedState } from '#domain/records/publication.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import type { PostSummary } from './post.ts'

/** What staff asked of the list of posts. It lives in the address, so that the list keeps its place. */
export type PostListQuery = {
  /** As it was typed. */
  search: string
  /** Null for all states. */
  state: ListedState | null
  sort: PostSort
  /** Counted from 1. */
  page: number
}

const POST_SORTS = ['newest', 'oldest', 'title-en', 'title-ar'] as const
export type PostSort = (typeof POST_SORTS)[number]

export const POST_PAGE_SIZE = 24

/** One post in staff's list, with the languages in which it lacks a title, snippet or text. */
export type PostRow = PostSummary & { gaps: Locale[]; publication: Publication }

export type PostHead = { id: string; title: Localized; date: string; state: ListedState }

/** Reads a query string and never refuses one: what cannot be read means what is usual. */
export function readPostListQuery(search: URLSearchParams): PostListQuery {
  return {
    search: readListSearch(search),
    state: readListState(search),
    sort: POST_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
    page: readPage(search),
  }
}

/** The query string of a list, without what is usual: '' or '?…'. */
export function postListSearch({ search, state, sort, page }: PostListQuery): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (state !== null) query.set('state', state)
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** The posts of a state whose title, in either language, has every word of the search; in the order that was asked for. */
export function findPosts(
  heads: readonly PostHead[],
  { search, state, sort }: Omit<PostListQuery, 'page'>,
): PostHead[] {
  const words = foldedWords(search)
  const found = heads.filter(({ title, ...head }) => {
    if ((state ?? head.state) !== head.state) return false
    const text = foldText(`${title.ar}\n${title.en}`)
    return words.every((word) => text.includes(word))
  })
  return found.toSorted(ORDERS[sort])
}

type Order = (one: PostHead, other: PostHead) => number

const byId: Order = (one, other) => (one.id < other.id ? -1 : 1)
const byDate: Order = (one, other) => one.date.localeCompare(other.date)

const ORDERS: Record<PostSort, Order> = {
  newest: (one, other) => byDate(other, one) || byId(one, other),
  oldest: (one, other) => byDate(one, other) || byId(one, other),
  'title-en': byTitle('en'),
  'title-ar': byTitle('ar'),
}

function byTitle(locale: Locale): Order {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return (one, other) => compare(one.title[locale], other.title[locale]) || byId(one, other)
}

/** The languages in which something is empty. */
export function gapsOf(texts: Record<'title' | 'snippet' | 'detail', Localized<boolean>>): Locale[] {
  return LOCALES.filter((locale) => !texts.title[locale] || !texts.snippet[locale] || !texts.detail[locale])
}
