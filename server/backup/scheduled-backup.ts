import { join } from 'node:path'
import { backupName } from '#domain/site/backup-plan.ts'
import type { JobDetail } from '#domain/site/job.ts'
import { type Clock, systemClock } from '#server/clock.ts'
import type { DatabaseConfig, Config } from '#server/config.ts'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { migrationNames, doneMigrations, pendingMigrations } from '#server/data/engine/migrate.ts'
import { removeSqlite } from '#server/data/engine/sqlite-file.ts'
import { countRowsOf } from '#server/data/engine/whole-database.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import type { Log } from '#server/log.ts'
import { startStep } from '#server/start-failure.ts'
import { openBackupPlace } from './backup-place.ts'
import { writeBackup } from './backup.ts'
import type { ArchiveKey } from './encryption.ts'
import { restoreTables, UnusableArchive, verifyArchive } from './restore.ts'

export type ScheduledBackups = {
  /** Takes a backup and removes those whose time has passed. Aborted, it throws and leaves no archive. */
  take(isBeforeUpdate?: boolean, signal?: AbortSignal): Promise<JobDetail>
  /** Puts the newest backup back into a database of its own, compares it, and removes that database again. */
  drill(): Promise<JobDetail>
}

type ScheduledBackupsDeps = {
  directory: string
  key: ArchiveKey
  database: DatabaseConfig
  storage: FileStorage
  clock: Clock
  log: Log
}

export function createScheduledBackups(deps: ScheduledBackupsDeps): ScheduledBackups {
  return { take: (isBeforeUpdate = false, signal) => take(deps, isBeforeUpdate, signal), drill: () => drill(deps) }
}

/** Over a connection of its own: the others must not wait for it. */
async function take(deps: ScheduledBackupsDeps, isBeforeUpdate: boolean, signal?: AbortSignal): Promise<JobDetail> {
  const { directory, key, storage, clock } = deps
  const place = await openBackupPlace(directory)
  const now = clock()
  const name = freeName(await place.list(), now, isBeforeUpdate)
  const db = open(deps, deps.database)
  try {
    const { files } = place
    const { tables, fileNames } = await writeBackup(place.pathOf(name), { db, storage, clock, key, files, signal })
    await place.noteFiles(name, fileNames)
    const removed = await place.clear(now)
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    return { backup: name, rows, files: fileNames.length, removed }
  } finally {
    await db.destroy()
  }
}

/** Names tell seconds: a second backup within one has the name of the next. */
function freeName(taken: string[], now: Date, isBeforeUpdate: boolean): string {
  const name = backupName(now, isBeforeUpdate)
  return taken.includes(name) ? freeName(taken, new Date(now.getTime() + 1000), isBeforeUpdate) : name
}

async function drill(deps: ScheduledBackupsDeps): Promise<JobDetail> {
  const { directory, key } = deps
  const place = await openBackupPlace(directory)
  const [name] = await place.list()
  if (name === undefined) throw new Error('There is no backup to restore.')
  const path = place.pathOf(name)
  const file = join(directory, '.drill.db')
  removeSqlite(file)
  const db = open(deps, { kind: 'sqlite', file })
  try {
    const manifest = await verifyArchive(path, key)
    await restoreTables(path, manifest, { db, key })
    const counts = await countRowsOf(db, Object.keys(manifest.tables))
    const isOfThisVersion = manifest.migrations.length === migrationNames.length
    const differing = Object.keys(counts).filter((table) => counts[table] !== manifest.tables[table])
    if (isOfThisVersion && differing.length > 0)
      throw new UnusableArchive(`Rows are missing in ${differing.join(', ')}.`)
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return { backup: name, rows, files: manifest.files }
  } finally {
    await db.destroy()
    removeSqlite(file)
  }
}

function open({ log }: ScheduledBackupsDeps, database: DatabaseConfig) {
  return openDatabase(database, (error) => log.error('database connection lost', { error }))
}

/** The backups of `BACKUP_DIR`; null where none are taken. */
export function siteBackups({ backup, database }: Config, storage: FileStorage, log: Log): ScheduledBackups | null {
  const { directory, key } = backup
  if (directory === null) return null
  return createScheduledBackups({ directory, key, database, storage, clock: systemClock, log })
}

/** A change of the tables cannot be taken back; the state before it can be put back. */
export async function backupBeforeUpdate(db: Db, backups: ScheduledBackups | null, log: Log): Promise<void> {
  const isDue = await startStep('The database cannot be used', async () => {
    return (await doneMigrations(db)).length > 0 && (await pendingMigrations(db)).length > 0
  })
  if (!backups || !isDue) return
  const taken = await startStep('The backup before the update of the database failed', () => backups.take(true))
  log.info('backup taken before the update', taken)
}
