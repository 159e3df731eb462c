import type { ListKind } from '#domain/site/content/content-kinds.ts'
import type { PageName } from '#domain/site/content/page-fields.ts'
import { tableState, type EntityTable } from '#server/data/catalogue/entities-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { hasCalculable } from '#server/data/catalogue/products-store.ts'
import { countContent, findContent } from '#server/data/site/content-store.ts'

type Need = { list: ListKind } | { page: PageName } | { table: EntityTable } | { products: 'calculable' }

/**
 * Pages that are there while there is something that they list, or while somebody has written their texts.
 */
const NEEDS: Readonly<Record<string, Need>> = {
  '/brands': { table: 'brands' },
  '/calculator': { products: 'calculable' },
  '/equivalents': { list: 'equivalent' },
  '/finder': { list: 'rule' },
  '/faq': { list: 'question' },
  '/about': { page: 'about' },
  '/policy': { page: 'policy' },
  '/terms-of-service': { page: 'terms' },
  '/privacy-policy': { page: 'privacy' },
  '/catalogue': { table: 'products' },
}

/** The addresses of pages that are there once these records are on the site, whatever comes with them first. */
export function pagesOf(records: Iterable<Readonly<Record<string, unknown>>>): Set<string> {
  const paths = new Set<string>()
  for (const { record, id, state = 'published' } of records) {
    if (state !== 'published') continue
    for (const [path, need] of Object.entries(NEEDS)) {
      if ('page' in need ? record === 'page' && id === need.page : 'list' in need && record === need.list)
        paths.add(path)
    }
  }
  return paths
}

/** The addresses, without language, of pages that this site does not have at the moment. */
export async function absentPages(db: Db): Promise<string[]> {
  const absent = await Promise.all(
    Object.entries(NEEDS).map(async ([path, need]) => ((await isThere(db, need)) ? [] : [path])),
  )
  return absent.flat()
}

async function isThere(db: Db, need: Need): Promise<boolean> {
  if ('products' in need) return hasCalculable(db)
  if ('table' in need) return (await tableState(db, need.table)).count > 0
  if ('list' in need) return (await countContent(db, need.list)) > 0
  return (await findContent(db, 'page', need.page)) !== null
}
