import { readFileSync } from 'node:fs'
import { SECRETS } from './config.ts'
import { AWS_KEYS } from './storage-keys.ts'
import { StartFailure } from './start-failure.ts'

/** What may lie in a file instead of the environment, which other programs of the machine may see. */
export const SECRET_NAMES = [...SECRETS, ...AWS_KEYS, ...AWS_KEYS.map((name) => `NEW_${name}`)]

/**
 * Puts secrets into the environment whose files it names, `DATABASE_URL_FILE` for `DATABASE_URL`; an empty file says
 * nothing. Throws in one line where a file cannot be read, or where both are given.
 */
export function loadSecretFiles(env: Record<string, string | undefined>): void {
  for (const name of SECRET_NAMES) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    if (env[name]) throw new StartFailure(`${name} and ${name}_FILE are both set; give one of them.`)
    const text = secretIn(`${name}_FILE`, path)
    if (text !== '') env[name] = text
  }
}

function secretIn(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new StartFailure(`${name} names ${path}, which cannot be read: ${(error as Error).message}`, { cause: error })
  }
}
