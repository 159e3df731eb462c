import { existsSync, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreFiles, restoreTables, verifyArchive } from '../backup/restore.ts'
import type { Manifest } from '../backup/manifest.ts'
import type { ArchiveKey } from '../backup/encryption.ts'
import type { Config, DatabaseConfig } from '../config.ts'
import { openDatabase } from '../data/database.ts'
import { checkpoint, databaseFile, otherSessions } from '../data/dialect.ts'
import { removeSqlite, sqliteFiles } from '../data/sqlite-files.ts'
import { takeWriterLock } from '../data/writer-lock.ts'
import { openFileStorage } from '../files/file-storage.ts'
import type { Log } from '../log.ts'
import { CommandRefused, IS_RUNNING, type Terminal } from './command.ts'

type Scope = { log: Log; terminal: Terminal }

/** `npm run restore -- FILE`: puts an archive back in place of all that is there. The site has to be stopped. */
export async function restoreCommand(file: string, config: Config, scope: Scope): Promise<void> {
  const path = resolve(file)
  const { key } = config.backup
  const manifest = await verifyArchive(path, key)
  const storage = await openFileStorage(config.storage, process.env)
  const files = await restoreFiles(path, storage, key)
  const sqlite = databaseFile(config.database)
  const archive = { path, manifest, key }
  if (sqlite === null) await fillDatabase(archive, config.database, scope)
  else await swapFile(archive, sqlite, scope)
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
  const tables = `${rows} rows of ${Object.keys(manifest.tables).length} tables, compared row by row`
  scope.terminal.print(`The state of ${manifest.createdAt} is back: ${files} files, and ${tables}.`)
}

type Archive = { path: string; manifest: Manifest; key: ArchiveKey }

/** The old file stays beside the new one: a restore that was a mistake can be taken back by hand. */
async function swapFile(archive: Archive, file: string, scope: Scope): Promise<void> {
  const lock = takeWriterLock(file)
  if (!lock) throw new CommandRefused(IS_RUNNING)
  try {
    const fresh = `${file}.restored`
    removeSqlite(fresh)
    await fillDatabase(archive, { kind: 'sqlite', file: fresh }, scope)
    const old = `${file}.before-restore`
    removeSqlite(old)
    const hadOne = existsSync(file)
    for (const [index, path] of sqliteFiles(file).entries()) moveIfThere(path, sqliteFiles(old)[index]!)
    renameSync(fresh, file)
    if (hadOne) scope.terminal.print(`What was there before is kept in ${old}.`)
  } finally {
    lock.release()
  }
}

async function fillDatabase({ path, manifest, key }: Archive, database: DatabaseConfig, { log }: Scope): Promise<void> {
  const db = openDatabase(database, (error) => log.error('database connection lost', { error }))
  try {
    if ((await otherSessions(db)) > 0) throw new CommandRefused(IS_RUNNING)
    await restoreTables(path, manifest, { db, key })
    await checkpoint(db)
  } finally {
    await db.destroy()
  }
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
