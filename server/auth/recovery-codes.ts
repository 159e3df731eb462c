import { createHash } from 'node:crypto'
import { repeatableHash } from './passwords.ts'

const SALT_BYTES = 16

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
      const kept: string[] = []
      // Those that are left when one was used are hashes already.
      for (const code of JSON.parse(json) as string[])
        kept.push(code.startsWith('$') ? code : await hashRecoveryCode(code, secret))
      return JSON.stringify(kept)
    },
    decrypt: async (kept: string) => kept,
  }
}
