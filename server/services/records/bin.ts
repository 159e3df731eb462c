import { restoring } from '#content/admin/record-restoring.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import { failure, type Failure, type Outcome, type Stale } from '#domain/records/errors.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { inTransaction, inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { findProducts } from '#server/data/catalogue/products-store.ts'
import {
  deleteBinned,
  findBinned,
  listBinned,
  setNote,
  takeFromBin,
  type Binned,
} from '#server/data/records/bin-store.ts'
import { deleteUnusedContents } from '#server/data/records/version-contents-store.ts'
import { contentsOf } from '#server/data/records/versions-store.ts'
import { authorize } from '#server/services/accounts/authorization.ts'
import { productKind } from '#server/services/catalogue/product-editing.ts'
import { bringBack } from './companions.ts'
import { keptKinds } from './kept-kinds.ts'
import { recorded } from './record-writing.ts'
import { contentAt } from './present-record.ts'
import { planLeft } from './publication/publication.ts'
import { newWriteContext, type WriteContext } from './versioned-write.ts'

/** What a record from the bin is called now, and which of its addresses others have taken. */
export type RestoredFromBin = { actId: string; id: string; told: 'slug'[]; taken: string[]; productsBack: number }

export type RestoreFromBin = {
  binId: string
  /** In place of a category that is gone; null for none. */
  category?: string | null
  /** Of a category: its products go back into it, as far as they are where its deletion left them. */
  productsBack?: boolean
}

export type BinService = {
  /** Brings a record back as it was, under another id where its own is taken. */
  restoreFromBin(wish: RestoreFromBin, by: StaffCaller): Promise<Outcome<RestoredFromBin, Failure | Stale<unknown>>>
  /** Deletes for good; answers how many there were. An owner's. */
  purge(binIds: readonly string[], by: StaffCaller): Promise<number>
  emptyBin(by: StaffCaller): Promise<number>
}

type Deps = { db: Db; clock: Clock; siteUrl: string; onPlan?: () => void }

/** Records that go for good in one transaction: others write in between. */
const PURGED_AT_ONCE = 50

export function createBin(deps: Deps): BinService {
  const { db, clock } = deps
  const purgeSome = (binIds: readonly string[], by: StaffCaller) =>
    inTransaction(db, async (tx) => {
      await authorize(tx, by, 'records.purge')
      let purged = 0
      for (const binId of binIds) if (await purge(tx, binId, newWriteContext(by, clock()))) purged++
      return purged
    })
  return {
    async restoreFromBin(wish, by) {
      const restore = (tx: Tx) => restoreFromBin(tx, deps, wish, newWriteContext(by, clock()))
      const outcome = await inTransactionIf(db, restore, ({ ok }) => ok)
      // What comes back may be planned again.
      deps.onPlan?.()
      return outcome
    },
    async purge(binIds, by) {
      let purged = 0
      for (let at = 0; at === 0 || at < binIds.length; at += PURGED_AT_ONCE) {
        purged += await purgeSome(binIds.slice(at, at + PURGED_AT_ONCE), by)
      }
      return purged
    },
    async emptyBin(by) {
      let purged = 0
      for (let isMore = true; isMore;) {
        const found = await listBinned(db, { limit: PURGED_AT_ONCE })
        const some = await purgeSome(
          found.map(({ head }) => head.key),
          by,
        )
        purged += some
        isMore = some > 0
      }
      return purged
    },
  }
}

/** The same as a part of a transaction, and of an act. */
export async function restoreFromBin(
  tx: Tx,
  { clock, siteUrl }: Omit<Deps, 'db'>,
  { binId, category, productsBack = false }: RestoreFromBin,
  act: WriteContext,
): Promise<Outcome<RestoredFromBin, Failure | Stale<unknown>>> {
  const binned = await findBinned(tx, binId)
  if (!binned) return failure({ kind: 'not-found' })
  const { kind, createdAt, key } = binned.head
  await authorize(tx, act.by, recordKind(kind).writes)
  const kept = keptKinds({ clock, siteUrl })[kind]
  await takeLock(tx, kept.lock(binned.head.id))
  const id = await kept.freeId(tx, binned.head.id)
  if (id === null) return failure({ kind: 'conflict', message: restoring.taken })
  // Somebody else may have brought it back while this waited for the lock.
  if (!(await takeFromBin(tx, key, { id }))) return failure({ kind: 'not-found' })
  const isOnSite = binned.head.state === 'published'
  const number = isOnSite ? binned.head.published : binned.head.draft
  const content = await contentAt(tx, binned.head, number)
  if (!content) return failure({ kind: 'not-found' })
  const given = category === undefined ? content : { ...content, category_id: category ?? '' }
  const context: WriteContext = { ...act, act: 'unbin', restoredFrom: number }
  const next = kept.putAside && planLeft(binned.head, context.at)
  if (!isOnSite) {
    const outcome = await kept.putAside?.(tx, { id, content: given, next, context })
    if (!outcome?.ok) return outcome ?? failure({ kind: 'not-found' })
    // What led to it leads to it again when it is on the site.
    await setNote(tx, key, binned.note)
    return { ok: true, value: { actId: context.actId, id, told: [], taken: [], productsBack: 0 } }
  }
  const outcome = await kept.put(tx, { id, content: given, next, context, createdAt })
  if (!outcome.ok) return outcome
  const taken = await bringBack(tx, { kind, id, context }, binned.note)
  const back = productsBack && kind === 'category' ? await putBack(tx, { clock, to: id, binned, context }) : 0
  return { ok: true, value: { actId: context.actId, id, told: outcome.value.told, taken, productsBack: back } }
}

type PuttingBack = { clock: Clock; to: string; binned: Binned; context: WriteContext }

async function putBack(tx: Tx, { clock, to, binned: { note }, context }: PuttingBack): Promise<number> {
  const kind = productKind({ clock })
  const products = await findProducts(tx, note.products ?? [])
  const left = products.filter(({ category }) => (category?.id ?? null) === (note.movedTo ?? null))
  for (const product of left) {
    const outcome = await kind.on(tx).update(product.id, { categoryId: to })
    if (outcome.ok) await recorded(tx, kind, product, outcome.value, { ...context, act: 'bulk', isQuiet: true })
  }
  return left.length
}

/** Deletes one record of the bin for good, and says so in the log; false where it is not there any more. */
export async function purge(tx: Tx, binId: string, { by, at, actId }: WriteContext): Promise<boolean> {
  const binned = await findBinned(tx, binId)
  const contents = await contentsOf(tx, binId)
  if (!binned || !(await deleteBinned(tx, binId))) return false
  await deleteUnusedContents(tx, contents)
  const { kind, id, name } = binned.head
  await appendAudit(tx, {
    id: randomUUID(),
    at: toInstant(at),
    actor: actorOf(by),
    action: 'record.purge',
    subject: { kind, id },
    detail: {},
    record: { actId, key: binId, name, number: null },
  })
  return true
}
