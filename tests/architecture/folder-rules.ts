import { posix } from 'node:path'

/** More than this nobody looks through: divide the folder by subject. */
const MOST_FILES = 40

/** The folders that hold too many of these files, with their numbers. */
export function fullFolders(paths: string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} holds ${count} files`)
}
