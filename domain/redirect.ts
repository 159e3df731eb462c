import { unprefixedPath } from './locale.ts'

/** What a redirect may lead to wherever it stands: its address may change, the redirect need not. */
export type RecordKind = 'categories' | 'products' | 'posts'
export type RecordRef = { kind: RecordKind; id: string }

/** A page whose words are fixed (its path, perhaps with a query), or a record. */
export type RedirectTarget = { path: string } | { record: RecordRef }

/** `kept` are the addresses that records had before; the others staff have written. */
export type RedirectOrigin = 'kept' | 'staff'

/** An address that leads elsewhere, in both languages alike: paths stand without their language. */
export type Redirect = {
  from: string
  target: RedirectTarget
  /** Where the target is at the moment. */
  to: string
  origin: RedirectOrigin
  version: number
  updatedAt: string
}

const LONGEST = 500
/** Stands for every category: the addresses of products are told apart by their last segment alone. */
const ANY = '*'

/**
 * A path as redirects keep and compare it: decoded, in small letters, without language and last slash. Null for what is
 * no path of this site. `/en/Blogs/Old%20One/` is `/blogs/old one`.
 */
export function toOwnPath(typed: string): string | null {
  const path = decoded(typed.trim().split(/[?#]/, 1)[0] ?? '')
  if (path === null || !/^\/(?!\/)/.test(path) || path.length > LONGEST) return null
  if (/[\p{Cc}\p{Cf}\\]|\/\/|\/\.{1,2}(\/|$)/u.test(path)) return null
  const own = unprefixedPath(path.normalize('NFKC').toLowerCase())
  return own === '/' ? own : own.replace(/\/$/, '')
}

/** The addresses under which a redirect for this path may be kept, the closest first. */
export function redirectKeys(path: string): string[] {
  const [, first, second, ...more] = path.split('/')
  const isProduct = first !== undefined && second !== undefined && more.length === 0
  return isProduct ? [path, `/${ANY}/${second}`] : [path]
}

/** Where a record was found under a slug that it had. */
export function addressOfSlug(kind: RecordKind, slug: string): string {
  if (kind === 'products') return `/${ANY}/${slug}`
  return kind === 'posts' ? `/blogs/${slug}` : `/categories/${slug}`
}

/** An address as people read it: letters of any script in place of percent signs. */
export function decodedPath(path: string): string {
  return decoded(path) ?? path
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
