import { businessCalendar } from '#domain/follow-up/business-calendar.ts'
import { teamReaders } from '#domain/messages/staff-mailboxes.ts'
import type { Clock } from '#server/clock.ts'
import { listNotifiedStaff } from '#server/data/accounts/staff-preferences-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { type Db, inTransaction } from '#server/data/engine/database.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import { remindCustomers } from './customer-reminders.ts'
import { tellDaily } from './daily-notices.ts'
import { tellDue } from './due-notices.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { hasUnnotifiedAssignments, takeAssignments } from '#server/data/messages/staff-notices-store.ts'
import type { MessageNotice } from '#server/mail/follow-up-mails.ts'
import { queueNotices, type LetterHead } from './notice-letters.ts'

/** Mails that staff get of themselves, at the addresses that they have confirmed and as each has chosen. */
type StaffNoticesService = {
  /** Tells assignees what they were made responsible for. */
  tellAssignments(): Promise<void>
  /** Tells that, what is overdue, what staff are to be reminded of, and customers whose quotations end. */
  tell(): Promise<void>
}

type StaffNoticesDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsService, 'get' | 'staffMailboxes'>
  siteUrl: string
  /** Called when new mails wait. */
  onMail?: (() => void) | undefined
}

export function createStaffNotices({ db, clock, settings, siteUrl, onMail }: StaffNoticesDeps): StaffNoticesService {
  async function assignments(): Promise<boolean> {
    const { name } = await settings.get()
    return tellAssignments(db, { sender: name, siteUrl }, toInstant(clock()))
  }
  return {
    async tellAssignments() {
      if (await assignments()) onMail?.()
    },
    async tell() {
      const now = clock()
      const [set, mailboxes] = await Promise.all([settings.get(), settings.staffMailboxes()])
      const scene = { sender: set.name, siteUrl, now, calendar: businessCalendar(set), team: teamReaders(mailboxes) }
      const queued = [
        await assignments(),
        await tellDue(db, scene),
        await tellDaily(db, scene),
        await remindCustomers({ db, clock, settings, siteUrl }),
      ]
      if (queued.includes(true)) onMail?.()
    },
  }
}

/** Mails assignees what they were made responsible for, as far as that is still so; answers whether there was anything. */
async function tellAssignments(db: Db, head: LetterHead, now: string): Promise<boolean> {
  if (!(await hasUnnotifiedAssignments(db))) return false
  return inTransaction(db, async (tx) => {
    const taken = await takeAssignments(tx, now)
    const members = (await listNotifiedStaff(tx)).filter(({ notices }) => notices.assigned)
    for (const member of members) {
      const ids = new Set(taken.filter(({ staffId }) => staffId === member.id).map(({ messageId }) => messageId))
      const queued: MessageNotice[] = []
      for (const id of ids) {
        const message = await findMessage(tx, { id })
        if (message?.assigneeId !== member.id) continue
        const { dueAt, answeredAt } = message.followUp
        queued.push({ kind: 'assigned', message, ...(dueAt !== null && answeredAt === null && { at: dueAt }) })
      }
      await queueNotices(tx, queued, { ...head, reader: member, now, title: 'assigned' })
    }
    return taken.length > 0
  })
}
