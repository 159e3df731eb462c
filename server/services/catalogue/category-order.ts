import type { StaffCaller } from '../../../domain/accounts/caller.ts'
import { listCategories, updateCategory } from '../../data/catalogue/categories-store.ts'
import { toInstant } from '../../data/engine/codec.ts'
import { inTransaction } from '../../data/engine/database.ts'
import { authorize } from '../accounts/authorization.ts'
import { recordChange, type Change } from '../records/edited-record.ts'
import type { EditingDeps } from '../records/record-editing.ts'

export type CategoryOrder = {
  /**
   * Puts the categories into the order in which their ids are named. Those that are not named, since somebody has just
   * added them, come after; ids that are none any more do no harm.
   */
  orderCategories(ids: readonly string[], by: StaffCaller): Promise<void>
}

const KIND: Change['kind'] = { subject: 'category' }

export function createCategoryOrder({ db, clock }: Pick<EditingDeps, 'db' | 'clock'>): CategoryOrder {
  return {
    orderCategories: (ids, by) =>
      inTransaction(db, async (tx) => {
        await authorize(tx, by, 'records.write')
        const places = new Map(ids.map((id, index) => [id, index]))
        const place = (id: string) => places.get(id) ?? places.size
        const ordered = (await listCategories(tx)).toSorted((one, other) => place(one.id) - place(other.id))
        const at = clock()
        for (const [index, { id, sortId }] of ordered.entries()) {
          if (sortId === index + 1) continue
          await updateCategory(tx, id, { sort_id: index + 1, updated_at: toInstant(at) })
          await recordChange(tx, { by, at, kind: KIND, verb: 'update', id, detail: { changed: ['sortId'] } })
        }
      }),
  }
}
