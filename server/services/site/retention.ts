import { randomUUID } from 'node:crypto'
import { subDays } from 'date-fns/subDays'
import { subMonths } from 'date-fns/subMonths'
import { subSeconds } from 'date-fns/subSeconds'
import { subYears } from 'date-fns/subYears'
import { OLDEST_BACKUP_DAYS } from '#domain/site/backup-plan.ts'
import type { CleanUp, CleanUpCounts } from '#domain/site/operations-state.ts'
import { DELIVERIES_KEPT_DAYS } from '#domain/webhooks/delivery.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { COUNTED_MONTHS } from '#domain/reports/daily-count.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { LONGEST_CODE_MEMORY_SECONDS } from '#domain/accounts/sign-in-code.ts'
import type { Clock } from '#server/clock.ts'
import { appendAudit, deleteAuditBefore, listAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { forgetDailyCounts } from '#server/data/reports/daily-counts-store.ts'
import { forgetSources } from '#server/data/messages/arrivals-store.ts'
import { forgetFileSources } from '#server/data/messages/private-files-store.ts'
import { deleteInboxChangesBefore, insertRemovals } from '#server/data/messages/inbox-changes-store.ts'
import { deleteQuotationsAcceptedBefore } from '#server/data/quotes/quotation-removal-store.ts'
import { customersLeftBefore } from '#server/data/customers/customers-store.ts'
import { deleteMailsSentBefore } from '#server/data/messages/outbox-store.ts'
import { deleteDeliveriesBefore } from '#server/data/webhooks/deliveries-store.ts'
import { addToTotals, deleteEndedAccess, deleteMessagesBefore } from '#server/data/site/retention-store.ts'
import { deleteSignInRequestsBefore } from '#server/data/accounts/sign-in-requests-store.ts'
import { idsOfRequests } from '#server/data/reports/quote-report-store.ts'
import { forgetCustomers } from '#server/services/customers/forgotten-customers.ts'
import { keepFiguresOf } from '#server/services/reports/quote-figures.ts'
import type { SettingsService } from './settings.ts'

/** Spam, mails that went out, and the record of what was done are kept for so long, whatever staff set. */
const KEPT_DAYS = 90
/** A restore repeats what customers deleted: the lines that tell of it outlive every backup, which goes with the next. */
const DELETIONS_RETAINED_DAYS = OLDEST_BACKUP_DAYS + 1
/** No screen is away from the site for longer and goes on where it was. */
const CHANGES_KEPT_DAYS = 7
const SUBJECT = { kind: 'inbox', id: 'clean-up' }
const HOUR = 60 * 60 * 1000
/** A little less than a day, so that a look every hour finds the same hour each day. */
const PAUSE = 23.5 * HOUR

export type RetentionService = {
  /** Removes what was stored long enough and records how much it was; null where that was done less than a day ago. */
  cleanUp(): Promise<CleanUpCounts | null>
  /** The last time; null where there was none. */
  last(): Promise<CleanUp | null>
}

type RetentionDeps = { db: Db; clock: Clock; settings: Pick<SettingsService, 'get'> }

export function createRetention({ db, clock, settings }: RetentionDeps): RetentionService {
  return {
    cleanUp: async () => {
      const { requestMonths, quoteYears } = await settings.get()
      return inTransaction(db, (tx) => cleanUp(tx, clock(), { requestMonths, quoteYears }))
    },
    last: () => lastCleanUp(db),
  }
}

type Terms = Pick<SiteSettings, 'requestMonths' | 'quoteYears'>

async function cleanUp(tx: Tx, now: Date, { requestMonths, quoteYears }: Terms): Promise<CleanUpCounts | null> {
  // Servers that share a database clean up once.
  await takeLock(tx, 'clean-up')
  const last = await lastCleanUp(tx)
  if (last && now.getTime() - Date.parse(last.at) < PAUSE) return null
  const oldest = toInstant(subMonths(now, requestMonths))
  const shortLived = toInstant(subDays(now, KEPT_DAYS))
  const spam = await deleteMessagesBefore(tx, shortLived, 'spam')
  await addToTotals(tx, oldest)
  await keepFiguresOf(tx, await idsOfRequests(tx, { changedBefore: oldest }), toInstant(now))
  const messages = await deleteMessagesBefore(tx, oldest, 'others')
  await insertRemovals(tx, [...spam, ...messages], toInstant(now))
  await forgetCustomers(tx, await customersLeftBefore(tx, oldest))
  await deleteQuotationsAcceptedBefore(tx, toInstant(subYears(now, quoteYears)))
  const mails = await deleteMailsSentBefore(tx, shortLived)
  const deletions = { action: 'account.delete', before: toInstant(subDays(now, DELETIONS_RETAINED_DAYS)) } as const
  const audit = await deleteAuditBefore(tx, shortLived, deletions)
  await forgetSources(tx, toInstant(subDays(now, 1)), toInstant(now))
  await forgetFileSources(tx, toInstant(subDays(now, 1)))
  await deleteInboxChangesBefore(tx, toInstant(subDays(now, CHANGES_KEPT_DAYS)))
  await deleteDeliveriesBefore(tx, toInstant(subDays(now, DELIVERIES_KEPT_DAYS)))
  await forgetDailyCounts(tx, dayOfInstant(subMonths(now, COUNTED_MONTHS)))
  await deleteEndedAccess(tx, toInstant(now))
  await deleteSignInRequestsBefore(tx, toInstant(subSeconds(now, LONGEST_CODE_MEMORY_SECONDS)))
  const counts = { messages: messages.length, spam: spam.length, mails, audit }
  const actor = { kind: 'system', id: null, name: 'clean-up' } as const
  await appendAudit(tx, {
    id: randomUUID(),
    at: toInstant(now),
    actor,
    action: 'inbox.clean-up',
    subject: SUBJECT,
    detail: counts,
  })
  return counts
}

async function lastCleanUp(db: Db): Promise<CleanUp | null> {
  const [line] = await listAudit(db, { subject: SUBJECT, limit: 1 })
  return line ? { ...(line.detail as CleanUpCounts), at: line.at } : null
}
