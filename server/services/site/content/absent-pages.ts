import type { ListKind } from '../../../../domain/site/content/content-kinds.ts'
import type { PageName } from '../../../../domain/site/content/page-fields.ts'
import { tableState, type EntityTable } from '../../../data/catalogue/entities-store.ts'
import type { Db } from '../../../data/engine/database.ts'
import { countContent, findContent } from '../../../data/site/content-store.ts'

type Need = { list: ListKind } | { page: PageName } | { table: EntityTable }

/** Pages that are there while there is something that they list, or while somebody has written their texts. */
const NEEDS: Readonly<Record<string, Need>> = {
  '/brands': { table: 'brands' },
  '/faq': { list: 'question' },
  '/about': { page: 'about' },
  '/policy': { page: 'policy' },
  '/terms-of-service': { page: 'terms' },
  '/privacy-policy': { page: 'privacy' },
}

/** The addresses, without language, of pages that this site does not have at the moment. */
export async function absentPages(db: Db): Promise<string[]> {
  const absent = await Promise.all(
    Object.entries(NEEDS).map(async ([path, need]) => ((await isThere(db, need)) ? [] : [path])),
  )
  return absent.flat()
}

async function isThere(db: Db, need: Need): Promise<boolean> {
  if ('table' in need) return (await tableState(db, need.table)).count > 0
  return 'list' in need ? (await countContent(db, need.list)) > 0 : (await findContent(db, 'page', need.page)) !== null
}
