import { cleanLine } from '#domain/text/clean-text.ts'
import { brandKey } from './brand-names.ts'

/** What a visitor asked of the collection. It lives in the address, so that a filtered page can be shared. */
export type CollectionQuery = {
  categories: string[]
  brands: string[]
  sort: CollectionSort
  /** Counted from 1. */
  page: number
}

export const COLLECTION_SORTS = ['newest', 'name', 'rating'] as const
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

/** Products on one page of the collection; a shorter list has no page numbers. */
export const PAGE_SIZE = 60

/** Products on one page of a list that is meant to be seen whole: all products, a category, search results. */
export const LONG_PAGE_SIZE = 120

const MAX_CHOICES = 50
const MAX_PAGE = 100_000

/**
 * Reads a query string and never refuses one: unknown sorts mean newest, unreadable pages mean the first,
 * repeated choices count once. Whether a category or brand exists is for the caller to see.
 */
export function readCollectionQuery(search: URLSearchParams): CollectionQuery {
  return {
    categories: choices(search, 'category'),
    brands: choices(search, 'brand'),
    sort: COLLECTION_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
    page: readPage(search),
  }
}

/** The page that a query string names, 1 where it names none that can be read. */
export function readPage(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1
}

/** The same query with its brands as the catalogue spells them: `masar`, `anadol-bond` and «مسار» are found, too. */
export function withSpelledBrands(query: CollectionQuery, brands: { value: string; name: string }[]): CollectionQuery {
  const spelled = query.brands.map((typed) => {
    const isMeant = (name: string) => brandKey(name) === brandKey(typed)
    return brands.find(({ value, name }) => isMeant(value) || isMeant(name))?.value ?? typed
  })
  return { ...query, brands: [...new Set(spelled)] }
}

/** What was chosen and is not there: an old link, or one typed by hand. */
export function unknownChoices(
  { categories, brands }: CollectionQuery,
  there: Record<'categories' | 'brands', { value: string }[]>,
): string[] {
  const isThere = (options: { value: string }[], choice: string) => options.some(({ value }) => value === choice)
  return [
    ...categories.filter((choice) => !isThere(there.categories, choice)),
    ...brands.filter((choice) => !isThere(there.brands, choice)),
  ]
}

/** The query string of a collection page, without what is usual (newest, first page): '' or '?…'. */
export function collectionSearch(query: CollectionQuery): string {
  const search = new URLSearchParams()
  for (const category of query.categories) search.append('category', category)
  for (const brand of query.brands) search.append('brand', brand)
  if (query.sort !== 'newest') search.set('sort', query.sort)
  if (query.page > 1) search.set('page', String(query.page))
  const text = search.toString()
  return text && `?${text}`
}

/** Whether nothing narrows the list. */
export function isWhole({ categories, brands }: CollectionQuery): boolean {
  return categories.length + brands.length === 0
}

/** The same query with one choice taken out, back on the first page. */
export function withoutChoice(query: CollectionQuery, kind: 'categories' | 'brands', choice: string): CollectionQuery {
  return { ...query, [kind]: query[kind].filter((chosen) => chosen !== choice), page: 1 }
}

/** The same query with one choice added, or taken out where it was there; back on the first page. */
export function toggledChoice(query: CollectionQuery, kind: 'categories' | 'brands', choice: string): CollectionQuery {
  if (query[kind].includes(choice)) return withoutChoice(query, kind, choice)
  return { ...query, [kind]: [...query[kind], choice], page: 1 }
}

/** At least one: an empty list is one empty page. */
export function pageCount(total: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size))
}

function choices(search: URLSearchParams, name: string): string[] {
  const given = search
    .getAll(name)
    .map(cleanLine)
    .filter((choice) => choice !== '')
  return [...new Set(given)].slice(0, MAX_CHOICES)
}
