import { randomUUID } from 'node:crypto'
import { duplicateRefusals } from '#content/admin/requests/follow-up.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import type { Reminder, SaidOutcome } from '#domain/follow-up/follow-up-form.ts'
import { WAITING_STATES, type ContactWay } from '#domain/follow-up/follow-up.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { acceptedSubtotal, findMessageOfNumber } from '#server/data/messages/customer-store.ts'
import { insertNote, noteExists } from '#server/data/messages/message-notes-store.ts'
import {
  changeMessage,
  findMessage,
  noteFirstAnswer,
  type ChangedColumns,
} from '#server/data/messages/messages-store.ts'
import { accountOf, type Seen } from './inbox-work.ts'
import { conflictOver, recordOn, type WriteContext } from './message-audit.ts'

/** How the work on a request goes on. Each function is one transaction's work: the change and the record of it. */

type Changed = { act: 'contact' | 'outcome' | 'remind'; detail: AuditEntry['detail'] }

/** `key` is made with the form; without a reminder the one that stands stays. */
export type SaidContact = { way: ContactWay; note?: string; key?: string; reminder?: Reminder }

/** Notes that somebody spoke with the customer, which is an answer, with what was said and what comes next. */
export async function noteContact(
  tx: Tx,
  seen: Seen,
  { way, note = '', key = randomUUID(), reminder = null }: SaidContact,
  context: WriteContext,
): Promise<Outcome<void>> {
  if (note !== '' && (await noteExists(tx, key))) return success(undefined)
  const message = await findMessage(tx, { id: seen.id })
  if (!message) return failure({ kind: 'not-found' })
  const state = WAITING_STATES.includes(message.state) ? 'answered' : message.state
  const done = await change(
    tx,
    seen,
    { state, held: 0, updated_at: context.now },
    { act: 'contact', detail: { way } },
    context,
  )
  if (!done.ok) return done
  await noteFirstAnswer(tx, seen.id, context.now)
  const { by, now } = context
  const author = { id: key, authorId: accountOf(context), authorName: by.name, createdAt: now }
  if (note !== '') await insertNote(tx, seen.id, { ...author, body: note })
  if (reminder === null) return done
  const there = await findMessage(tx, { id: seen.id })
  return there ? setReminder(tx, there, reminder, context) : done
}

/** What is won without a value is worth what its customer accepted. */
export async function setOutcome(
  tx: Tx,
  seen: Seen,
  given: SaidOutcome,
  context: WriteContext,
): Promise<Outcome<void>> {
  const isUnvalued = given.outcome === 'won' && given.value === null
  const said = isUnvalued ? { ...given, value: await acceptedSubtotal(tx, seen.id) } : given
  return change(
    tx,
    seen,
    { ...outcomeColumns(said), updated_at: context.now },
    { act: 'outcome', detail: { to: said.outcome } },
    context,
  )
}

/** What is known of the value of single ones and was noted of them stays, unless the outcome is taken back. */
export async function setOutcomes(
  tx: Tx,
  ids: string[],
  said: SaidOutcome,
  context: WriteContext,
): Promise<Outcome<number>> {
  let changed = 0
  for (const id of ids) {
    const message = await findMessage(tx, { id })
    if (!message || message.content.kind !== 'quote') continue
    const { outcomeValue, outcomeNote } = message.followUp
    const own = said.outcome === null ? said : { ...said, value: outcomeValue, note: outcomeNote }
    const done = await setOutcome(tx, message, own, context)
    if (!done.ok) return done
    changed += 1
  }
  return success(changed)
}

export function outcomeColumns(said: SaidOutcome) {
  if (said.outcome === null) return { outcome: null, outcome_value: null, lost_reason: '', outcome_note: '' }
  const { outcome, value, lostReason, note } = said
  return { outcome, outcome_value: value, lost_reason: outcome === 'lost' ? lostReason : '', outcome_note: note }
}

export async function setReminder(
  tx: Tx,
  seen: Seen,
  reminder: Reminder,
  context: WriteContext,
): Promise<Outcome<void>> {
  const columns = { remind_at: reminder?.at ?? null, remind_note: reminder?.note ?? '', updated_at: context.now }
  return change(tx, seen, columns, { act: 'remind', detail: { at: reminder?.at ?? null } }, context)
}

/** Closes a request that says what another one says, and notes it at both. */
export async function markDuplicate(tx: Tx, seen: Seen, number: string, context: WriteContext): Promise<Outcome<void>> {
  const [message, original] = [await findMessage(tx, { id: seen.id }), await findMessageOfNumber(tx, number)]
  if (!message) return failure({ kind: 'not-found' })
  if (!original) return failure({ kind: 'invalid', fields: { of: duplicateRefusals.unknown } })
  if (original.id === message.id) return failure({ kind: 'invalid', fields: { of: duplicateRefusals.itself } })
  if (original.followUp.duplicateOf !== null)
    return failure({ kind: 'invalid', fields: { of: duplicateRefusals.another } })
  if (message.followUp.duplicateOf === original.id) return success(undefined)
  const columns = { state: 'closed', held: 0, duplicate_of: original.id, updated_at: context.now } as const
  if (!(await changeMessage(tx, seen, columns))) return failure(await conflictOver(tx, seen.id))
  await recordOn(tx, message.id, 'duplicate', { ...context, detail: { of: original.number } })
  await recordOn(tx, original.id, 'duplicate', { ...context, detail: { from: message.number } })
  return success(undefined)
}

async function change(
  tx: Tx,
  seen: Seen,
  columns: ChangedColumns,
  { act, detail }: Changed,
  context: WriteContext,
): Promise<Outcome<void>> {
  if (!(await findMessage(tx, { id: seen.id }))) return failure({ kind: 'not-found' })
  if (!(await changeMessage(tx, seen, columns))) return failure(await conflictOver(tx, seen.id))
  await recordOn(tx, seen.id, act, { ...context, detail })
  return success(undefined)
}
