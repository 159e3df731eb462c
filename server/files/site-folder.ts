import { resolve } from 'node:path'
import type { Mode } from '#server/config.ts'

/** Where the files lie that the site is made with. While developing, the bundler serves them as they are. */
export function siteFolder(mode: Mode): string {
  return resolve(mode === 'dev' ? 'public' : 'build/client')
}
