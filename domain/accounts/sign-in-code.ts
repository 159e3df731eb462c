import { toLatinDigits } from '#domain/text/fold.ts'

/** Codes for signing in: six digits, good for ten minutes, five tries and one sign-in, and not twice in a minute. */
export const SIGN_IN_CODE = { digits: 6, seconds: 600, tries: 5, pause: 60 }

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** So many codes for one mailbox in so many seconds may one visitor ask for. */
const MOST_CODES = [
  { count: 1, seconds: SIGN_IN_CODE.pause },
  { count: 5, seconds: HOUR },
  { count: 15, seconds: DAY },
]
/** So many are mailed to it, whoever asks. */
const MOST_MAILED = [
  { count: 5, seconds: SIGN_IN_CODE.seconds },
  { count: 100, seconds: DAY },
]

/** How long a request for a code counts. */
export const LONGEST_CODE_MEMORY_SECONDS = DAY

/** When a code was asked for, whether by the same visitor, and whether it was mailed. */
export type AskedCode = { at: Date; isSame: boolean; isMailed: boolean }

/** The code as it was mailed, for `٤٠٨ ١٢٣` and `408-123` too; null for anything else. */
export function readCode(text: string): string | null {
  const code = bareCode(text)
  return new RegExp(`^\\d{${SIGN_IN_CODE.digits}}$`).test(code) ? code : null
}

/** Any code without the blanks and dashes that people type between its parts, with Latin digits. */
export function bareCode(text: string): string {
  return toLatinDigits(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Seconds until a visitor may ask for another code for a mailbox; 0 is now. What others ask for has nobody wait. */
export function secondsUntilNextCode(asked: AskedCode[], now: Date): number {
  const own = asked.filter(({ isSame }) => isSame)
  return waitAfter(own, MOST_CODES, now)
}

/** Whether another code may be mailed; whoever asks beyond that is answered the same, so that nobody fills a mailbox. */
export function mayMailCode(asked: AskedCode[], now: Date): boolean {
  const mailed = asked.filter(({ isMailed }) => isMailed)
  return waitAfter(mailed, MOST_MAILED, now) === 0
}

function waitAfter(asked: AskedCode[], most: { count: number; seconds: number }[], now: Date): number {
  const newestFirst = asked.map(({ at }) => at.getTime()).toSorted((a, b) => b - a)
  const waits = most.map(({ count, seconds }) => {
    const oldest = newestFirst[count - 1]
    return oldest === undefined ? 0 : Math.ceil((oldest - now.getTime()) / 1000 + seconds)
  })
  return Math.max(0, ...waits)
}
