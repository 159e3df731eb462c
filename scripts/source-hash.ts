import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the built site is made from. Tests are left out: changing one needs no new build. */
const SOURCES = [
  '{app,content,domain,public,server}/**/*',
  'seed/**/*.{ts,json}',
  'scripts/asset-names.ts',
  'scripts/direct-icons.ts',
  'scripts/{backup,manage,restore}.ts',
  'scripts/later-imports.ts',
  'scripts/compress-files.ts',
  'scripts/server-guard.ts',
  'scripts/sheet-pieces.ts',
  'scripts/site-chunk.ts',
  'scripts/small-script.ts',
  'scripts/visitors-manifest.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.commands.config.ts',
]

/** One hash over the names and contents of all sources of the project in `root`. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  for (const file of files) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}
