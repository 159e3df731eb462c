import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the built site consists of. Tests are left out: changing one needs no new build. */
const SOURCES = ['{app,content,domain,public,server}/**/*', 'seed/**/*.{ts,json}', 'package-lock.json']
/** What builds it: these files, and whatever files of the project they import or name. */
const BUILDERS = ['vite.config.ts', 'react-router.config.ts', 'scripts/site-build.ts']

const NAMED_FILE = /['"]#?([\w./-]+\.(?:tsx?|mjs))['"]/g

/** One hash over the names and contents of all sources of the project in `root`. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  const sources = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of [...new Set([...sources, ...buildersIn(root)])].toSorted()) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** The files of the build by their whole paths. */
function buildersIn(root: string): Set<string> {
  const found = new Set<string>()
  const waiting = BUILDERS.map((name) => join(root, name))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(file)) continue
    found.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(NAMED_FILE)) {
      waiting.push(join(path.startsWith('.') ? dirname(file) : root, path))
    }
  }
  return found
}
