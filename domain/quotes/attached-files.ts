import { isEmptyFile } from '#domain/fields/record-form.ts'

/** Where forms and calls bring files. */
export const ATTACHMENTS = 'attachments'

/** What a file field asks for: as it lists no HEIC, iPhones send JPEG. */
export const ACCEPTED_FILES = 'application/pdf,image/jpeg,image/png,image/webp,.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.csv'

/** The files of a form, however its field is written. */
export function filesOf(fields: Readonly<Record<string, unknown>>): File[] {
  return [fields[ATTACHMENTS], fields[`${ATTACHMENTS}[]`]]
    .flat()
    .filter((value) => value instanceof File && !isEmptyFile(value))
    .map((value) => value as File)
}

/**
 * Stands among the fields of a form that was longer than may be read: what came before that is there. No form brings it, for
 * what forms bring is text.
 */
export const CUT_OFF = 'cut-off'

export function isCutOff(fields: Readonly<Record<string, unknown>>): boolean {
  return fields[CUT_OFF] === true
}

/** A file that was not taken, as it is told in one language. */
export type RefusedNote = { name: string; reason: string }

const COOKIE = 'refused-files'
const SECONDS = 120
const MOST_NOTES = 6
const LONGEST = { name: 50, reason: 140 }

/** The cookie that tells the page of a request, once, which files were not taken. */
export function refusedCookie(path: string, notes: readonly RefusedNote[], isSecure: boolean): string {
  const cells = notes
    .slice(0, MOST_NOTES)
    .map(({ name, reason }) => [cut(name, LONGEST.name), cut(reason, LONGEST.reason)])
  return cookie(path, notes.length === 0 ? '' : toBase64Url(JSON.stringify(cells)), isSecure)
}

function cookie(path: string, value: string, isSecure: boolean): string {
  const age = value === '' ? 0 : SECONDS
  return `${COOKIE}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** What such a cookie tells; nothing where there is none that can be read. */
export function readRefused(cookies: string | null): RefusedNote[] {
  const [, value = ''] = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(cookies ?? '') ?? []
  if (value === '') return []
  try {
    const cells = JSON.parse(fromBase64Url(value)) as unknown[]
    return cells.slice(0, MOST_NOTES).map((cell) => {
      const [name, reason] = cell as [unknown, unknown]
      return { name: cut(String(name), LONGEST.name), reason: cut(String(reason), LONGEST.reason) }
    })
  } catch {
    return []
  }
}

function cut(text: string, most: number): string {
  const signs = Array.from(text)
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(value: string): string {
  const signs = atob(value.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(signs, (sign) => sign.charCodeAt(0)))
}
