import { sheetCategories, type SheetCategories } from '#domain/sheets/products/sheet-categories.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listUnusual } from '#server/data/records/records-store.ts'

/** The categories that cells may name: those on the site, and drafts, which products that are drafts may stand in. */
export async function readSheetCategories(db: Db): Promise<SheetCategories> {
  const onSite = await listCategories(db)
  const known = new Set(onSite.map(({ id }) => id))
  const drafts = (await listUnusual(db, 'category')).filter(({ id }) => !known.has(id))
  return sheetCategories(
    onSite,
    drafts.map(({ id, name }) => ({ id, slug: id, name })),
  )
}
