import { randomUUID } from 'node:crypto'
import { messageConflicts, messageStates } from '#content/admin/message-states.ts'
import type { MessageAct } from '#domain/accounts/acts.ts'
import type { InboxChangeKind } from '#domain/messages/inbox-change.ts'
import type { Failure } from '#domain/records/errors.ts'
import { isMessageState } from '#domain/messages/message.ts'
import type { Actor, AuditEntry } from '#domain/accounts/staff.ts'
import { appendAudit, listAudit } from '#server/data/accounts/audit-store.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { insertInboxChange } from '#server/data/messages/inbox-changes-store.ts'
import { raiseRequest } from './request-events.ts'

/** What is told and changes nothing that calls answer of a request; of what is deleted others tell. */
const UNCHANGED: readonly MessageAct[] = ['open', 'note', 'resend', 'withdraw-news', 'delete']

export type WriteContext = { by: Actor; now: string }

const KIND = 'message'
/** Exports are recorded of the inbox as a whole. */
export const EXPORTS = { kind: 'inbox', id: 'export' }

/** What open screens hear of; the others change nothing that staff see of it. */
const CHANGES: Partial<Record<MessageAct, InboxChangeKind>> = {
  open: 'state',
  note: 'state',
  file: 'state',
  resend: 'state',
  'withdraw-news': 'state',
  state: 'state',
  release: 'state',
  outcome: 'state',
  remind: 'state',
  duplicate: 'state',
  delete: 'state',
  assign: 'assign',
  answer: 'answer',
  contact: 'answer',
  write: 'change',
  'change-list': 'change',
  cancel: 'change',
}

/** Records what was done to a message, and lets open screens hear of it; in the transaction of what was done. */
export async function recordOn(
  tx: Tx,
  messageId: string,
  action: MessageAct,
  { by, now, detail = {} }: WriteContext & { detail?: AuditEntry['detail'] },
): Promise<void> {
  await appendAudit(tx, {
    id: randomUUID(),
    at: now,
    actor: by,
    action: `message.${action}`,
    subject: { kind: KIND, id: messageId },
    detail,
  })
  const change = CHANGES[action]
  if (change) await insertInboxChange(tx, change, messageId, now)
  if (change && !UNCHANGED.includes(action)) await raiseRequest(tx, 'request.changed', messageId, now)
}

/** What was done to a message, the latest first. */
export function historyOf(db: Db, messageId: string): Promise<AuditEntry[]> {
  return listAudit(db, { subject: { kind: KIND, id: messageId } })
}

/** Says who was quicker, and with what. */
export async function conflictOver(db: Db, messageId: string): Promise<Failure> {
  const changes = ['message.state', 'message.answer', 'message.assign']
  const last = (await historyOf(db, messageId)).find(({ action }) => changes.includes(action))
  const { state, assignee, unknown } = messageConflicts
  if (!last) return { kind: 'conflict', message: unknown }
  const { name } = last.actor
  if (last.action === 'message.assign') {
    return { kind: 'conflict', message: { ar: assignee.ar(name), en: assignee.en(name) } }
  }
  const became = last.action === 'message.answer' ? 'answered' : last.detail['to']
  if (!isMessageState(became)) return { kind: 'conflict', message: unknown }
  const words = messageStates[became]
  return { kind: 'conflict', message: { ar: state.ar(name, words.ar), en: state.en(name, words.en) } }
}
