import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { changeMessage, findMessage } from '#server/data/messages/messages-store.ts'
import type { Tx } from '#server/data/engine/database.ts'
import type { Seen } from '#server/services/messages/inbox-work.ts'
import { conflictOver, recordOn, type WriteContext } from '#server/services/messages/message-audit.ts'
import { tokenHash, type RequestLinks } from './request-links.ts'

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
