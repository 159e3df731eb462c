import { addDays } from 'date-fns/addDays'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Message, MessageState } from '#domain/messages/message.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { acceptSource, refuseSource, sourceOfMessage } from '#server/data/messages/arrivals-store.ts'
import { insertNote, noteExists } from '#server/data/messages/message-notes-store.ts'
import {
  changeMessage,
  changeStates,
  deleteMessage,
  findMessage,
  markOpened,
  touchMessage,
} from '#server/data/messages/messages-store.ts'
import { findMail, requeueMail } from '#server/data/messages/outbox-store.ts'
import { noteAssignment } from '#server/data/messages/staff-notices-store.ts'
import { findStaff } from '#server/data/accounts/staff-store.ts'
import { tokenHash, type RequestLinks } from '#server/services/quotes/request-links.ts'
import { keepFiguresOf } from '#server/services/reports/quote-figures.ts'
import { giveCustomer } from '#server/services/customers/request-customer.ts'
import { conflictOver, recordOn, type WriteContext } from './message-audit.ts'
import { raiseRemoval } from './request-events.ts'

/** What staff do with messages. Each function is one transaction's work: the change and the record of it. */

/** A message as the one who changes it has seen it. */
export type Seen = Pick<Message, 'id' | 'version'>

export async function open(tx: Tx, id: string, context: WriteContext): Promise<Outcome<void>> {
  if (await markOpened(tx, id, context.now)) await recordOn(tx, id, 'open', context)
  return success(undefined)
}

export async function setState(tx: Tx, seen: Seen, state: MessageState, context: WriteContext): Promise<Outcome<void>> {
  const message = await findMessage(tx, { id: seen.id })
  if (!message) return failure({ kind: 'not-found' })
  // A second click wants what is so already.
  if (message.state === state) return success(undefined)
  if (!(await changeMessage(tx, seen, { state, held: 0, updated_at: context.now }))) {
    return failure(await conflictOver(tx, seen.id))
  }
  if (message.state === 'spam') await giveCustomer(tx, message, context.now)
  await recordOn(tx, seen.id, 'state', { ...context, detail: { from: message.state, to: state } })
  return success(undefined)
}

/** Gives a message to a member of staff, or to nobody. */
export async function assign(
  tx: Tx,
  seen: Seen,
  staffId: string | null,
  context: WriteContext,
): Promise<Outcome<void>> {
  const message = await findMessage(tx, { id: seen.id })
  const member = staffId === null ? null : await findStaff(tx, { id: staffId })
  if (!message || (staffId !== null && !member)) return failure({ kind: 'not-found' })
  if (message.assigneeId === staffId) return success(undefined)
  if (!(await changeMessage(tx, seen, { assignee_id: staffId, updated_at: context.now }))) {
    return failure(await conflictOver(tx, seen.id))
  }
  if (member && member.id !== accountOf(context))
    await noteAssignment(tx, { messageId: seen.id, staffId: member.id }, context.now)
  await recordOn(tx, seen.id, 'assign', { ...context, detail: { to: member?.username ?? null } })
  return success(undefined)
}

/** Whoever works on what nobody takes care of does so from now on. */
export async function takeIfNobodys(tx: Tx, message: Message, context: WriteContext): Promise<void> {
  if (message.assigneeId === null) await assign(tx, message, accountOf(context), context)
}

/** Gives many messages one state; answers how many were in another one. */
export async function setStates(tx: Tx, ids: string[], state: MessageState, context: WriteContext): Promise<number> {
  const changed = await changeStates(tx, ids, state, context.now)
  for (const id of changed) await recordOn(tx, id, 'state', { ...context, detail: { to: state } })
  return changed.length
}

/** Gives many messages to one member of staff, or to nobody, whoever had them; answers how many were somebody else's. */
export async function assignMany(
  tx: Tx,
  ids: string[],
  staffId: string | null,
  context: WriteContext,
): Promise<Outcome<number>> {
  let changed = 0
  for (const id of ids) {
    const message = await findMessage(tx, { id })
    if (!message || message.assigneeId === staffId) continue
    const done = await assign(tx, message, staffId, context)
    if (!done.ok) return done
    changed += 1
  }
  return success(changed)
}

