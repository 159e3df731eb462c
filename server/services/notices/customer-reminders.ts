import { replyAddress } from '#domain/messages/staff-mailboxes.ts'
import { dayAfter } from '#domain/quotes/quotation-form.ts'
import { sentRevision } from '#domain/quotes/quotation-record.ts'
import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { listEnding, noteReminded, type EndingQuote } from '#server/data/quotes/customer-reminders-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'
import { findDossier } from '#server/data/quotes/quotations-store.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { endingMail } from '#server/mail/quotation-mail.ts'
import { markOf } from '#server/services/messages/messages.ts'
import { recordOnQuotation } from '#server/services/quotes/quotation-audit.ts'
import { createRequestLinks, requestUrl } from '#server/services/quotes/request-links.ts'
import { readMailTexts } from '#server/services/site/content/mail-words.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

type Deps = { db: Db; clock: Clock; settings: Pick<SettingsService, 'get' | 'staffMailboxes'>; siteUrl: string }

const DAYS_BEFORE = 2
/** Nobody is written to at night. */
const FROM_HOUR = 8
const HOUR = 3_600_000
const SCHEDULE = { kind: 'system', id: null, name: 'schedule' } as const

/**
 * Mails customers two days before a quotation ends, where staff wanted that, its customer has not answered, and no
 * revision is under way; answers whether there was anything. The mail and the note that it was written are one transaction.
 */
export async function remindCustomers(deps: Deps): Promise<boolean> {
  const { db, clock, settings, siteUrl } = deps
  const now = clock()
  const today = dayOfInstant(now)
  const begins = startOfDay(today)
  if (now.getTime() < Date.parse(begins) + FROM_HOUR * HOUR) return false
  // What was sent today says itself when it ends.
  const found = await listEnding(db, { today, until: dayAfter(today, DAYS_BEFORE), sentBefore: begins })
  if (found.length === 0) return false
  const [links, texts, mailboxes] = await Promise.all([
    createRequestLinks(db)(),
    readMailTexts(deps),
    settings.staffMailboxes(),
  ])
  const replyTo = replyAddress(mailboxes)
  const remind = (ending: EndingQuote) =>
    inTransaction(db, async (tx) => {
      const at = toInstant(now)
      if (!(await noteReminded(tx, ending, at))) return false
      const [dossier, message] = [
        await findDossier(tx, { id: ending.id }),
        await findMessage(tx, { id: ending.messageId }),
      ]
      const document = dossier && sentRevision(dossier)?.document
      const mark = message && markOf(message, links)
      // Without an address there is nobody to write to; that is not looked for again.
      if (!document?.customer.email || !mark) return false
      const statusUrl = requestUrl(siteUrl, mark.token, document.locale)
      const mail = endingMail({ ...document, statusUrl }, { texts, replyTo, requestNumber: mark.number })
      await insertMails(tx, [newMail(mail, new URL(siteUrl).hostname)], message.id, at)
      await recordOnQuotation(tx, ending.id, 'remind', { by: SCHEDULE, now: at })
      return true
    })
  let isNotified = false
  for (const ending of found) isNotified = (await remind(ending)) || isNotified
  return isNotified
}
