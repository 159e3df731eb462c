import { tableState } from '#server/data/catalogue/entities-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { leadsSomewhere } from './link-targets.ts'

/** Whether visitors find anything at a link: a page may be without texts, and a list empty. */
export async function isWorthALink(db: Db, target: string): Promise<boolean> {
  const [path = ''] = target.split(/[?#]/, 1)
  if (path === '/blogs') return (await tableState(db, 'posts')).count > 0
  return leadsSomewhere(db, target)
}
