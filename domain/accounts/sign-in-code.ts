import { toLatinDigits } from '../text/fold.ts'

/** Codes for signing in: six digits, good for ten minutes, five tries and one sign-in, and not twice in a minute. */
export const SIGN_IN_CODE = { digits: 6, seconds: 600, tries: 5, pause: 60 }

/** So many codes for one e-mail address in so many seconds. */
const MOST_CODES = [
  { count: 1, seconds: SIGN_IN_CODE.pause },
  { count: 5, seconds: 60 * 60 },
  { count: 15, seconds: 24 * 60 * 60 },
]

/** How long a request for a code counts. */
export const LONGEST_CODE_MEMORY_SECONDS = Math.max(...MOST_CODES.map(({ seconds }) => seconds))

/** The code as it was mailed, for `٤٠٨ ١٢٣` and `408-123` too; null for anything else. */
export function readCode(text: string): string | null {
  const code = bareCode(text)
  return new RegExp(`^\\d{${SIGN_IN_CODE.digits}}$`).test(code) ? code : null
}

/** Any code without the blanks and dashes that people type between its parts, with Latin digits. */
export function bareCode(text: string): string {
  return toLatinDigits(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Seconds until an e-mail address may have another code; 0 is now. `asked` is when it was asked for before. */
export function secondsUntilNextCode(asked: Date[], now: Date): number {
  const newestFirst = asked.map((date) => date.getTime()).toSorted((a, b) => b - a)
  const waits = MOST_CODES.map(({ count, seconds }) => {
    const oldest = newestFirst[count - 1]
    return oldest === undefined ? 0 : Math.ceil((oldest - now.getTime()) / 1000 + seconds)
  })
  return Math.max(0, ...waits)
}
