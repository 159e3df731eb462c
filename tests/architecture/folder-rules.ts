import { posix } from 'node:path'

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
