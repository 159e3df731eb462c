import type { ListKind } from '../../../../domain/site/content/content-kinds.ts'
import type { PageName } from '../../../../domain/site/content/page-fields.ts'
import type { Db } from '../../../data/engine/database.ts'
import { countContent, findContent } from '../../../data/site/content-store.ts'

/** Pages that are there while there is something of a list, or while somebody has written their texts. */
const NEEDS: Readonly<Record<string, { list: ListKind } | { page: PageName }>> = {
  '/faq': { list: 'question' },
  '/about': { page: 'about' },
  '/policy': { page: 'policy' },
  '/terms-of-service': { page: 'terms' },
  '/privacy-policy': { page: 'privacy' },
}

/** The addresses, without language, of pages that this site does not have at the moment. */
export async function absentPages(db: Db): Promise<string[]> {
  const absent = await Promise.all(
    Object.entries(NEEDS).map(async ([path, need]) => {
      const isThere =
        'list' in need ? (await countContent(db, need.list)) > 0 : (await findContent(db, 'page', need.page)) !== null
      return isThere ? [] : [path]
    }),
  )
  return absent.flat()
}
