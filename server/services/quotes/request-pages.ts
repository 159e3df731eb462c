import { type OpenedRequest, isLinkOver } from '#domain/quotes/request-view.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { listAnswers } from '#server/data/messages/message-notes-store.ts'
import { findMessageOfLink } from '#server/data/messages/messages-store.ts'
import { listPrivateFiles } from '#server/data/messages/private-files-store.ts'
import { findDossier } from '#server/data/quotes/quotations-store.ts'
import { linesOf, messagesOfRequests } from '#server/data/quotes/request-lines-store.ts'
import { tokenHash } from './request-links.ts'
import { withdrawNewsOf } from './withdrawn-news.ts'

export type RequestPagesService = {
  /** What a private link opens; null for a link that nobody was given, `over` for one whose time has passed. */
  open(token: string): Promise<OpenedRequest | 'over' | null>
  /** Whether a token is that of a request. */
  opens(token: string): Promise<boolean>
  /** Its sender wants no news any more. */
  withdrawNews(messageId: string): Promise<void>
}

/** Whoever has the link. */
const SENDER = { kind: 'customer', id: null, name: 'customer' } as const

export function createRequestPages({ db, clock }: { db: Db; clock: Clock }): RequestPagesService {
  async function findMessage(token: string) {
    const hash = tokenHash(token)
    return hash && findMessageOfLink(db, hash)
  }

  return {
    opens: async (token) => Boolean(await findMessage(token)),
    async open(token) {
      const message = await findMessage(token)
      if (!message) return null
      if (isLinkOver(message, clock())) return 'over'
      const { id } = message
      const [lines, answers, messages, files, quotation] = await Promise.all([
        linesOf(db, id),
        listAnswers(db, id),
        messagesOfRequests(db, [id]),
        listPrivateFiles(db, id),
        findDossier(db, { messageId: id }),
      ])
      return { message, lines, answers, messages: messages.get(id) ?? [], files, quotation }
    },
    async withdrawNews(messageId) {
      await inTransaction(db, (tx) => withdrawNewsOf(tx, messageId, { by: SENDER, now: toInstant(clock()) }))
    },
  }
}
