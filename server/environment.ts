import { existsSync, readFileSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { parseEnv } from 'node:util'
import { AWS_KEYS } from './config-values.ts'
import { VARIABLES, SECRETS } from './config.ts'
import { StartFailure } from './start-failure.ts'

/** Read by Node, by the client of PostgreSQL, by the storage and by whoever starts the site. */
const READ_BY_OTHERS = /^(?:AWS_|NEW_AWS_|PG|NODE_|MALLOC_|TZ$|PATH$)/

/**
 * Takes the variables of a `.env` file where there is one; what the environment says comes first. Answers the names in it
 * that nobody reads: left over from another version, or mistyped.
 */
export function takeEnvFile(file = '.env'): string[] {
  if (!existsSync(file)) return []
  loadEnvFile(file)
  const names = Object.keys(parseEnv(readFileSync(file, 'utf8')))
  return names.filter((name) => !VARIABLES.includes(name.replace(/_FILE$/, '')) && !READ_BY_OTHERS.test(name))
}

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
