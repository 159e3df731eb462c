import { createHash, randomInt } from 'node:crypto'
import { bareCode } from '#domain/accounts/sign-in-code.ts'
import { repeatableHash } from './passwords.ts'

const SALT_BYTES = 16
const CODES = 10
/** Without letters and digits that are mistaken for each other on paper: twelve of them are 59 random bits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = { count: 3, size: 4 }
/** Codes that were given before these: capitals count in them. */
const EARLIER = { length: 10, size: 5 }

/** Ten new codes, such as `k3wm-7fxe-p2ha`. */
export function newRecoveryCodes(): string[] {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length))
  const code = () => Array.from({ length: GROUPS.count * GROUPS.size }, letter).join('')
  return Array.from({ length: CODES }, () => grouped(code(), GROUPS.size))
}

/** A recovery code as it was given, however it was typed; null for what cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = bareCode(typed)
  if (!/^[\da-z]+$/i.test(code)) return null
  if (code.length === GROUPS.count * GROUPS.size) return grouped(code.toLowerCase(), GROUPS.size)
  return code.length === EARLIER.length ? grouped(code, EARLIER.size) : null
}

function grouped(code: string, size: number): string {
  return code.match(new RegExp(`.{${size}}`, 'g'))?.join('-') ?? ''
}

/**
 * What is kept of a recovery code. It has 59 random bits, which a quick hash would give away; and it is looked for
 * among ten, so all of a site have one salt.
 */
export function hashRecoveryCode(code: string, secret: string): Promise<string> {
  const salt = createHash('sha256').update(`recovery codes ${secret}`).digest().subarray(0, SALT_BYTES)
  return repeatableHash(code, salt)
}

/** How the account library keeps the codes of an account: as hashes, so it has to be asked with a hash, too. */
export function hashedRecoveryCodes(secret: string) {
  return {
    async encrypt(json: string): Promise<string> {
      const stored: string[] = []
      // Those that are left when one was used are hashes already.
      for (const code of JSON.parse(json) as string[])
        stored.push(code.startsWith('$') ? code : await hashRecoveryCode(code, secret))
      return JSON.stringify(stored)
    },
    decrypt: async (stored: string) => stored,
  }
}
