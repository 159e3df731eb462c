import { nameFields } from '#domain/imports/new-categories.ts'
import type { Clock } from '#server/clock.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { categoryKind } from '#server/services/catalogue/category-editing.ts'
import { add } from '#server/services/records/record-changes.ts'
import type { WriteContext } from '#server/services/records/versioned-write.ts'
import { readSheetCategories } from '#server/services/sheets/listed-categories.ts'

/** Makes drafts of categories by their names, as a part of an act. One that is there by now is not made again. */
export async function makeCategories(
  tx: Tx,
  clock: Clock,
  names: readonly string[],
  context: WriteContext,
): Promise<void> {
  const known = await readSheetCategories(tx)
  for (const name of names) {
    if (known.find(name).ok) continue
    const fields = { intent: 'draft', ...nameFields(name) }
    const outcome = await add(tx, categoryKind({ clock }), { sent: { fields, problems: {} }, context })
    if (!outcome.ok) throw new Error(`The category ${name} could not be made.`)
  }
}
