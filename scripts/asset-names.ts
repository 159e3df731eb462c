import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FONTS = join(import.meta.dirname, '../app/styles/fonts')
const OTHERS = 'assets/[name]-[hash][extname]'

/**
 * What the build calls the files that modules name. All fonts have one hash: every page names each of them, and digits of
 * hashes do not pack.
 */
export function assetNames(folder = FONTS): (asset: { names: string[] }) => string {
  const fonts = `assets/[name]-${hashOf(folder)}[extname]`
  return ({ names }) => (names.some((name) => name.endsWith('.woff2')) ? fonts : OTHERS)
}

function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).toSorted()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('base64url').slice(0, 8)
}
