import { unprefixedPath } from '#domain/text/locale.ts'
import { isTrackingKey } from '#domain/site/page-queries.ts'

/** What a redirect may lead to wherever it stands: its address may change, the redirect need not. */
export type RecordKind = 'categories' | 'brands' | 'products' | 'posts'
export type RecordRef = { kind: RecordKind; id: string }

/** A page whose words are fixed (its path, perhaps with a query), or a record. */
export type RedirectTarget = { path: string } | { record: RecordRef }

/** `kept` are the addresses that records had before; the others staff have written. */
export type RedirectOrigin = 'kept' | 'staff'

/** An address that leads elsewhere, in both languages alike: paths stand without their language. */
export type Redirect = {
  /** A path, and a query where the redirect holds for that query alone. */
  from: string
  target: RedirectTarget
  /** Where the target is at the moment. */
  to: string
  origin: RedirectOrigin
  version: number
  updatedAt: string
}

const LONGEST = 500
const UNREADABLE = /[\p{Cc}\p{Cf}\\]/u
/** Stands for every category: the addresses of products are distinguished by their last segment alone. */
const ANY = '*'

/**
 * A path as redirects keep and compare it: decoded, in small letters, without language and last slash. Null for what is
 * no path of this site. `/en/Blogs/Old%20One/` is `/blogs/old one`.
 */
export function toOwnPath(typed: string): string | null {
  const path = decoded(typed.trim().split(/[?#]/, 1)[0] ?? '')
  if (path === null || !/^\/(?!\/)/.test(path) || path.length > LONGEST) return null
  if (UNREADABLE.test(path) || /\/\/|\/\.{1,2}(\/|$)/.test(path)) return null
  const own = unprefixedPath(path.normalize('NFKC').toLowerCase())
  return own === '/' ? own : own.replace(/\/$/, '')
}

/**
 * The query of an address as redirects keep and compare it: in small letters, in one order, without the marks of
 * advertisements. Empty where there is none, null for one that nobody could type. `?ID=5&utm_source=x` is `?id=5`.
 */
export function toOwnQuery(typed: string): string | null {
  const [, query = ''] = /\?([^#]*)/.exec(typed.trim()) ?? []
  const parts = query.split('&').filter((part) => part !== '' && !isTrackingKey(part.split('=', 1)[0] ?? ''))
  const own = readable(parts.join('&').replaceAll('+', ' '))
  if (own === null || own.length > LONGEST || UNREADABLE.test(own)) return null
  return own === '' ? '' : `?${own.normalize('NFKC').toLowerCase().split('&').toSorted().join('&')}`
}

/** The address that a redirect begins at, as it is stored: a path, and its query where it has one. */
export function toOwnAddress(typed: string): string | null {
  const [path, query] = [toOwnPath(typed), toOwnQuery(typed)]
  return path === null || query === null ? null : path + query
}

/** The addresses under which a redirect for this path and query may be stored, the closest first. */
export function redirectKeys(path: string, query: string): string[] {
  const [, first, second, ...more] = path.split('/')
  const isProduct = first !== undefined && second !== undefined && more.length === 0
  return [...(query === '' ? [] : [path + query]), path, ...(isProduct ? [`/${ANY}/${second}`] : [])]
}

/** Where a redirect leads a visitor who came with this query. What named the redirect, or has no place, is left behind. */
export function destinationOf({ from, to }: Pick<Redirect, 'from' | 'to'>, search: string): string {
  if (from.includes('?') || to.includes('?')) return to
  const at = to.indexOf('#')
  return at === -1 ? to + search : to.slice(0, at) + search + to.slice(at)
}

export function addressOfSlug(kind: RecordKind, slug: string): string {
  if (kind === 'products') return `/${ANY}/${slug}`
  return `/${kind === 'posts' ? 'blogs' : kind}/${slug}`
}

/** An address as people read it: letters of any script in place of percent signs. */
export function decodedPath(path: string): string {
  return decoded(path) ?? path
}

/** Null of what is no encoded text. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** As people read it, though with the signs that would take a query apart as they were. */
function readable(query: string): string | null {
  try {
    return decodeURI(query)
  } catch {
    return null
  }
}
