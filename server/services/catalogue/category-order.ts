import type { StaffCaller } from '#domain/accounts/caller.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import { updateEntity } from '#server/data/catalogue/entities-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { EditingDeps } from '#server/records/save.ts'
import { recorded, newWriteContext, type WriteContext } from '#server/records/write.ts'
import { categoryType } from './category-type.ts'

export type CategoryOrder = {
  /**
   * Puts the categories into the order in which their ids are named. Those that are not named, since somebody has just
   * added them, come after; ids that are none any more do no harm. Answers the act, null where they stand so already.
   */
  orderCategories(ids: readonly string[], by: StaffCaller): Promise<{ actId: string | null }>
}

export function createCategoryOrder({ db, clock }: Pick<EditingDeps, 'db' | 'clock'>): CategoryOrder {
  return {
    orderCategories: (ids, by) =>
      inTransaction(db, async (tx) => {
        await authorize(tx, by, 'records.write')
        const places = new Map(ids.map((id, index) => [id, index]))
        const place = (id: string) => places.get(id) ?? places.size
        const ordered = (await listCategories(tx)).toSorted((one, other) => place(one.id) - place(other.id))
        const context: WriteContext = { ...newWriteContext(by, clock()), act: 'bulk' }
        const kind = categoryType({ clock })
        let isMoved = false
        for (const [index, category] of ordered.entries()) {
          const { id, sortId, version } = category
          if (sortId === index + 1) continue
          const updatedAt = toInstant(context.at)
          await updateEntity(tx, 'categories', id, { sort_id: index + 1, updated_at: updatedAt })
          const after = { ...category, sortId: index + 1, version: version + 1, updatedAt }
          await recorded(tx, kind, category, after, context)
          isMoved = true
        }
        return { actId: isMoved ? context.actId : null }
      }),
  }
}
