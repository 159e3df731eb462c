import { randomUUID } from 'node:crypto'
import type { QuotationAct } from '../../../domain/accounts/acts.ts'
import type { AuditEntry } from '../../../domain/accounts/staff.ts'
import { appendAudit, listAudit } from '../../data/accounts/audit-store.ts'
import type { Db, Tx } from '../../data/engine/database.ts'
import type { Doing } from '../messages/message-audit.ts'

const KIND = 'quote'

/** Records what was done with a quotation, without values; in the transaction of what was done. */
export async function recordOnQuotation(
  tx: Tx,
  id: string,
  act: QuotationAct,
  { by, now, detail = {} }: Doing & { detail?: AuditEntry['detail'] },
): Promise<void> {
  const action = `quote.${act}` as const
  await appendAudit(tx, { id: randomUUID(), at: now, actor: by, action, subject: { kind: KIND, id }, detail })
}

/** Drafts are saved while they are written: one line says so until something else is done, or somebody else writes. */
export async function recordSaving(tx: Tx, id: string, doing: Doing): Promise<void> {
  const [last] = await listAudit(tx, { subject: { kind: KIND, id }, limit: 1 })
  const isSame = last?.action === 'quote.update' && last.actor.id === doing.by.id && last.actor.name === doing.by.name
  if (!isSame) await recordOnQuotation(tx, id, 'update', doing)
}

/** What was done with it, the latest first. */
export function quotationHistory(db: Db, id: string): Promise<AuditEntry[]> {
  return listAudit(db, { subject: { kind: KIND, id } })
}
