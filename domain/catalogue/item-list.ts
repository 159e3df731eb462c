import { cleanLine } from '#domain/text/clean-text.ts'
import { brandFinder, type NamedBrand } from './brand-names.ts'
import type { NamedCategory } from './category.ts'
import { readPage } from './collection-query.ts'
import { foldedWords, foldText } from '#domain/text/fold.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import type { Publication } from '#domain/records/publication.ts'
import { readListState } from '#domain/records/lists/list-state.ts'
import type { ListedState } from '#domain/records/publication.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { ProductGap } from '#domain/products/product-gaps.ts'
import { joined, joinedCodes } from '#domain/search/search-words.ts'

/** What staff asked of the list of products. It lives in the address, so that the list keeps its place. */
export type ItemListQuery = {
  /** As it was typed. */
  search: string
  category: string | null
  brand: string | null
  /** Null for all states. */
  state: ListedState | null
  /** Only products that lack something. */
  missing: boolean
  sort: ItemSort
  /** From the end of the order to its beginning. */
  reversed: boolean
  /** Counted from 1. */
  page: number
  /** The columns that are asked for; without them those that whoever asks likes. */
  columns?: readonly ItemColumn[]
}

/** What staff leave out of the list or add to it; the name in their language and what can be done stay. */
export const ITEM_COLUMNS = ['picture', 'other-name', 'category', 'code', 'price', 'state'] as const
export type ItemColumn = (typeof ITEM_COLUMNS)[number]

export const USUAL_COLUMNS: readonly ItemColumn[] = ITEM_COLUMNS.filter((column) => column !== 'price')

function readColumns(names: readonly string[]): ItemColumn[] {
  return ITEM_COLUMNS.filter((column) => names.includes(column))
}

const ITEM_SORTS = ['newest', 'name-ar', 'name-en', 'code', 'category'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

export const ITEM_PAGE_SIZE = 50

export type ItemRow = {
  id: string
  code: string | null
  name: Localized
  category: NamedCategory | null
  image: Picture | null
  gaps: ProductGap[]
  publication: Publication
}

/** Long enough for a code and both names, and codes among them once more; longer ones are found by their beginning. */
const LONGEST_FOLDED = 1500
/** Long enough to tell names apart; an index takes no longer ones. */
const LONGEST_KEY = 100
const DESCENDING = '-'

/** Reads a query string and never refuses one: what cannot be read means what is usual. */
export function readItemListQuery(search: URLSearchParams): ItemListQuery {
  return {
    search: readListSearch(search),
    category: cleanLine(search.get('category') ?? '') || null,
    brand: cleanLine(search.get('brand') ?? '') || null,
    state: readListState(search),
    missing: search.get('missing') === '1',
    ...readSort(search.get('sort')),
    page: readPage(search),
    ...(search.has('columns') && { columns: readColumns(search.get('columns')!.split(',')) }),
  }
}

export function withPresentBrand(query: ItemListQuery, brands: readonly NamedBrand[]): ItemListQuery {
  const { brand } = query
  if (brand === null) return query
  return { ...query, brand: brandFinder(brands)({ ar: brand, en: brand })?.name.en ?? brand }
}

/** An order as addresses name it: `name-en`, and `-name-en` from its end. */
export function sortName({ sort, reversed }: Pick<ItemListQuery, 'sort' | 'reversed'>): string {
  return `${reversed ? DESCENDING : ''}${sort}`
}

export function readSort(text: string | null): Pick<ItemListQuery, 'sort' | 'reversed'> {
  const reversed = text?.startsWith(DESCENDING) ?? false
  const name = reversed ? text?.slice(1) : text
  const sort = ITEM_SORTS.find((one) => one === name)
  return { sort: sort ?? 'newest', reversed: sort !== undefined && reversed }
}

/** The query string of a list, without what is usual: '' or '?…'. */
export function itemListSearch(list: ItemListQuery): string {
  const { search, category, brand, state, missing, sort, reversed, page, columns } = list
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (category !== null) query.set('category', category)
  if (brand !== null) query.set('brand', brand)
  if (state !== null) query.set('state', state)
  if (missing) query.set('missing', '1')
  if (sort !== 'newest' || reversed) query.set('sort', sortName({ sort, reversed }))
  if (page > 1) query.set('page', String(page))
  if (columns) query.set('columns', columns.join(','))
  const text = query.toString()
  return text && `?${text}`
}

/** What the search looks through for all of its words: code and names as one folded text, then codes without hyphens. */
export function searchedText({ code, name }: { code: string | null; name: Localized }): string {
  const text = foldText([code ?? '', name.ar, name.en].join('\n'))
  return [text, ...joinedCodes(text)].join('\n').slice(0, LONGEST_FOLDED)
}

/** The words of a search, folded; a code without its hyphens, as `searchedText` has every code, too. */
export function searchedWords(search: string): string[] {
  return foldedWords(search).map((word) => (joinedCodes(word)[0] === joined(word) ? joined(word) : word))
}

export type CodeOwner = { id: string; name: Localized }

/** What a code is ordered by: capitals and forms of letters make no difference, figures stand before letters. */
export function orderKey(text: string): string {
  return foldText(text).slice(0, LONGEST_KEY)
}
