import { RECORD_KINDS, type DraftKind } from '#domain/kinds.ts'
import { LIST_KINDS } from '#domain/site/content/content-kinds.ts'

const FORM_KINDS = [
  'product',
  'category',
  'brand',
  'post',
  'document',
  ...LIST_KINDS,
  'page',
  'seo',
  'synonyms',
  'redirect',
  'alias',
  'customer',
  'webhook',
  'attribute',
] as const
export type FormKind = (typeof FORM_KINDS)[number]
export type ListedKind = Exclude<DraftKind, 'page'>

/** Where the list of a kind stands; its forms stand below it. */
export function listPath(kind: FormKind): string {
  return RECORD_KINDS[kind].list.split('?')[0]!
}

/** The kind that an address of the staff area is of: what stands below the site's content and in no list is a page. */
export function kindAt(pathname: string): FormKind {
  const path = pathname.slice(pathname.indexOf('/admin'))
  const kind = FORM_KINDS.find((one) => one !== 'page' && `${path}/`.startsWith(`${listPath(one)}/`))
  return kind ?? 'page'
}

export function listedKindAt(pathname: string): ListedKind {
  return kindAt(pathname) as ListedKind
}

/** The record that an address names; addresses that are records travel in the query. */
export function recordAt(params: { id?: string | undefined; page?: string | undefined }, url: URL): string {
  return params.id ?? params.page ?? url.searchParams.get('from') ?? ''
}

export function hasDrafts(kind: FormKind): kind is DraftKind {
  return RECORD_KINDS[kind].hasDrafts
}

/** Where whoever may is asked before a record goes. */
export function deletePath(kind: FormKind, id: string): string {
  return `${listPath(kind)}/delete/${encodeURIComponent(id)}`
}

/** In the address of a product's form when what stands beside it is asked for again: the code that is being typed. */
export const TYPED_CODE = 'code'
