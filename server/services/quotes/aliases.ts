import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { LineAlias } from '#domain/quotes/line-alias.ts'
import type { Outcome } from '#domain/records/errors.ts'
import type { Clock } from '#server/clock.ts'
import { authorize } from '#server/auth/authorization.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { countAliases, findAlias, listAliases } from '#server/data/quotes/line-aliases-store.ts'
import { createNamedRemoval, type RemovalDone } from '#server/records/bin.ts'
import type { EditOutcome } from '#server/records/transaction.ts'
import { newWriteContext } from '#server/records/write.ts'
import { editAlias, NAMED_ALIAS, rememberWording } from './alias-editing.ts'

/** What customers call packs. */
export type AliasesService = {
  /** The latest change first. */
  list(filter?: { search?: string } & Partial<Page>): Promise<LineAlias[]>
  count(search?: string): Promise<number>
  get(id: string): Promise<LineAlias | null>
  /** Saves the form of a wording, or of a new one: its fields are `text` and `stock_code`. */
  edit(id: string | null, fields: FormFields, by: StaffCaller): Promise<EditOutcome<LineAlias>>
  /** Keeps what a line in words was given; false where that is not remembered. */
  remember(learnt: Pick<LineAlias, 'text' | 'stockCode'>, by: StaffCaller): Promise<boolean>
  remove(id: string, by: StaffCaller): Promise<Outcome<RemovalDone>>
}

export function createAliases({ db, clock }: { db: Db; clock: Clock }): AliasesService {
  return {
    list: (filter) => listAliases(db, filter),
    count: (search) => countAliases(db, search),
    get: (id) => findAlias(db, id),
    edit: (id, fields, by) => editAlias({ db, clock }, { id, fields, by }),
    remember: (learnt, by) =>
      inTransaction(db, async (tx) => {
        await authorize(tx, by, 'requests')
        return rememberWording(tx, learnt, newWriteContext(by, clock()))
      }),
    remove: createNamedRemoval({ db, clock }, NAMED_ALIAS),
  }
}
