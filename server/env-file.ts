import { existsSync, readFileSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { parseEnv } from 'node:util'
import { VARIABLES } from './config.ts'

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
