import { businessCalendar } from '#domain/follow-up/business-calendar.ts'
import { hasOpened, type BusinessCalendar } from '#domain/follow-up/business-time.ts'
import type { NotifiedMember } from '#domain/accounts/staff-notices.ts'
import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'
import {
  listBefore,
  listStaffPreferences,
  replaceStaffPreference,
  saveStaffPreference,
  listNotifiedStaff,
} from '#server/data/accounts/staff-preferences-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { listDueBy, listRemindersBetween, listNotifiedSince } from '#server/data/messages/staff-notices-store.ts'
import type { MessageNotice } from '#server/mail/follow-up-mails.ts'
import { readSettings } from '#server/services/site/settings.ts'
import { isFor } from './due-notices.ts'
import { queueDaily, withMessages, type LetterHead } from './notice-letters.ts'

/** The last day of whose morning somebody was told. */
const NOTIFIED = 'daily-notices-told'

/** From now on somebody is told in the morning: tomorrow's, where today's has passed. */
export async function beginDailyNotices(tx: Tx, staffId: string, now: Date): Promise<void> {
  const { settings } = await readSettings(tx)
  const today = dayOfInstant(now)
  const yesterday = dayOfInstant(new Date(startOfDay(today, -1)))
  await saveStaffPreference(tx, staffId, NOTIFIED, hasOpened(now, businessCalendar(settings)) ? today : yesterday)
}

type Scene = LetterHead & { now: Date; calendar: BusinessCalendar }

/** Mails those who want one mail a day what waits for them, once the working day has begun; answers whether there was anything. */
export async function tellDaily(db: Db, { now, calendar, ...head }: Scene): Promise<boolean> {
  const today = dayOfInstant(now)
  if (!hasOpened(now, calendar)) return false
  const waiting = await listBefore(db, NOTIFIED, today)
  if (waiting.length === 0) return false
  return inTransaction(db, async (tx) => {
    const members = await listNotifiedStaff(tx)
    let isNotified = false
    for (const member of members.filter(({ id, notices }) => notices.due === 'daily' && waiting.includes(id))) {
      const last = (await listStaffPreferences(tx, member.id)).get(NOTIFIED) ?? today
      // Another server may have told it meanwhile.
      if (last >= today || !(await replaceStaffPreference(tx, member.id, NOTIFIED, { from: last, to: today }))) continue
      const notices = await waitingFor(tx, member, members, { now, today, since: startOfDay(last, 1) })
      await queueDaily(tx, notices, { ...head, reader: member, now: toInstant(now) })
      isNotified ||= notices.length > 0
    }
    return isNotified
  })
}

/** What is overdue, what has come up since the last mail, and what comes later today. */
async function waitingFor(
  tx: Tx,
  member: NotifiedMember,
  members: readonly NotifiedMember[],
  { now, today, since }: { now: Date; today: string; since: string },
): Promise<MessageNotice[]> {
  const [at, tonight] = [toInstant(now), startOfDay(today, 1)]
  const notices = [
    ...(await listDueBy(tx, tonight)),
    ...(await listNotifiedSince(tx, since)),
    ...(await listRemindersBetween(tx, at, tonight)),
  ]
  return (await withMessages(tx, notices))
    .filter((notice) => isFor(member, members, notice))
    .map((notice) => ({ ...notice, isAhead: notice.at !== undefined && notice.at > at }))
}
