import { rmSync } from 'node:fs'

/** A SQLite database is a file and what lies beside it while it is open, or after a crash. */
export function sqliteFiles(file: string): string[] {
  return ['', '-wal', '-shm'].map((ending) => file + ending)
}

export function removeSqlite(file: string): void {
  for (const path of sqliteFiles(file)) rmSync(path, { force: true })
}
