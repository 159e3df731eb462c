import { addDays } from 'date-fns/addDays'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { acceptSource, refuseSource, sourceOfMessage } from '#server/data/messages/arrivals-store.ts'
import { changeMessage, findMessage } from '#server/data/messages/messages-store.ts'
import type { Seen } from './inbox-work.ts'
import { conflictOver, recordOn, type WriteContext } from './message-audit.ts'

/** What staff do about requests that came beyond the ceilings. Each function is one transaction's work. */

/** Says that somebody has looked at it, and that it is a request as any other. */
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
