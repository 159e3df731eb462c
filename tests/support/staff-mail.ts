import { listAudit } from '#server/data/accounts/audit-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createStaff } from '#server/services/accounts/staff.ts'
import { createStaffEmail } from '#server/services/accounts/staff-email.ts'
import { someone, valueOf } from './records.ts'

type Somebody = { kind: 'staff'; id: string; name: string }

/** The secret in the link of the last mail to an address, as it lies in the outbox. */
export async function lastLink(db: Db, recipient: string): Promise<string> {
  const mails = await db
    .selectFrom('mail_outbox')
    .select('text')
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute()
  const token = mails.map(({ text }) => /\?token=([\w.-]+)/.exec(text)?.[1]).find((found) => found !== undefined)
  if (token === undefined) throw new Error(`No link was mailed to ${recipient}`)
  return token
}

/** Two members of staff, and what mails their links, on a clock that a test sets forward. */
export async function openStaffMail(db: Db) {
  let later = 0
  let steps = 0
  // Each look at it is a little later, so that mails have an order.
  const clock = () => new Date(Date.now() + later + steps++)
  const deps = { db, clock, settings: createSettings({ db, clock }), siteUrl: 'https://site.example' }
  const staff = createStaff(deps)
  const emails = createStaffEmail(deps)
  const account = async (username: string): Promise<Somebody> => {
    const member = valueOf(await staff.add({ username, password: 'gusty-plinth-ohm', role: 'owner' }, someone))
    return { kind: 'staff', id: member.id, name: username }
  }
  const give = async (by: Somebody, email: string) => {
    valueOf(await emails.begin(email, by, 'ar'))
    valueOf(await emails.confirm(await lastLink(db, email), 'ar'))
  }
  return {
    deps,
    staff,
    emails,
    noura: await account('noura'),
    omar: await account('omar'),
    /** Gives somebody a confirmed address. */
    give,
    wait: (minutes: number) => (later += minutes * 60_000),
    /** What was done to the accounts since they were made, newest first. */
    audit: async () => (await listAudit(db, { limit: 20 })).filter(({ action }) => action !== 'staff.add'),
  }
}
