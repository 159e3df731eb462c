import { existsSync, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreFiles, restoreTables, verifyArchive } from '#server/backup/restore.ts'
import type { Manifest } from '#server/backup/manifest.ts'
import type { ArchiveKey } from '#server/backup/encryption.ts'
import type { Config, DatabaseConfig } from '#server/config.ts'
import { openDatabase, type Db, type Tx } from '#server/data/engine/database.ts'
import { checkpoint, databaseFile, otherSessions } from '#server/data/engine/dialect.ts'
import { removeSqlite, sqliteFiles } from '#server/data/engine/sqlite-file.ts'
import { takeWriterLock } from '#server/data/engine/writer-lock.ts'
import { openFileStorage } from '#server/files/file-storage.ts'
import type { Log } from '#server/log.ts'
import { CommandRefused, IS_RUNNING, type Terminal } from './command.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import { appendAudit, listAudit } from '#server/data/accounts/audit-store.ts'
import { listTables } from '#server/data/engine/whole-database.ts'
import { forgetCustomer } from '#server/services/accounts/customers.ts'

const ACTION = 'account.delete'

type Scope = { log: Log; terminal: Terminal }

/** `isPlain`: whether the archive is taken though it is not sealed and there is a key. */
export type Restore = { file: string; isPlain: boolean }

/** `npm run restore -- FILE`: puts an archive back in place of all that is there. The site has to be stopped. */
export async function restoreCommand({ file, isPlain }: Restore, config: Config, scope: Scope): Promise<void> {
  const path = resolve(file)
  const key = isPlain ? null : config.backup.key
  const manifest = await verifyArchive(path, key)
  const storage = await openFileStorage(config.storage, config.storageKeys.here)
  const files = await restoreFiles(path, storage, key)
  const sqlite = databaseFile(config.database)
  const archive = { path, manifest, key }
  const repeated =
    sqlite === null ? await fillAgain(archive, config.database, scope) : await swapFile(archive, sqlite, scope)
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
  const tables = `${rows} rows in ${Object.keys(manifest.tables).length} tables, compared row by row`
  scope.terminal.print(`Restored the state of ${manifest.createdAt}: ${files} files, and ${tables}.`)
  scope.terminal.print(deletionsText(repeated))
}

function deletionsText(repeated: number | null): string {
  if (repeated === null)
    return 'The previous log could not be read: delete by hand the accounts that customers have deleted since.'
  return `Accounts that customers had deleted since, and that are now deleted again: ${repeated}.`
}

type Archive = { path: string; manifest: Manifest; key: ArchiveKey }

/** The old file stays beside the new one: a restore that was a mistake can be taken back by hand. */
async function swapFile(archive: Archive, file: string, scope: Scope): Promise<number | null> {
  const lock = takeWriterLock(file)
  if (!lock) throw new CommandRefused(IS_RUNNING)
  try {
    const hadOne = existsSync(file)
    const deletions = hadOne ? await withDatabase({ kind: 'sqlite', file }, scope, deletionsIn) : null
    const fresh = `${file}.restored`
    removeSqlite(fresh)
    const repeated = await withDatabase({ kind: 'sqlite', file: fresh }, scope, (db) => fill(db, archive, deletions))
    const old = `${file}.before-restore`
    removeSqlite(old)
    for (const [index, path] of sqliteFiles(file).entries()) moveIfThere(path, sqliteFiles(old)[index]!)
    renameSync(fresh, file)
    if (hadOne) scope.terminal.print(`The previous database is kept as ${old}.`)
    return repeated
  } finally {
    lock.release()
  }
}

function fillAgain(archive: Archive, database: DatabaseConfig, scope: Scope): Promise<number | null> {
  return withDatabase(database, scope, async (db) => {
    if ((await otherSessions(db)) > 0) throw new CommandRefused(IS_RUNNING)
    return fill(db, archive, await deletionsIn(db))
  })
}

/** Whatever is wrong with what is there is why it is replaced. */
function deletionsIn(db: Db): Promise<Deletions | null> {
  return readDeletions(db).catch(() => null)
}

async function fill(db: Db, archive: Archive, deletions: Deletions | null): Promise<number | null> {
  const { path, manifest, key } = archive
  let repeated: number | null = null
  await restoreTables(path, manifest, {
    db,
    key,
    finish: async (tx) => {
      repeated = deletions && (await repeatDeletions(tx, deletions))
    },
  })
  await checkpoint(db)
  return repeated
}

async function withDatabase<T>(database: DatabaseConfig, { log }: Scope, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(database, (error) => log.error('database connection lost', { error }))
  try {
    return await work(db)
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

type Deletions = readonly AuditEntry[]

/** The accounts that customers have deleted, as the log of a database tells; null where there is no such log. */
async function readDeletions(db: Db): Promise<Deletions | null> {
  return (await listTables(db)).includes('audit_log') ? listAudit(db, { action: ACTION }) : null
}

/**
 * Deletes again whom a backup has brought back, and answers how many. An id is never given twice, so that nobody need
 * know what came first. The mail that says so went out long ago; the log gets all lines back that tell of deletions, for
 * the next backup that is put back may know somebody whom this one does not.
 */
async function repeatDeletions(tx: Tx, deletions: Deletions): Promise<number> {
  const known = new Set((await listAudit(tx, { action: ACTION })).map(({ id }) => id))
  let repeated = 0
  for (const deletion of deletions) {
    const uuid = deletion.subject.id
    if (uuid !== null && (await forgetCustomer(tx, uuid, deletion.at))) repeated++
    if (!known.has(deletion.id)) await appendAudit(tx, { ...deletion, action: ACTION })
  }
  return repeated
}
