import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** As the package has it, in whatever folder a command is run. */
export const VERSION = versionOf(import.meta.dirname)

function versionOf(folder: string): string {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return versionOf(dirname(folder))
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
