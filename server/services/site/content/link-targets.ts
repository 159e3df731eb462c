import { redirectKeys, toOwnPath, toOwnQuery } from '#domain/records/redirect.ts'
import { UPLOADS_PATH } from '#domain/site/picture.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findFile } from '#server/data/site/files-store.ts'
import { findRedirect } from '#server/data/site/redirects-store.ts'
import { absentPages } from './absent-pages.ts'
import { pageAt } from '#server/services/site/site-addresses.ts'

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
