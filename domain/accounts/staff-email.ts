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
