import { fixedPages } from '#content/seo/fixed-pages.ts'
import { brandPath, categoryPath, postPath, productPath } from '#domain/site/paths.ts'
import {
  type RecordKind,
  type RecordRef,
  type RedirectTarget,
  redirectKeys,
  toOwnPath,
  toOwnQuery,
} from '#domain/records/redirect.ts'
import { UPLOADS_PATH } from '#domain/site/picture.ts'
import type { Db } from '#server/data/engine/database.ts'
import { categoryOf, entityExists, idOfSlug, slugOf, type EntityTable } from '#server/data/catalogue/entities-store.ts'
import { findFile } from '#server/data/site/files-store.ts'
import { findRedirect } from '#server/data/site/redirects-store.ts'
import { absentPages } from '#server/services/site/content/absent-pages.ts'

/**
 * What a visitor finds at a path without language: a page of its own, a record under its id or slug, or null. The same
 * rules as those of the pages themselves (docs/specification S7).
 */
export async function pageAt(db: Db, path: string): Promise<RedirectTarget | null> {
  if (fixedPages[path]) return { path }
  const named = recordNamedIn(path)
  const id = named && (await idOfName(db, named.kind, named.name))
  return named && id !== null ? { record: { kind: named.kind, id } } : null
}

/** The kind of record that a path without language leads to, and its id or slug; products stand below any category. */
export function recordNamedIn(path: string): { kind: RecordKind; name: string } | null {
  const [, first, name, ...more] = path.split('/')
  if (!first || !name || more.length > 0) return null
  return { kind: KINDS[first] ?? 'products', name }
}

const KINDS: Readonly<Record<string, RecordKind>> = { blogs: 'posts', categories: 'categories', brands: 'brands' }

/** Articles and brands are found by their slug first, for that is their address; the others by their id. */
async function idOfName(db: Db, kind: EntityTable, name: string): Promise<string | null> {
  const byId = async () => ((await entityExists(db, kind, name)) ? name : null)
  const bySlug = () => idOfSlug(db, kind, name)
  return kind === 'posts' || kind === 'brands'
    ? ((await bySlug()) ?? (await byId()))
    : ((await byId()) ?? (await bySlug()))
}

/** The address that a page or record has of its own; every other that leads to it redirects there. */
export async function ownAddress(db: Db, target: RedirectTarget): Promise<string> {
  return 'path' in target ? target.path : recordAddress(db, target.record)
}

async function recordAddress(db: Db, { kind, id }: RecordRef): Promise<string> {
  if (kind === 'categories') return categoryPath(id)
  if (kind === 'posts') return postPath((await slugOf(db, 'posts', id)) ?? id)
  if (kind === 'brands') return brandPath((await slugOf(db, 'brands', id)) ?? id)
  const category = await categoryOf(db, id)
  return productPath({ id, category: category === null ? null : { id: category } })
}

const NONE: ReadonlySet<string> = new Set()

/** Whether something answers at a link of this site; of other sites nobody knows. `coming`: pages that are about to be there. */
export async function leadsSomewhere(db: Db, link: string, coming = NONE): Promise<boolean> {
  const path = link.startsWith('/') ? toOwnPath(link) : null
  if (!(await isKnown(db, link))) return false
  return path === null || coming.has(path) || !(await absentPages(db)).includes(path)
}

/** The same of a link that is drawn only as long as something answers: a page of this site may still be without texts. */
export async function isKnown(db: Db, link: string): Promise<boolean> {
  if (!link.startsWith('/')) return true
  const path = toOwnPath(link)
  if (path === null) return false
  if (path.startsWith(`${UPLOADS_PATH}/`)) return (await findFile(db, path.slice(UPLOADS_PATH.length + 1))) !== null
  if (await pageAt(db, path)) return true
  return (await findRedirect(db, redirectKeys(path, toOwnQuery(link) ?? ''))) !== null
}