/** `key` is made with the form: the same filling sent twice is one note. */
export type WrittenNote = { key: string; body: string }

export async function addNote(
  tx: Tx,
  id: string,
  { key, body }: WrittenNote,
  context: WriteContext,
): Promise<Outcome<void>> {
  const { by, now } = context
  if (await noteExists(tx, key)) return success(undefined)
  if (!(await touchMessage(tx, id, now))) return failure({ kind: 'not-found' })
  await insertNote(tx, id, { id: key, authorId: accountOf(context), authorName: by.name, body, createdAt: now })
  await recordOn(tx, id, 'note', context)
  return success(undefined)
}

export async function sendAgain(tx: Tx, mailId: string, context: WriteContext): Promise<Outcome<void>> {
  const mail = await findMail(tx, mailId)
  if (!mail?.messageId || !(await requeueMail(tx, mailId, context.now))) return failure({ kind: 'not-found' })
  await recordOn(tx, mail.messageId, 'resend', { ...context, detail: { mail: mailId } })
  return success(undefined)
}

export async function remove(tx: Tx, id: string, context: WriteContext): Promise<Outcome<void>> {
  await keepFiguresOf(tx, [id], context.now)
  const message = await findMessage(tx, { id })
  if (message) await raiseRemoval(tx, message, context.now)
  if (!(await deleteMessage(tx, id))) return failure({ kind: 'not-found' })
  await recordOn(tx, id, 'delete', context)
  return success(undefined)
}

/** Programs with a token have no account. */
export function accountOf({ by }: WriteContext): string | null {
  return by.kind === 'staff' ? by.id : null
}

/** What staff do about requests that came beyond the ceilings. Each function is one transaction's work. */

/** Releases a held request: staff have looked at it, and it is a normal one. */
export async function release(tx: Tx, seen: Seen, context: WriteContext): Promise<Outcome<void>> {
  const message = await findMessage(tx, { id: seen.id })
  if (!message) return failure({ kind: 'not-found' })
  if (!message.isHeld) return success(undefined)
  if (!(await changeMessage(tx, seen, { held: 0, updated_at: context.now }))) {
    return failure(await conflictOver(tx, seen.id))
  }
  await recordOn(tx, seen.id, 'release', context)
  return success(undefined)
}

/** Takes nothing for a day from where a message came from. */
export async function refuseSourceOf(tx: Tx, id: string, context: WriteContext): Promise<Outcome<void>> {
  const source = await sourceOfMessage(tx, id)
  if (source === '') return failure({ kind: 'not-found' })
  await refuseSource(tx, source, toInstant(addDays(new Date(context.now), 1)), context.by.name)
  await recordOn(tx, id, 'refuse-source', context)
  return success(undefined)
}

export async function acceptSourceOf(tx: Tx, id: string, context: WriteContext): Promise<Outcome<void>> {
  const source = await sourceOfMessage(tx, id)
  if (source === '') return failure({ kind: 'not-found' })
  if (await acceptSource(tx, source)) await recordOn(tx, id, 'accept-source', context)
  return success(undefined)
}

/** Gives a request another link; the one before opens nothing any more. */
export async function renewLink(
  tx: Tx,
  seen: Seen,
  links: RequestLinks,
  context: WriteContext,
): Promise<Outcome<void>> {
  const message = await findMessage(tx, { id: seen.id })
  if (!message || message.number === null) return failure({ kind: 'not-found' })
  const version = message.linkVersion + 1
  const link = { link_version: version, link_hash: tokenHash(links.token(seen.id, version)) }
  if (!(await changeMessage(tx, seen, { ...link, updated_at: context.now }))) {
    return failure(await conflictOver(tx, seen.id))
  }
  await recordOn(tx, seen.id, 'renew-link', context)
  return success(undefined)
}
