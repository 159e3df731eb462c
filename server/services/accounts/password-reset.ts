import { setTimeout as wait } from 'node:timers/promises'
import { linksOf } from '#domain/accounts/staff-email.ts'
import { type Actor, type StaffMember, toUsername } from '#domain/accounts/staff.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Locale } from '#domain/text/locale.ts'
import { newMailedLink, readMailedLink } from '#server/auth/mailed-link.ts'
import { hashPassword, checkStaffPassword } from '#server/auth/passwords.ts'
import { findProof, listProofs, saveProof, takeProof } from '#server/data/accounts/staff-proofs-store.ts'
import { endStaffSessions } from '#server/data/accounts/staff-sessions-store.ts'
import { findStaff, setStaffPassword } from '#server/data/accounts/staff-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { insertMails, deletePassedMails, insertPassingMail } from '#server/data/messages/outbox-store.ts'
import { passwordChanged, resetLink, resetUrl } from '#server/mail/account-mails.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { recordStaffAct, shortened } from './staff-audit.ts'
import type { StaffMailDeps } from './staff-email.ts'

/** For staff who forgot their password and have confirmed an address of mail. */
type PasswordResetService = {
  /**
   * Mails a link where the account has a confirmed address. Nobody learns from the answer, or from how long it takes,
   * whether there is such an account.
   */
  request(asked: Asked): Promise<void>
  /** The name of the account that a link is for; null where it opens nothing. */
  look(token: string): Promise<string | null>
  /** Signs the account out everywhere; its second factor stays. */
  reset(token: string, password: string, locale: Locale): Promise<Outcome<void>>
}

/** `account` is a name or an address, as it was typed; `from` the neighbourhood that it came from. */
export type Asked = { account: string; locale: Locale; from?: string }

const LINK_MS = 30 * 60 * 1000
/** Links of an account that can be used at the same time. Whoever asks in vain fills no mailbox, and ends no link. */
const MOST_LINKS = 3
/** Several times what it takes to keep a link and its mail. */
const ANSWER_MS = 600

export function createPasswordReset(
  deps: StaffMailDeps,
  untilAnswer: () => Promise<unknown> = () => wait(ANSWER_MS),
): PasswordResetService {
  return {
    async request(asked) {
      await Promise.all([request(deps, asked), untilAnswer()])
    },
    async look(token) {
      const member = await holderOf(deps, token)
      return member && member.username
    },
    reset: (token, password, locale) => reset(deps, { token, password, locale }),
  }
}

const ASKING: Actor = { kind: 'system', id: null, name: 'password reset' }

async function request(deps: StaffMailDeps, { account, locale, from = '' }: Asked): Promise<void> {
  const settings = await deps.settings.get()
  const at = deps.clock()
  const [now, expiresAt] = [toInstant(at), toInstant(new Date(at.getTime() + LINK_MS))]
  const isMailed = await inTransaction(deps.db, async (tx) => {
    await takeLock(tx, 'reset links')
    const detail = { name: shortened(account), from }
    await recordStaffAct(tx, { actor: ASKING, action: 'staff.reset-asked', subjectId: null, at: now, detail })
    const member = await findNamed(tx, account)
    if (!member?.email || member.disabled) return false
    if ((await listProofs(tx, linksOf('reset', member.id), now)).length >= MOST_LINKS) return false
    const link = newMailedLink('reset', member.id)
    await saveProof(tx, { name: link.name, value: member.id, expiresAt }, now)
    const to = { email: member.email, locale, settings }
    const mail = resetLink(resetUrl(deps.siteUrl, link.token), member.username, to)
    await deletePassedMails(tx, now)
    await insertPassingMail(tx, newMail(mail, hostOf(deps)), { now, uselessAfter: expiresAt })
    return true
  })
  if (isMailed) deps.onMail?.()
}

async function findNamed(tx: Tx, account: string): Promise<StaffMember | null> {
  const name = account.trim()
  return (await findStaff(tx, { username: toUsername(name) })) ?? findStaff(tx, { email: name.toLowerCase() })
}

/** Whom a link that can be used is for. */
async function holderOf({ db, clock }: Pick<StaffMailDeps, 'db' | 'clock'>, token: string) {
  const link = readMailedLink('reset', token)
  if (!link || (await findProof(db, link.name, toInstant(clock()))) === null) return null
  return enabled(db, link.userId)
}

async function enabled(db: Db, id: string): Promise<StaffMember | null> {
  const member = await findStaff(db, { id })
  return member?.disabled === false ? member : null
}

type NewPassword = { token: string; password: string; locale: Locale }

async function reset(deps: StaffMailDeps, { token, password, locale }: NewPassword): Promise<Outcome<void>> {
  const link = readMailedLink('reset', token)
  const holder = await holderOf(deps, token)
  if (!link || !holder) return failure({ kind: 'not-found' })
  const settings = await deps.settings.get()
  const problem = checkStaffPassword(password, holder.username, settings)
  if (problem) return failure({ kind: 'invalid', fields: { password: problem } })
  const passwordHash = await hashPassword(password)
  const now = toInstant(deps.clock())
  const outcome = await inTransaction(deps.db, async (tx) => {
    const member = (await takeProof(tx, link.name, now)) === null ? null : await enabled(tx, link.userId)
    if (!member) return failure({ kind: 'not-found' })
    const { id, username, email } = member
    await setStaffPassword(tx, id, passwordHash, now)
    await endStaffSessions(tx, id)
    await recordStaffAct(tx, {
      actor: { kind: 'staff', id, name: username },
      action: 'staff.reset',
      subjectId: id,
      at: now,
    })
    if (email === null) return success(undefined)
    const mail = passwordChanged(username, { email, locale, settings })
    await insertMails(tx, [newMail(mail, hostOf(deps))], null, now)
    return success(undefined)
  })
  if (outcome.ok) deps.onMail?.()
  return outcome
}

function hostOf({ siteUrl }: Pick<StaffMailDeps, 'siteUrl'>): string {
  return new URL(siteUrl).hostname
}
