import { staffEmailWords } from '#content/admin/staff-email.ts'
import type { StaffActName } from '#domain/accounts/acts.ts'
import type { Actor, StaffMember } from '#domain/accounts/staff.ts'
import { EMAIL_LINK_SECONDS, readStaffEmail, holderOfLink, linksOf } from '#domain/accounts/staff-email.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { newMailedLink, readMailedLink } from '#server/auth/mailed-link.ts'
import type { Clock } from '#server/clock.ts'
import { saveStaffLocale } from '#server/data/accounts/staff-preferences-store.ts'
import { deleteProofs, findProof, listProofs, saveProof, takeProof } from '#server/data/accounts/staff-proofs-store.ts'
import { endStaffLinks } from '#server/data/accounts/staff-sessions-store.ts'
import { findStaff, setStaffEmail } from '#server/data/accounts/staff-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { insertMails, deletePassedMails, insertPassingMail } from '#server/data/messages/outbox-store.ts'
import { emailChanged, emailLink, emailLinkUrl } from '#server/mail/account-mails.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { readMailTexts } from '#server/services/site/content/mail-words.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import { authorize } from '#server/auth/authorization.ts'
import { recordStaffAct } from './staff-audit.ts'

/** The addresses of mail of staff. None is used before its owner has followed the link that was mailed there. */
type StaffEmailService = {
  /** The address that an account has still to confirm. */
  awaited(id: string): Promise<string | null>
  /** The accounts that have one to confirm. */
  waiting(): Promise<string[]>
  /** Mails a link to a new address; the link of an earlier one leads nowhere any more. */
  begin(typed: string, by: Actor, locale: Locale): Promise<Outcome<void>>
  /** The address that a link confirms; null where it confirms none. */
  look(token: string): Promise<string | null>
  confirm(token: string, locale: Locale): Promise<Outcome<void>>
  remove(by: Actor, locale: Locale): Promise<Outcome<void>>
}

export type StaffMailDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsService, 'get'>
  siteUrl: string
  /** Called when new mails wait. */
  onMail?: (() => void) | undefined
}

export function createStaffEmail(deps: StaffMailDeps): StaffEmailService {
  const { db, clock } = deps
  const now = () => toInstant(clock())
  return {
    awaited: async (id) => (await listProofs(db, linksOf('email', id), now()))[0]?.value ?? null,
    async waiting() {
      const links = await listProofs(db, linksOf('email'), now())
      return links.map(({ name }) => holderOfLink('email', name))
    },
    begin: (typed, by, locale) => begin(deps, typed, { by, locale }),
    async look(token) {
      const link = readMailedLink('email', token)
      return link && findProof(db, link.name, now())
    },
    confirm: (token, locale) => confirm(deps, token, locale),
    remove: (by, locale) => remove(deps, by, locale),
  }
}

type Asking = { by: Actor; locale: Locale }

async function begin(deps: StaffMailDeps, typed: string, { by, locale }: Asking): Promise<Outcome<void>> {
  const email = readStaffEmail(typed)
  if (email === null || by.id === null) return wrong(staffEmailWords.invalid)
  const link = newMailedLink('email', by.id)
  const texts = await readMailTexts(deps)
  const mail = emailLink(emailLinkUrl(deps.siteUrl, link.token), by.name, { email, locale, texts })
  const at = deps.clock()
  const [now, expiresAt] = [toInstant(at), toInstant(new Date(at.getTime() + EMAIL_LINK_SECONDS * 1000))]
  const outcome = await inTransaction(deps.db, async (tx) => {
    await authorize(tx, by, 'own-account')
    const holder = await findStaff(tx, { email })
    if (holder) return wrong(holder.id === by.id ? staffEmailWords.same : staffEmailWords.taken)
    await deleteProofs(tx, linksOf('email', link.userId))
    await saveProof(tx, { name: link.name, value: email, expiresAt }, now)
    await deletePassedMails(tx, now)
    await insertPassingMail(tx, newMail(mail, hostOf(deps)), { now, uselessAfter: expiresAt })
    return success(undefined)
  })
  if (outcome.ok) deps.onMail?.()
  return outcome
}

async function confirm(deps: StaffMailDeps, token: string, locale: Locale): Promise<Outcome<void>> {
  const link = readMailedLink('email', token)
  if (!link) return failure({ kind: 'not-found' })
  return changeEmail(deps, { locale, action: 'staff.own-email' }, async (tx, now) => {
    const email = await takeProof(tx, link.name, now)
    const member = email === null ? null : await findStaff(tx, { id: link.userId })
    if (email === null || !member || member.disabled) return failure({ kind: 'not-found' })
    if (await findStaff(tx, { email })) return failure({ kind: 'conflict', message: staffEmailWords.taken })
    await setStaffEmail(tx, member.id, email, now)
    await saveStaffLocale(tx, member.id, locale)
    return success(member)
  })
}

async function remove(deps: StaffMailDeps, by: Actor, locale: Locale): Promise<Outcome<void>> {
  return changeEmail(deps, { locale, action: 'staff.own-email-removed' }, async (tx, now) => {
    await authorize(tx, by, 'own-account')
    const member = by.id === null ? null : await findStaff(tx, { id: by.id })
    if (!member) return failure({ kind: 'not-found' })
    await setStaffEmail(tx, member.id, null, now)
    return success(member)
  })
}

/** Does `work`, which answers with the account as it was, and tells the address that it had. */
async function changeEmail(
  deps: StaffMailDeps,
  { locale, action }: { locale: Locale; action: StaffActName },
  work: (tx: Tx, now: string) => Promise<Outcome<StaffMember>>,
): Promise<Outcome<void>> {
  const settings = await deps.settings.get()
  const now = toInstant(deps.clock())
  const outcome = await inTransaction(deps.db, async (tx) => {
    // One address is one account's, also where two confirm it at the same moment.
    await takeLock(tx, 'staff emails')
    const changed = await work(tx, now)
    if (!changed.ok) return changed
    const { id, username, email } = changed.value
    await endStaffLinks(tx, id)
    await recordStaffAct(tx, { actor: { kind: 'staff', id, name: username }, action, subjectId: id, at: now })
    if (email === null) return success(undefined)
    const what = action === 'staff.own-email' ? 'changed' : 'removed'
    const notice = emailChanged(what, username, { email, locale, settings })
    await insertMails(tx, [newMail(notice, hostOf(deps))], null, now)
    return success(undefined)
  })
  if (outcome.ok) deps.onMail?.()
  return outcome
}

function wrong(reason: Localized) {
  return failure({ kind: 'invalid', fields: { email: reason } })
}

function hostOf({ siteUrl }: Pick<StaffMailDeps, 'siteUrl'>): string {
  return new URL(siteUrl).hostname
}
