import { subDays } from 'date-fns/subDays'
import { concernedBy, type NotifiedMember } from '#domain/accounts/staff-notices.ts'
import { isOpenAt, type BusinessCalendar } from '#domain/follow-up/business-time.ts'
import type { Notice } from '#domain/follow-up/follow-up.ts'
import { waitingQuotes } from '#domain/messages/inbox-filter.ts'
import type { StaffReader } from '#domain/messages/staff-mailboxes.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { listNotifiedStaff } from '#server/data/accounts/staff-preferences-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import {
  listUnnotifiedDue,
  listUnnotifiedQuotes,
  listUnnotifiedReminders,
  noteNotified,
} from '#server/data/messages/staff-notices-store.ts'
import type { MessageNotice } from '#server/mail/follow-up-mails.ts'
import { queueNotices, withMessages, type LetterHead } from './notice-letters.ts'

/** What fell due before is not news any more, as when a site is updated that had none of these mails. */
const LATEST_DAYS = 7

type Scene = LetterHead & { now: Date; calendar: BusinessCalendar; team: readonly StaffReader[] }

/**
 * Mails what has fallen due since the last look to those whom it concerns and who want it at once; answers whether there was
 * anything. What is found is noted with the mails in one transaction: of several servers one tells it, and one that dies
 * has told nothing or all of it.
 */
export async function tellDue(db: Db, { now, calendar, team, ...head }: Scene): Promise<boolean> {
  const found = await findDue(db, now, calendar)
  if (found.length === 0) return false
  return inTransaction(db, async (tx) => {
    const at = toInstant(now)
    const notices = await withMessages(tx, await noteNotified(tx, found, at))
    const members = await listNotifiedStaff(tx)
    for (const member of members.filter(({ notices }) => notices.due === 'now')) {
      const own = notices.filter((notice) => isFor(member, members, notice))
      await queueNotices(tx, own, { ...head, reader: member, now: at, title: 'followUp' })
    }
    // Somebody counts on a reminder: where nobody of staff can be written to, the team gets it.
    const reminders = members.length > 0 ? [] : notices.filter(({ kind }) => kind === 'reminder')
    for (const reader of team) await queueNotices(tx, reminders, { ...head, reader, now: at, title: 'followUp' })
    return notices.length > 0
  })
}

async function findDue(db: Db, now: Date, calendar: BusinessCalendar): Promise<Notice[]> {
  const span = { from: toInstant(subDays(now, LATEST_DAYS)), until: toInstant(now) }
  const today = dayOfInstant(now)
  // Days, not hours, say of a quotation that it waits: nobody is notified of that at night.
  const quotes = isOpenAt(now, calendar)
    ? await listUnnotifiedQuotes(db, waitingQuotes(today, calendar), { sentFrom: quotesFrom(now), today })
    : []
  return [...(await listUnnotifiedDue(db, span)), ...(await listUnnotifiedReminders(db, span)), ...quotes]
}

/** Three business days are a week with a feast in it, and then what is too old to be news. */
function quotesFrom(now: Date): string {
  return toInstant(subDays(now, 3 * LATEST_DAYS))
}

/** Whether somebody is notified of this: whoever is responsible, or everybody where that is nobody who can be written to. */
export function isFor(member: NotifiedMember, members: readonly NotifiedMember[], { message }: MessageNotice): boolean {
  return concernedBy(members, message.assigneeId).includes(member)
}
