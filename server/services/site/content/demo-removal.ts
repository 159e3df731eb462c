import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { DEMO_KINDS } from '#domain/site/content/content-kinds.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { headsOfOrigin } from '#server/data/records/records-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { bin, lock } from '#server/records/put.ts'
import { recordTypes } from '#server/services/record-types.ts'
import { newWriteContext } from '#server/records/write.ts'
import { becomeNeutral } from '#server/services/site/new-site.ts'

type DemoRemovalService = {
  /**
   * Moves all texts that came with the product, and that nobody has changed, into the bin as one act, and leaves the
   * settings without its values.
   */
  remove(by: StaffCaller): Promise<{ actId: string; count: number }>
}

export function createDemoRemoval({ db, ...deps }: { db: Db; clock: Clock; siteUrl: string }): DemoRemovalService {
  return {
    async remove(by) {
      await authorize(db, by, 'demo.remove')
      const context = newWriteContext(by, deps.clock())
      const types = recordTypes(deps)
      await becomeNeutral(db, { actId: context.actId, at: toInstant(context.at), siteUrl: deps.siteUrl })
      let count = 0
      for (const { kind, id } of await headsOfOrigin(db, DEMO_KINDS, 'demo')) {
        const outcome = await inTransaction(db, async (tx) => {
          await authorize(tx, by, 'demo.remove')
          const type = types.of(kind, id)
          await lock(tx, type, id)
          return bin(tx, type, id, context)
        })
        if (outcome.ok) count++
        await yieldToEventLoop()
      }
      return { actId: context.actId, count }
    },
  }
}
