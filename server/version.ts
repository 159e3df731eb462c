import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** As the package has it; every command is started from its folder. */
export const VERSION = (JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as { version: string }).version
