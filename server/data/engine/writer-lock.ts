import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteFile from 'better-sqlite3'

export type WriterLock = { release(): void }

/**
 * Lets one server at a time write a SQLite file; null when another one does. The lock is the operating system's,
 * held on a file beside the database, so it ends with the process, however that ends.
 */
export function takeWriterLock(databaseFile: string): WriterLock | null {
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 })
  const lock = new SqliteFile(`${databaseFile}.lock`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof SqliteFile.SqliteError && error.code === 'SQLITE_BUSY') return null
    throw error
  }
  return { release: () => lock.close() }
}
