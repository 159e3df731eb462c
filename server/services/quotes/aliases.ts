import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { LineAlias } from '#domain/quotes/line-alias.ts'
import type { Clock } from '#server/clock.ts'
import { authorize } from '#server/auth/authorization.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import type { AliasFilter } from '#server/data/quotes/line-aliases-store.ts'
import { createLive, type LiveService } from '#server/records/live.ts'
import { newWriteContext } from '#server/records/write.ts'
import { ALIAS, rememberWording } from './alias-editing.ts'

/** What customers call packs, the latest change first. */
export type AliasesService = LiveService<LineAlias, AliasFilter> & {
  /** Keeps what a line in words was given; false where that is not remembered. */
  remember(learnt: Pick<LineAlias, 'text' | 'stockCode'>, by: StaffCaller): Promise<boolean>
}

export function createAliases(deps: { db: Db; clock: Clock }): AliasesService {
  const { db, clock } = deps
  return {
    ...createLive(deps, ALIAS),
    remember: (learnt, by) =>
      inTransaction(db, async (tx) => {
        await authorize(tx, by, 'requests')
        return rememberWording(tx, learnt, newWriteContext(by, clock()))
      }),
  }
}
