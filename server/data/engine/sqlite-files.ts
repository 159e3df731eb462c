import { rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'

/** A SQLite database is a file and what lies beside it while it is open, or after a crash. */
export function sqliteFiles(file: string): string[] {
  return ['', '-wal', '-shm'].map((ending) => file + ending)
}

export function removeSqlite(file: string): void {
  for (const path of sqliteFiles(file)) rmSync(path, { force: true })
}

/** What the file and its journal take on the disk. */
export async function sqliteBytes(file: string): Promise<number> {
  const sizes = await Promise.all(
    sqliteFiles(file).map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
