import { randomUUID } from 'node:crypto'
import type { QuotationAct } from '#domain/accounts/acts.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import type { InboxChangeKind } from '#domain/messages/inbox-change.ts'
import { toQuotationDto } from '#domain/quotes/quotation-dto.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { WebhookEventName } from '#domain/webhooks/webhook.ts'
import { appendAudit, listAudit } from '#server/data/accounts/audit-store.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { insertInboxChange } from '#server/data/messages/inbox-changes-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { findDossier, findQuotation } from '#server/data/quotes/quotations-store.ts'
import { raiseEvent } from '#server/data/webhooks/deliveries-store.ts'
import { raiseRequest, requestSubject } from '#server/services/messages/request-events.ts'
import type { WriteContext } from '#server/services/messages/message-audit.ts'

const KIND = 'quote'

/** What open screens hear of; a draft is saved while it is written. */
const CHANGES: Partial<Record<QuotationAct, InboxChangeKind>> = {
  create: 'state',
  revise: 'state',
  withdraw: 'state',
  send: 'answer',
  proforma: 'state',
  'ask-approval': 'state',
  approve: 'state',
  'send-back': 'state',
  accept: 'accepted',
  decline: 'declined',
  change: 'change',
}

/** What webhooks hear of. */
const EVENTS: Partial<Record<QuotationAct, WebhookEventName>> = {
  send: 'quote.sent',
  accept: 'quote.accepted',
  decline: 'quote.declined',
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
  const change = CHANGES[act]
  const request = change && (await findQuotation(tx, { id }))?.messageId
  if (change && request) {
    await insertInboxChange(tx, change, request, now)
    await raiseRequest(tx, 'request.changed', request, now)
  }
  const type = EVENTS[act]
  if (type) await raiseQuotation(tx, type, id, now)
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

/** Tells webhooks of a quotation, as its revision that was sent stands. */
async function raiseQuotation(tx: Tx, type: WebhookEventName, id: string, now: string): Promise<void> {
  const dossier = await findDossier(tx, { id })
  const shown = dossier?.revisions.find(({ revision }) => revision === dossier.quotation.sentRevision)
  if (!dossier || !shown) return
  const { messageId } = dossier.quotation
  const { requestNumber = null, statusUrl = null } = shown.document ?? {}
  const customerId = messageId && ((await findMessage(tx, { id: messageId }))?.customerId ?? null)
  const scene = { today: dayOfInstant(new Date(now)), requestNumber, statusUrl, customerId }
  const subject = messageId === null ? `quote:${id}` : requestSubject(messageId)
  await raiseEvent(tx, { type, subject, messageId, at: now }, async () => toQuotationDto(dossier, shown, scene))
}
