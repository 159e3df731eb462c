import { cleanLine } from '#domain/text/clean-text.ts'
import { brandKey } from './brand-names.ts'

/** What was chosen, by the key of its facet. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** What a visitor asked of the collection. It lives in the address, so that a filtered page can be shared. */
export type CollectionQuery = {
  chosen: Chosen
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
 * repeated choices count once. Whether there is such a facet, category or brand is for the caller to see.
 */
export function readCollectionQuery(search: URLSearchParams): CollectionQuery {
  const keys = [...new Set([...FIRST_KEYS, ...search.keys()])].filter((key) => isFacetKey(key))
  let left = MAX_CHOICES
  const chosen = keys.flatMap((key) => {
    const values = choices(search, key).slice(0, key === ONE_VALUE ? 1 : left)
    left -= values.length
    return values.length === 0 ? [] : [[key, values] as const]
  })
  return {
    chosen: Object.fromEntries(chosen),
    sort: COLLECTION_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
    page: readPage(search),
  }
}

/** What stands first in addresses; the other keys stand as they came. */
const FIRST_KEYS = ['category', 'brand']
const OTHER_KEYS = ['sort', 'page', 'view', 'q']
/** At least so much: more than one value would say nothing. */
const ONE_VALUE = 'movement'

function isFacetKey(key: string): boolean {
  return /^[a-z][a-z0-9_]{0,39}$/.test(key) && !OTHER_KEYS.includes(key)
}

/** The page that a query string names, 1 where it names none that can be read. */
export function readPage(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1
}

/** The same query with its brands as the catalogue spells them: `masar`, `anadol-bond` and «مسار» are found, too. */
export function withSpelledBrands(query: CollectionQuery, brands: { value: string; name: string }[]): CollectionQuery {
  const spelled = chosenOf(query, 'brand').map((typed) => {
    const isMeant = (name: string) => brandKey(name) === brandKey(typed)
    return brands.find(({ value, name }) => isMeant(value) || isMeant(name))?.value ?? typed
  })
  return { ...query, chosen: withValues(query.chosen, 'brand', [...new Set(spelled)]) }
}

/** The categories or brands that were chosen and are not there: an old link, or one typed by hand. */
export function unknownChoices(query: CollectionQuery, there: Record<string, { value: string }[]>): string[] {
  return FIRST_KEYS.flatMap((key) =>
    chosenOf(query, key).filter((choice) => !there[key]?.some(({ value }) => value === choice)),
  )
}

/** The query string of a collection page, without what is usual (newest, first page): '' or '?…'. */
export function collectionSearch(query: CollectionQuery): string {
  const search = new URLSearchParams()
  for (const [key, values] of Object.entries(query.chosen)) for (const value of values) search.append(key, value)
  if (query.sort !== 'newest') search.set('sort', query.sort)
  if (query.page > 1) search.set('page', String(query.page))
  const text = search.toString()
  return text && `?${text}`
}

export function chosenOf({ chosen }: Pick<CollectionQuery, 'chosen'>, key: string): readonly string[] {
  return Object.hasOwn(chosen, key) ? chosen[key]! : []
}

/** How many values narrow the list. */
export function choiceCount({ chosen }: Pick<CollectionQuery, 'chosen'>): number {
  return Object.values(chosen).reduce((sum, values) => sum + values.length, 0)
}

/** The same query with one value added, or taken out where it was there; back on the first page. */
export function toggledChoice(query: CollectionQuery, key: string, value: string): CollectionQuery {
  const values = chosenOf(query, key)
  if (values.includes(value)) return withoutChoice(query, key, value)
  return { ...query, chosen: withValues(query.chosen, key, key === ONE_VALUE ? [value] : [...values, value]), page: 1 }
}

/** The same query with one value taken out, back on the first page. */
export function withoutChoice(query: CollectionQuery, key: string, value: string): CollectionQuery {
  const values = chosenOf(query, key).filter((chosen) => chosen !== value)
  return { ...query, chosen: withValues(query.chosen, key, values), page: 1 }
}

function withValues(chosen: Chosen, key: string, values: readonly string[]): Chosen {
  const { [key]: _before, ...others } = chosen
  if (values.length === 0) return others
  return FIRST_KEYS.includes(key) || !(key in chosen)
    ? inOrder({ ...others, [key]: values })
    : { ...chosen, [key]: values }
}

function inOrder(chosen: Chosen): Chosen {
  const first = FIRST_KEYS.flatMap((key) => (chosen[key] ? [[key, chosen[key]] as const] : []))
  return { ...Object.fromEntries(first), ...chosen }
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
  return [...new Set(given)]
}
