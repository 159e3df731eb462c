import { randomBytes, randomUUID } from 'node:crypto'
import { staffEmailWords } from '#content/admin/staff-email.ts'
import { refusals } from '#content/refusals.ts'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import { readStaffEmail, linksOf } from '#domain/accounts/staff-email.ts'
import { firstScreenOf } from '#domain/accounts/staff-preferences.ts'
import { type Actor, type Invitation, type StaffMember, isUsername, toUsername } from '#domain/accounts/staff.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import type { Locale } from '#domain/text/locale.ts'
import { authorize } from '#server/auth/authorization.ts'
import { newMailedLink, readMailedLink } from '#server/auth/mailed-link.ts'
import { hashPassword, checkStaffPassword } from '#server/auth/passwords.ts'
import {
  deleteStaffPreference,
  listPreferencesNamed,
  listStaffPreferences,
  saveStaffPreference,
  saveStaffLocale,
} from '#server/data/accounts/staff-preferences-store.ts'
import { deleteProofs, findProof, saveProof, takeProof } from '#server/data/accounts/staff-proofs-store.ts'
import {
  deleteStaff,
  findStaff,
  insertStaff,
  setStaffDisabled,
  setStaffEmail,
  setStaffPassword,
} from '#server/data/accounts/staff-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { deletePassedMails, insertPassingMail } from '#server/data/messages/outbox-store.ts'
import { inviteMail, inviteUrl } from '#server/mail/account-mails.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { recordStaffAct } from './staff-audit.ts'
import type { StaffMailDeps } from './staff-email.ts'
import { saveFirstScreen } from './staff-preferences.ts'

/**
 * People who are asked to join. Their account is there at once, disabled and with a password that nobody knows: it opens
 * with the link that is mailed, which sets the password and confirms the address.
 */
type InvitationsService = {
  list(): Promise<Invitation[]>
  /** Answers with the link where no mail is sent. */
  invite(invited: Invited, by: Actor): Promise<Outcome<Link>>
  /** Mails a new link; the one before leads nowhere any more. */
  again(id: string, by: Actor): Promise<Outcome<Link>>
  withdraw(id: string, by: Actor): Promise<Outcome<void>>
  /** The name of the account that a link opens; null where it opens none. */
  look(token: string): Promise<string | null>
  accept(token: string, password: string, locale: Locale): Promise<Outcome<void>>
}

type Invited = { username: string; email: string; role: StaffRole; locale: Locale }
type Link = { link: string | null }
type Deps = StaffMailDeps & { sendsMail: boolean }
type StoredInvitation = Pick<Invitation, 'email' | 'locale' | 'sentAt'>

const INVITATION = 'invitation'
const LINK_MS = 72 * 60 * 60 * 1000

export function createInvitations(deps: Deps): InvitationsService {
  return {
    list: () => list(deps),
    invite: (invited, by) => invite(deps, invited, by),
    again: (id, by) => again(deps, id, by),
    withdraw: (id, by) => withdraw(deps, id, by),
    async look(token) {
      const member = await invitedBy(deps.db, token, toInstant(deps.clock()))
      return member && member.username
    },
    accept: (token, password, locale) => accept(deps, { token, password, locale }),
  }
}

async function list({ db, clock }: Deps): Promise<Invitation[]> {
  const since = toInstant(new Date(clock().getTime() - LINK_MS))
  const stored = await listPreferencesNamed(db, INVITATION)
  return stored.map(({ staff_id: id, value }) => {
    const invitation = parsedJson(value) as StoredInvitation
    return { id, ...invitation, isOver: invitation.sentAt <= since }
  })
}

async function invite(
  deps: Deps,
  { username, email: typed, role, locale }: Invited,
  by: Actor,
): Promise<Outcome<Link>> {
  const email = readStaffEmail(typed)
  const fields = {
    ...(!isUsername(username) && { username: refusals.usernameInvalid }),
    ...(email === null && { email: staffEmailWords.invalid }),
  }
  if (email === null || 'username' in fields) return failure({ kind: 'invalid', fields })
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const member = { id: randomUUID(), username: toUsername(username), name: username, role, passwordHash }
  return mailed(deps, by, async (tx, now) => {
    if (await findStaff(tx, { username: member.username }))
      return failure({ kind: 'invalid', fields: { username: refusals.usernameTaken } })
    if (await isTaken(tx, email)) return failure({ kind: 'invalid', fields: { email: staffEmailWords.taken } })
    await insertStaff(tx, { ...member, now })
    await setStaffDisabled(tx, member.id, true, now)
    await saveFirstScreen(tx, member.id, firstScreenOf(role))
    return success({ id: member.id, username, email, locale })
  })
}

async function isTaken(tx: Tx, email: string): Promise<boolean> {
  if (await findStaff(tx, { email })) return true
  const others = await listPreferencesNamed(tx, INVITATION)
  return others.some(({ value }) => (parsedJson(value) as StoredInvitation).email === email)
}

