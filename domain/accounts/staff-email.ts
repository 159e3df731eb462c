import { isEmail, isRelayed } from '#domain/messages/email.ts'

/** How long the link that confirms an address can be followed. */
export const EMAIL_LINK_SECONDS = 24 * 60 * 60

/** The account library wants an address for everybody; nobody has this one. */
const NOWHERE = '@staff.invalid'

export function placeholderEmail(id: string): string {
  return id + NOWHERE
}

/** The address that an account has confirmed; null where it has none. */
export function confirmedEmail(stored: string): string | null {
  return stored.endsWith(NOWHERE) ? null : stored
}

/** An address as it was typed, in the one spelling in which it is stored; null for what mail cannot be sent to. */
export function readStaffEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase()
  return isEmail(email) && !isRelayed(email) && confirmedEmail(email) !== null ? email : null
}

/** What a mailed link is for: to confirm an address, to set a new password, or to join. */
export const LINK_PURPOSES = ['email', 'reset', 'invite'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** How the names of all links of an account begin; without an account, those of everybody. */
export function linksOf(purpose: LinkPurpose, userId?: string): string {
  return userId === undefined ? `${purpose}-link-` : `${purpose}-link-${userId}-`
}

export function holderOfLink(purpose: LinkPurpose, name: string): string {
  return name.slice(linksOf(purpose).length, name.lastIndexOf('-'))
}
