import type { Db } from '#server/data/engine/database.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import { listNotifiedStaff } from '#server/data/accounts/notified-staff-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { hasUntoldAssignments, takeAssignments } from '#server/data/messages/staff-notices-store.ts'
import type { ToldNotice } from '#server/mail/follow-up-mails.ts'
import { queueNotices, type LetterHead } from './notice-letters.ts'

/** Mails assignees what they were made responsible for, as far as that is still so; answers whether there was anything. */
export async function tellAssignments(db: Db, head: LetterHead, now: string): Promise<boolean> {
  if (!(await hasUntoldAssignments(db))) return false
  return inTransaction(db, async (tx) => {
    const taken = await takeAssignments(tx, now)
    const members = (await listNotifiedStaff(tx)).filter(({ notices }) => notices.assigned)
    for (const member of members) {
      const ids = new Set(taken.filter(({ staffId }) => staffId === member.id).map(({ messageId }) => messageId))
      const told: ToldNotice[] = []
      for (const id of ids) {
        const message = await findMessage(tx, { id })
        if (message?.assigneeId !== member.id) continue
        const { dueAt, answeredAt } = message.followUp
        told.push({ kind: 'assigned', message, ...(dueAt !== null && answeredAt === null && { at: dueAt }) })
      }
      await queueNotices(tx, told, { ...head, reader: member, now, title: 'assigned' })
    }
    return taken.length > 0
  })
}
