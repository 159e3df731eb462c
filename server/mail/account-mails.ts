import {
  confirmAddress,
  emailChangedMail,
  joinMail,
  passwordChangedMail,
  resetMail,
  staffMails,
} from '#content/admin/staff-mails.ts'
import { CONFIRM_EMAIL_PATH, RESET_PATH } from '#domain/accounts/staff-paths.ts'
import { filledMail, safeName } from '#domain/messages/mail-text.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Locale } from '#domain/text/locale.ts'
import { letterMail, linkFact } from './mail-letter.ts'
import type { MailTexts } from './mail-texts.ts'

/** To whom, and in whose words. */
type AccountMail = { email: string; locale: Locale; texts: MailTexts }

export function signInMail(code: string, { email, locale, texts }: AccountMail): OutgoingMail {
  const { text, values, sender } = texts('sign_in', locale)
  const { subject, opening, hasCode, closing } = filledMail(text, { ...values, code })
  return letterMail(email, null, { locale, subject, sender, opening, ...(hasCode && { code }), facts: [], closing })
}

/** The mail that tells a customer that nothing of them is left. */
export function deletionMail({ email, locale, texts }: AccountMail): OutgoingMail {
  const { text, values, sender } = texts('deleted', locale)
  const { subject, opening, closing } = filledMail(text, values)
  return letterMail(email, null, { locale, subject, sender, opening, facts: [], closing })
}

type StaffMail = { email: string; locale: Locale; settings: Pick<SiteSettings, 'name'> }

/** The mail to an address that nobody has proven: of what its account typed, it holds a plain name at most. */
export function emailLink(url: string, username: string, { email, locale, texts }: AccountMail): OutgoingMail {
  const { text, values, sender } = texts('invitation', locale)
  const { subject, opening, hasLink, closing } = filledMail(text, { ...values, name: safeName(username), link: url })
  const facts = hasLink ? [linkFact(confirmAddress[locale], url)] : []
  return letterMail(email, null, { locale, subject, sender, opening, facts, closing })
}

export function emailLinkUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${CONFIRM_EMAIL_PATH}?token=${token}`
}

/** Tells the address that an account has had, for that may have been somebody else's doing. */
export function emailChanged(what: 'changed' | 'removed', username: string, to: StaffMail): OutgoingMail {
  return notice(emailChangedMail.subject[to.locale], emailChangedMail[what][to.locale], username, to)
}

/** The mail with the link for choosing a new password. */
export function resetLink(url: string, username: string, { email, locale, settings }: StaffMail): OutgoingMail {
  return letterMail(email, null, {
    locale,
    subject: resetMail.subject[locale],
    sender: settings.name[locale],
    opening: [resetMail.opening[locale]],
    facts: [linkFact(resetMail.open[locale], url), { term: staffMails.account[locale], value: username }],
    closing: [resetMail.validity[locale], resetMail.notYou[locale]],
  })
}

export function resetUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${RESET_PATH}?token=${token}`
}

/** The mail with which somebody joins. */
export function inviteMail(url: string, username: string, { email, locale, settings }: StaffMail): OutgoingMail {
  const sender = settings.name[locale]
  return letterMail(email, null, {
    locale,
    subject: joinMail.subject[locale](sender),
    sender,
    opening: [joinMail.opening[locale]],
    facts: [linkFact(joinMail.open[locale], url), { term: staffMails.account[locale], value: username }],
    closing: [joinMail.validity[locale], joinMail.notYou[locale]],
  })
}

/** Such a link leads to where a forgotten password is set, too. */
export function inviteUrl(siteUrl: string, token: string): string {
  return `${resetUrl(siteUrl, token)}&invited=1`
}

export function passwordChanged(username: string, to: StaffMail): OutgoingMail {
  return notice(passwordChangedMail.subject[to.locale], passwordChangedMail.opening[to.locale], username, to)
}

function notice(subject: string, text: string, username: string, { email, locale, settings }: StaffMail): OutgoingMail {
  return letterMail(email, null, {
    locale,
    subject,
    sender: settings.name[locale],
    opening: [text],
    facts: [{ term: staffMails.account[locale], value: username }],
    closing: [staffMails.notYourDoing[locale]],
  })
}
