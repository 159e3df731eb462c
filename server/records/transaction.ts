import { randomUUID } from 'node:crypto'
import type { Failure, Outcome, Stale } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { hasAudit } from '#server/data/accounts/audit-store.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'

/**
 * What became of a change, with the act that it was; a save that changed nothing was none. A refused one also gives back what was sent, with the names of the stored files in the place
 * of files: whoever shows the form again has everything to fill it with.
 */
export type EditOutcome<T, Current = T> =
  | { ok: true; value: T; actId: string | null }
  | { ok: false; failure: Failure | Stale<Current>; sent: FormFields }

/** A change that was tried: what it gave, or everything that is wrong with it, whoever found it. */
export type Tried<T, Current = T> = Outcome<T, Failure | Stale<Current>>

/** Makes a change in one transaction, of which nothing stays when the change is refused; nor where `isDraft` says so. */
export async function editInTransaction<T, Current = T>(
  db: Db,
  sent: FormFields,
  change: (tx: Tx, actId: string) => Promise<Tried<T, Current>>,
  { isDraft = false, actId = randomUUID() }: { isDraft?: boolean; actId?: string } = {},
): Promise<EditOutcome<T, Current>> {
  const outcome = await inTransactionIf(
    db,
    async (tx) => {
      const tried = await change(tx, actId)
      return tried.ok ? { ...tried, actId: !isDraft && (await hasAudit(tx, actId)) ? actId : null } : tried
    },
    ({ ok }) => ok && !isDraft,
  )
  return outcome.ok ? outcome : { ...outcome, sent }
}
