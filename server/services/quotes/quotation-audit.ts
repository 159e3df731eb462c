import { randomUUID } from 'node:crypto'
import type { QuotationAct } from '#domain/accounts/acts.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import type { InboxChangeKind } from '#domain/messages/inbox-change.ts'
import { appendAudit, listAudit } from '#server/data/accounts/audit-store.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { insertInboxChange } from '#server/data/messages/inbox-changes-store.ts'
import { findQuotation } from '#server/data/quotes/quotations-store.ts'
import type { WriteContext } from '#server/services/messages/message-audit.ts'

const KIND = 'quote'

/** What open screens hear of; a draft is saved while it is written. */
const TOLD: Partial<Record<QuotationAct, InboxChangeKind>> = {
  create: 'state',
  revise: 'state',
  withdraw: 'state',
  send: 'answer',
  accept: 'accepted',
  decline: 'declined',
  change: 'change',
}

/** Records what was done with a quotation, without values, and lets open screens hear of it; in the transaction of what was done. */
export async function recordOnQuotation(
  tx: Tx,
  id: string,
  act: QuotationAct,
  { by, now, detail = {} }: WriteContext & { detail?: AuditEntry['detail'] },
): Promise<void> {
  const action = `quote.${act}` as const
  await appendAudit(tx, { id: randomUUID(), at: now, actor: by, action, subject: { kind: KIND, id }, detail })
  const told = TOLD[act]
  const request = told && (await findQuotation(tx, { id }))?.messageId
  if (told && request) await insertInboxChange(tx, told, request, now)
}

/** Drafts are saved while they are written: one line says so until something else is done, or somebody else writes. */
export async function recordSaving(tx: Tx, id: string, context: WriteContext): Promise<void> {
  const [last] = await listAudit(tx, { subject: { kind: KIND, id }, limit: 1 })
  const isSame =
    last?.action === 'quote.update' && last.actor.id === context.by.id && last.actor.name === context.by.name
  if (!isSame) await recordOnQuotation(tx, id, 'update', context)
}

/** What was done with it, the latest first. */
export function quotationHistory(db: Db, id: string): Promise<AuditEntry[]> {
  return listAudit(db, { subject: { kind: KIND, id } })
}
