import { posix } from 'node:path'
import { isIn, isTest } from './layer-rules.ts'
import type { SourceModule } from './source-module.ts'

/** More than this nobody looks through: divide the folder by subject. */
const MOST_FILES = 40

/** Migrations only become more, and nobody looks for one there: `migrations.ts` lists them. */
const LISTED = 'server/data/engine/migrations'

/** The folders that hold too many of these files, with their numbers. */
export function fullFolders(paths: string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && folder !== LISTED)
    .map(([folder, count]) => `${folder} holds ${count} files`)
}

/** A file of fewer lines that one other uses is looked for in that one. */
const LEAST_LINES = 30

/** Small and apart on purpose. */
const APART = [
  // The build has every icon import it.
  'app/ui/base/icon.tsx',
  // Scripts and tests read these without components.
  'app/ui/admin/login/login-pictures.ts',
  'app/ui/home/typewriter-frames.ts',
]

/** Small files with a single user in their part of the project; files loaded lazily may stay separate. */
export function crumbs(modules: SourceModule[]): string[] {
  const users = new Map<string, SourceModule['path'][]>()
  const late = new Set<string>()
  for (const { path, imports } of modules.filter(({ path }) => !isTest(path) && !isIn(path, 'tests'))) {
    for (const { to, late: isLate } of imports) {
      if (isLate) late.add(to)
      if (!users.get(to)?.includes(path)) users.set(to, [...(users.get(to) ?? []), path])
    }
  }
  return modules.flatMap(({ path, text }) => {
    const [user, ...others] = users.get(path) ?? []
    if (!user || others.length > 0 || partOf(user) !== partOf(path) || late.has(path)) return []
    if (!/(?<!\.d)\.tsx?$/.test(path) || isIn(path, LISTED) || APART.includes(path)) return []
    return text.split('\n').length > LEAST_LINES ? [] : [`${path} is used by ${user} alone`]
  })
}

/** Words, rules, pages and server stay apart from each other, and so do the layers of the pages. */
function partOf(path: string): string {
  return path.split('/', path.startsWith('app/') ? 2 : 1).join('/')
}
