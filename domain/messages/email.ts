import { parsedJson } from '#domain/text/json-text.ts'
import { MOST_LENGTH } from './form-fields.ts'

/** One character of each part is fixed, so that no input makes the pattern try twice. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})\.){1,8}[\p{L}\p{M}\p{N}-]{2,63}$/u

/** Whether mail can be sent there as far as its form tells; nothing that means something in a mail header is let in. */
export function isEmail(text: string): boolean {
  return text.length <= MOST_LENGTH.email && EMAIL.test(text)
}

/** Addresses that ask a mail server to pass a mail on to another one: none is written to by the site itself. */
export function isRelayed(email: string): boolean {
  return /[%!]/.test(email)
}

/** So many get a mail beside the one whom it is for. */
const MOST_COPIES = 5

/**
 * The addresses of a field, a list or a text with commas or lines between them, each mailbox once; a problem where one is
 * none, or where there are more than get a copy.
 */
export function readCopies(value: unknown): string[] | 'email-invalid' | 'too-many' {
  const listed = typeof value === 'string' && value.startsWith('[') ? parsedJson(value) : value
  const text = [listed ?? []].flat().map(String).join(' ')
  const typed = text.split(/[\s,;،؛]+/u).filter((one) => one !== '')
  const copies = typed.filter((one, place) => typed.findIndex((other) => mailboxOf(other) === mailboxOf(one)) === place)
  if (!copies.every((one) => isEmail(one) && !isRelayed(one))) return 'email-invalid'
  return copies.length > MOST_COPIES ? 'too-many' : copies
}

const DOTLESS_HOSTS = ['gmail.com', 'googlemail.com']

/**
 * One mailbox has many spellings: capitals, what follows a plus sign, and, with the host that says so of itself, dots.
 * Only for comparing: mail goes to the address as it was written.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.normalize('NFC').toLowerCase().split('@')
  const [name = ''] = local.split('+')
  return DOTLESS_HOSTS.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name || local}@${host}`
}