async function again(deps: Deps, id: string, by: Actor): Promise<Outcome<Link>> {
  return mailed(deps, by, async (tx) => {
    const [member, stored] = [await findStaff(tx, { id }), await invitationOf(tx, id)]
    return member && stored ? success({ ...stored, id, username: member.username }) : failure({ kind: 'not-found' })
  })
}

async function invitationOf(tx: Tx, id: string): Promise<StoredInvitation | null> {
  const value = (await listStaffPreferences(tx, id)).get(INVITATION)
  return value === undefined ? null : (parsedJson(value) as StoredInvitation)
}

type Recipient = Omit<StoredInvitation, 'sentAt'> & Pick<StaffMember, 'id' | 'username'>

/** Finds or makes the account that is invited, and mails the link to it. */
async function mailed(
  deps: Deps,
  by: Actor,
  work: (tx: Tx, now: string) => Promise<Outcome<Recipient>>,
): Promise<Outcome<Link>> {
  const settings = await deps.settings.get()
  const at = deps.clock()
  const [now, expiresAt] = [toInstant(at), toInstant(new Date(at.getTime() + LINK_MS))]
  const outcome = await inTransaction(deps.db, async (tx): Promise<Outcome<Link>> => {
    await takeLock(tx, 'staff emails')
    await authorize(tx, by, 'accounts')
    const found = await work(tx, now)
    if (!found.ok) return found
    const { id, username, email, locale } = found.value
    const stored: StoredInvitation = { email, locale, sentAt: now }
    await saveStaffPreference(tx, id, INVITATION, JSON.stringify(stored))
    await deleteProofs(tx, linksOf('invite', id))
    const link = newMailedLink('invite', id)
    await saveProof(tx, { name: link.name, value: email, expiresAt }, now)
    await recordStaffAct(tx, { actor: by, at: now, action: 'staff.invite', subjectId: id, detail: { name: username } })
    const url = inviteUrl(deps.siteUrl, link.token)
    if (!deps.sendsMail) return success({ link: url })
    const mail = inviteMail(url, username, { email, locale, settings })
    await deletePassedMails(tx, now)
    await insertPassingMail(tx, newMail(mail, new URL(deps.siteUrl).hostname), { now, uselessAfter: expiresAt })
    return success({ link: null })
  })
  if (outcome.ok && deps.sendsMail) deps.onMail?.()
  return outcome
}

/** Somebody who has joined in the meantime keeps the account. */
async function withdraw({ db, clock }: Deps, id: string, by: Actor): Promise<Outcome<void>> {
  const now = toInstant(clock())
  return inTransaction(db, async (tx) => {
    await takeLock(tx, 'staff emails')
    await authorize(tx, by, 'accounts')
    const [member, stored] = [await findStaff(tx, { id }), await invitationOf(tx, id)]
    if (!member || !stored) return failure({ kind: 'not-found' })
    await deleteProofs(tx, linksOf('invite', id))
    await deleteStaff(tx, id)
    const detail = { name: member.username }
    await recordStaffAct(tx, { actor: by, at: now, action: 'staff.uninvite', subjectId: id, detail })
    return success(undefined)
  })
}

/** Whom a link that can be used invites. */
async function invitedBy(db: Db, token: string, now: string): Promise<StaffMember | null> {
  const link = readMailedLink('invite', token)
  return link && (await findProof(db, link.name, now)) !== null ? findStaff(db, { id: link.userId }) : null
}

type NewPassword = { token: string; password: string; locale: Locale }

async function accept({ db, clock, settings }: Deps, { token, password, locale }: NewPassword): Promise<Outcome<void>> {
  const now = toInstant(clock())
  const link = readMailedLink('invite', token)
  const invited = await invitedBy(db, token, now)
  if (!link || !invited) return failure({ kind: 'not-found' })
  const problem = checkStaffPassword(password, invited.username, await settings.get())
  if (problem) return failure({ kind: 'invalid', fields: { password: problem } })
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    await takeLock(tx, 'staff emails')
    const email = await takeProof(tx, link.name, now)
    const member = email === null ? null : await findStaff(tx, { id: link.userId })
    if (email === null || !member) return failure({ kind: 'not-found' })
    if (await findStaff(tx, { email })) return failure({ kind: 'conflict', message: staffEmailWords.taken })
    const { id, username } = member
    await setStaffPassword(tx, id, passwordHash, now)
    await setStaffEmail(tx, id, email, now)
    await setStaffDisabled(tx, id, false, now)
    await saveStaffLocale(tx, id, locale)
    await deleteStaffPreference(tx, id, INVITATION)
    const actor: Actor = { kind: 'staff', id, name: username }
    await recordStaffAct(tx, { actor, at: now, action: 'staff.join', subjectId: id })
    return success(undefined)
  })
}
