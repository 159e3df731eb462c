import type { NamedCategory } from '#domain/catalogue/category.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import type { Marks } from './marks.ts'

/** What somebody wants to see of what their words find. */
export type SearchRequest = {
  text: string
  /** One page of the products, counted from 1; the last where there are fewer. */
  page: number
  pageSize: number
  /** Products of one category alone. */
  categoryId: string | null
  /** Whether the products of each category are counted. */
  counted: boolean
  /** How many categories and posts at most. */
  categories: number
  posts: number
  /** How many of the closest products, on the first page alone. */
  closest: number
}

/** By name or code; by what is known of them; by words with a typo; by most of the words; not at all. */
export const SEARCH_MODES = ['names', 'closest', 'typo', 'partial', 'none'] as const
export type SearchMode = (typeof SEARCH_MODES)[number]

export type SearchFound = {
  /** All products that were found, and how many of them are of the wanted category. */
  total: number
  ofCategory: number
  page: number
  pages: number
  products: ProductSummary[]
  /** How many of all products found each category holds, where that was wanted. */
  byCategory: (NamedCategory & { count: number })[]
  /** Categories, brands and posts that answer by themselves. */
  categories: NamedCategory[]
  brands: { id: string; slug: string; name: Localized }[]
  posts: PostSummary[]
  /** Other pages of the site, by their paths. */
  sitePages: string[]
  /** Products of the wanted category that answer by what is known of them, and how many there are. */
  closest: { total: number; products: { product: ProductSummary; matches: Localized[] }[] }
  /** How the products were found. */
  mode: SearchMode
  /** Words that none of the products holds. */
  without: string[]
  /** Whether nothing at all answers. */
  missed: boolean
  /** Whether nothing holds what was typed, and these hold words that are a typo away from it. */
  corrected: boolean
  marks: Marks
}

type DeskKind = 'request' | 'quote' | RecordKindName

/** One thing of the staff area that answers a search. */
export type DeskFound = {
  kind: DeskKind
  id: string
  title: Localized
  /** What tells it from others of that title. */
  detail: Localized
  /** Its place in the staff area. */
  path: string
}

/** So many of each kind are offered. */
export const MOST_OF_KIND = 5
export const LONGEST_DESK_SEARCH = 200
