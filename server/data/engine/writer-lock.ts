import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteFile from 'better-sqlite3'

export type WriterLock = { release(): void }

/** Lets one server at a time write a SQLite file; null when another one does. */
export function takeWriterLock(databaseFile: string): WriterLock | null {
  return takeLock(`${databaseFile}.lock`)
}

/** Lets one command at a time back a SQLite file up beside its server; null when another one does. */
export function takeBackupLock(databaseFile: string): WriterLock | null {
  return takeLock(`${databaseFile}.backup-lock`)
}

/** Whether a command is backing the file up at this moment. */
export function isBackingUp(databaseFile: string): boolean {
  const lock = takeBackupLock(databaseFile)
  lock?.release()
  return lock === null
}

/** The lock is the operating system's, held on a file of its own, so it ends with the process, however that ends. */
function takeLock(path: string): WriterLock | null {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const lock = new SqliteFile(path, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof SqliteFile.SqliteError && error.code === 'SQLITE_BUSY') return null
    throw error
  }
  return { release: () => lock.close() }
}
