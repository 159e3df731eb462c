import type { AuditEntry } from '#domain/accounts/staff.ts'
import { appendAudit, listAudit } from '#server/data/accounts/audit-store.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { listTables } from '#server/data/engine/whole-database.ts'
import { forgetCustomer } from '#server/services/accounts/customers.ts'

const ACTION = 'customer.delete'

export type Deletions = readonly AuditEntry[]

/** The accounts that customers have deleted, as the log of a database tells; null where there is no such log. */
export async function readDeletions(db: Db): Promise<Deletions | null> {
  return (await listTables(db)).includes('audit_log') ? listAudit(db, { action: ACTION }) : null
}

/**
 * Deletes again whom a backup has brought back, and answers how many. An id is never given twice, so that nobody need
 * know what came first. The mail that says so went out long ago; the log gets all lines back that tell of deletions, for
 * the next backup that is put back may know somebody whom this one does not.
 */
export async function repeatDeletions(tx: Tx, deletions: Deletions): Promise<number> {
  const known = new Set((await listAudit(tx, { action: ACTION })).map(({ id }) => id))
  let repeated = 0
  for (const deletion of deletions) {
    const uuid = deletion.subject.id
    if (uuid !== null && (await forgetCustomer(tx, uuid, deletion.at))) repeated++
    if (!known.has(deletion.id)) await appendAudit(tx, { ...deletion, action: ACTION })
  }
  return repeated
}
