import { seenWithout } from '#content/admin/site/taken-off.ts'
import type { DraftKind } from '#domain/records/record-kinds.ts'
import { isContentKind } from '#domain/site/content/content-kinds.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listContent } from '#server/data/site/content-store.ts'

/** What visitors see when these records leave the site, where they are the last of their list, or a page; else null. */
export async function whatIsSeenWithout(db: Db, kind: DraftKind, ids: readonly string[]): Promise<Localized | null> {
  if (!isContentKind(kind)) return null
  const shown = await listContent(db, kind)
  const going = shown.filter(({ id }) => ids.includes(id))
  if (kind === 'page') {
    const page = going.map(({ id }) => id).find(isPageName)
    return (page && seenWithout[page]) ?? null
  }
  const isLast = going.some(({ body: { place } }) =>
    shown.every((row) => row.body['place'] !== place || going.includes(row)),
  )
  return isLast ? (seenWithout[kind] ?? null) : null
}
