import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Brand } from '#domain/catalogue/brand.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Product } from '#domain/products/product.ts'
import type { AskedState } from '#domain/records/record-standing.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/page.ts'
import { countRecords, findRecords, listRecordIds } from '#server/data/records/records-store.ts'
import { brandKind } from '#server/services/catalogue/brand-editing.ts'
import { categoryKind } from '#server/services/catalogue/category-editing.ts'
import { productKind } from '#server/services/catalogue/product-editing.ts'
import { postKind } from '#server/services/posts/post-editing.ts'
import type { Edited, EditedKind } from './edited-kind.ts'
import { changedBy, findPresent } from './present-record.ts'

/** A record with what is known of it beside its content. */
export type StaffRecord<Entity> = { record: Entity; head: RecordHead }

/** What programs of staff read of one kind: also what is not on the site. */
export type StaffReads<Entity> = {
  /** How records stand, by id. */
  heads(ids: string[]): Promise<Map<string, RecordHead>>
  /** The newest content of a record, whether it is on the site or not. */
  newest(id: string): Promise<StaffRecord<Entity> | null>
  /** What is on the site of a record; of one that is not there, its draft. */
  standing(id: string): Promise<StaffRecord<Entity> | null>
  count(state: AskedState): Promise<number>
  /** The latest made first: what has unpublished changes with these, all else as it is on the site if it is there. */
  portions(state: AskedState, page?: Page): AsyncGenerator<StaffRecord<Entity>[]>
}

export type StaffReadsService = {
  category: StaffReads<Category>
  brand: StaffReads<Brand>
  product: StaffReads<Product>
  post: StaffReads<Post>
}

/** Records that are read before others have their turn. */
const AT_ONCE = 20

export function createStaffReads(deps: { db: Db; clock: Clock }): StaffReadsService {
  const { db } = deps
  return {
    category: readsOf(db, categoryKind(deps)),
    brand: readsOf(db, brandKind(deps)),
    product: readsOf(db, productKind(deps)),
    post: readsOf(db, postKind(deps)),
  }
}

function readsOf<Entity extends Edited, Input>(db: Db, kind: EditedKind<Entity, Input>): StaffReads<Entity> {
  const filterOf = (state: AskedState) => ({ kind: kind.subject, ...(state !== 'all' && { state }) })
  return {
    async heads(ids) {
      const known = await findRecords(db, kind.subject, ids)
      // What came past the services has no row yet.
      for (const id of ids) {
        const present = known.has(id) ? null : await findPresent(db, kind, id)
        if (present) known.set(id, present.head)
      }
      return known
    },
    async newest(id) {
      const present = await findPresent(db, kind, id)
      return present && { record: present.newest, head: present.head }
    },
    async standing(id) {
      const present = await findPresent(db, kind, id)
      return present && { record: changedBy(present, 'site'), head: present.head }
    },
    count: (state) => countRecords(db, filterOf(state)),
    async *portions(state, page = {}) {
      const ids = await listRecordIds(db, { ...filterOf(state), ...page })
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const some: StaffRecord<Entity>[] = []
        for (const id of ids.slice(at, at + AT_ONCE)) {
          const present = await findPresent(db, kind, id)
          if (!present) continue
          const { head, newest } = present
          some.push({ head, record: state === 'changed' ? newest : changedBy(present, 'site') })
        }
        yield some
        await yieldToEventLoop()
      }
    },
  }
}
