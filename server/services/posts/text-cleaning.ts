import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Localized } from '#domain/text/locale.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import type { Clock } from '#server/clock.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { findPost, listPostSummaries } from '#server/data/posts/posts-store.ts'
import { lockRecord } from '#server/records/present.ts'
import { recorded, newWriteContext } from '#server/records/write.ts'
import { postType } from './posts.ts'
import { cleanRichText } from './rich-text.ts'

export type TextCleaningService = {
  /**
   * Cleans the texts of all posts again and answers how many were not clean: a cleaner that has become stricter takes out
   * what an earlier one let pass, and so does this one what was written past it.
   */
  cleanAll(): Promise<number>
}

const CLEANER: Actor = { kind: 'system', id: null, name: 'text cleaning' }

export function createTextCleaning({ db, clock }: { db: Db; clock: Clock }): TextCleaningService {
  return {
    async cleanAll() {
      let count = 0
      for (const { id } of await listPostSummaries(db)) {
        // A long text takes some milliseconds; whoever waits for a page comes first.
        await yieldToEventLoop()
        const post = await findPost(db, { id })
        if (!post || isClean(post.detail)) continue
        if (await inTransaction(db, (tx) => clean(tx, id, clock))) count++
      }
      return count
    },
  }
}

function isClean({ ar, en }: Localized): boolean {
  return cleanRichText(ar) === ar && cleanRichText(en) === en
}

/** Saving cleans. The text is read again, for somebody may have saved it meanwhile. */
async function clean(tx: Tx, id: string, clock: Clock): Promise<boolean> {
  const kind = postType({ clock })
  await lockRecord(tx, kind, id)
  const before = await findPost(tx, { id })
  if (!before) return false
  const outcome = await kind.on(tx).update(id, { detail: before.detail })
  if (!outcome.ok) return false
  await recorded(tx, kind, before, outcome.value, newWriteContext(CLEANER, clock()))
  return true
}
