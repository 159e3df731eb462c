import { categoryNotEmpty } from '#content/refusals.ts'
import { randomUUID } from 'node:crypto'
import { recordProblems } from '#content/record-problems.ts'
import { actorOf, type StaffCaller } from '#domain/accounts/caller.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import {
  toCategoryInput,
  type Category,
  type CategoryInput,
  BLANK_CATEGORY,
  readCategoryForm,
} from '#domain/catalogue/category.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { filesOf, lineFields } from '#domain/fields/field.ts'
import type { BinNote } from '#domain/records/record-state.ts'
import { recordForm } from '#domain/fields/record-form.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import { updateEntity } from '#server/data/catalogue/entities-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { findProducts } from '#server/data/catalogue/products-store.ts'
import { inTransaction, type Tx } from '#server/data/engine/database.ts'
import { findRecordsByKey } from '#server/data/records/records-store.ts'
import { versionsOfAct } from '#server/data/records/versions-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { CATEGORY_PLACE, createCategories, MOVED_AT_ONCE, type CategoryRemoval } from './categories.ts'
import { standingOf, type RecordType, type Removed } from '#server/records/type.ts'
import type { EditingDeps } from '#server/records/save.ts'
import { presentOfForm, type EditBase } from '#server/records/present.ts'
import { recorded, writeVersion, type WriteContext, newWriteContext } from '#server/records/write.ts'
import { productType } from './product-type.ts'

/** How a category is read from fields and written. */
export function categoryType({ clock }: Pick<EditingDeps, 'clock'>): RecordType<Category, CategoryInput> {
  return {
    ...CATEGORY_PLACE,
    idField: 'category_id',
    files: filesOf(CATEGORY_FIELDS),
    read: readCategoryForm,
    contentOf: (input) => lineFields(CATEGORY_FIELDS, input),
    inputOf: toCategoryInput,
    complete: (input) => ({ ...BLANK_CATEGORY, ...input }),
    on: (db, context) => createCategories({ db, clock, context }),
    stays: ({ productCount }) => (productCount > 0 ? categoryNotEmpty(productCount) : null),
    empty: (db, leaving) => emptyBefore({ db, clock }, leaving),
    remove: (tx, category, removal) => removeCategory(tx, { clock }, category, removal),
    giveBack: (tx, back) => giveBack(tx, { clock }, back),
  }
}

/** Its products go where the form says; the bin knows which they were. */
async function removeCategory(
  tx: Tx,
  deps: Pick<EditingDeps, 'clock'>,
  { id, productCount }: Category,
  { fields, context }: { fields: FormFields; context: WriteContext },
): Promise<Outcome<Removed>> {
  const removal = readRemoval(fields)
  if (!removal.ok) return removal
  const outcome = await createCategories({ db: tx, clock: deps.clock }).remove(id, removal.value)
  if (!outcome.ok) return outcome
  await recordMoves(tx, deps, { ids: outcome.value, from: id, context })
  const { moveTo: movedTo = null, uncategorise } = removal.value
  if (movedTo === null && !uncategorise) return success({ detail: {}, note: {} })
  const products = await productsOfAct(tx, context.actId)
  return success({ detail: { products: productCount, movedTo }, note: { products, movedTo } })
}

/**
 * Of many products most move before their category goes, some in each transaction: one with all of them would have
 * whoever writes wait for seconds, and its end would hold everybody up. What stops it halfway loses nothing: each product
 * is in one of the two categories, and the next removal moves the rest.
 */
async function emptyBefore(
  { db, clock }: Pick<EditingDeps, 'db' | 'clock'>,
  { fields, by, actId, base }: { fields: FormFields; by: StaffCaller; actId: string; base?: EditBase },
): Promise<void> {
  const type = categoryType({ clock })
  const removal = readRemoval(fields)
  if (!removal.ok) return
  /** Answers how many products there were before; 0 where none may move, or so few that they move with the removal. */
  const moveSome = (isFirst: boolean) =>
    inTransaction(db, async (tx) => {
      await authorize(tx, by, 'records.write')
      const found = await presentOfForm(tx, type, fields, base)
      const site = found.ok ? found.value.site : null
      if (site === null || site.productCount <= MOVED_AT_ONCE) return 0
      const { id, productCount } = site
      const moved = await createCategories({ db: tx, clock }).moveSome(id, removal.value)
      if (!moved.ok) return 0
      await recordMoves(tx, { clock }, { ids: moved.value, from: id, context: { by, at: clock(), actId } })
      if (isFirst) {
        const detail = { products: productCount, movedTo: removal.value.moveTo ?? null }
        const line = { id: randomUUID(), at: toInstant(clock()), actor: actorOf(by), subject: { kind: type.kind, id } }
        const record = { actId, key: null, name: null, number: null }
        await appendAudit(tx, { ...line, action: 'category.empty', detail, record })
      }
      return productCount
    })
  const count = await moveSome(true)
  // As many as there were, and not until there are few: another category may be giving its own to this one meanwhile.
  for (let moved = MOVED_AT_ONCE; moved < count; moved += MOVED_AT_ONCE) {
    if ((await moveSome(false)) === 0) return
  }
}

/** Its products go back into it, as far as they are where its deletion left them. */
async function giveBack(
  tx: Tx,
  { clock }: Pick<EditingDeps, 'clock'>,
  { id, note, context }: { id: string; note: BinNote; context: WriteContext },
): Promise<number> {
  const type = productType({ clock })
  const products = await findProducts(tx, note.products ?? [])
  const left = products.filter(({ category }) => (category?.id ?? null) === (note.movedTo ?? null))
  for (const product of left) {
    const outcome = await type.on(tx).update(product.id, { categoryId: id })
    if (outcome.ok) await recorded(tx, type, product, outcome.value, { ...context, act: 'bulk', isQuiet: true })
  }
  return left.length
}

/** Each product that the removal of a category moves has a version of it; the line of the removal tells of all. */
async function recordMoves(
  tx: Tx,
  { clock }: Pick<EditingDeps, 'clock'>,
  { ids, from, context }: { ids: string[]; from: string; context: WriteContext },
): Promise<void> {
  const kind = productType({ clock })
  for (const product of await findProducts(tx, ids)) {
    const after = standingOf(kind, product)
    const before = { ...after, content: { ...after.content, category_id: from }, version: product.version - 1 }
    await writeVersion(tx, { kind: 'product', before, after, context: { ...context, act: 'bulk', isQuiet: true } })
  }
}

async function productsOfAct(tx: Tx, actId: string): Promise<string[]> {
  const versions = await versionsOfAct(tx, actId)
  const heads = await findRecordsByKey(
    tx,
    versions.map(({ recordKey }) => recordKey),
  )
  return heads.map(({ id }) => id)
}

function readRemoval(fields: FormFields): Outcome<CategoryRemoval> {
  const form = recordForm(fields, { isNew: true })
  const moveTo = form.line('move_to')
  const uncategorise = form.flag('uncategorise') ?? false
  if (Object.keys(form.problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(form.problems) })
  return success(moveTo ? { moveTo, uncategorise } : { uncategorise })
}

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
