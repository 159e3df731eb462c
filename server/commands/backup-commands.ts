import { resolve } from 'node:path'
import type { StoredBackup } from '#domain/site/operations-state.ts'
import { listStoredBackups } from '#server/backup/backup-place.ts'
import { writeBackup } from '#server/backup/backup.ts'
import { siteBackups } from '#server/backup/scheduled-backup.ts'
import { systemClock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/data/engine/database.ts'
import { databaseFile } from '#server/data/engine/dialect.ts'
import { doneMigrations } from '#server/data/engine/migrate.ts'
import { takeBackupLock } from '#server/data/engine/writer-lock.ts'
import { openFileStorage } from '#server/files/file-storage.ts'
import type { Log } from '#server/log.ts'
import { runJobNow } from '#server/runner/jobs.ts'
import { backupJob } from '#server/runner/site-jobs.ts'
import { CommandRefused, type StoreCommand, type Terminal, textTable } from './command.ts'

const MEGABYTE = 1024 * 1024
const IS_BEING_TAKEN = 'A backup is already being taken. The command backup list shows it once it is complete.'

export const listBackups: StoreCommand = {
  usage: 'backup list',
  summary: 'Lists the backups that the site has taken automatically, newest first',
  options: [],
  async runAlone(_given, { config, terminal }) {
    const directory = folderOf(config)
    const stored = await listStoredBackups(directory)
    if (stored.length === 0) return terminal.print(`There is no backup in ${directory} yet.`)
    for (const line of textTable([['TAKEN', 'MB', 'ENCRYPTED', 'FILE'], ...stored.map(rowOf(directory))]))
      terminal.print(line)
  },
}

function rowOf(directory: string) {
  return ({ name, takenAt, bytes, isEncrypted }: StoredBackup) => [
    takenAt,
    (bytes / MEGABYTE).toFixed(1),
    isEncrypted ? 'yes' : 'no',
    resolve(directory, name),
  ]
}

export const backUpNow: StoreCommand = {
  usage: 'backup now',
  summary: 'Takes a backup into BACKUP_DIR at once, whether or not the site is running',
  options: [],
  async runAlone(_given, { config, log, terminal }) {
    const directory = folderOf(config)
    const file = databaseFile(config.database)
    // A site that starts meanwhile leaves the job to whoever holds this.
    const lock = file === null ? null : takeBackupLock(file)
    if (file !== null && lock === null) throw new CommandRefused(IS_BEING_TAKEN)
    const db = openDatabase(config.database, (error) => log.error('database connection lost', { error }))
    try {
      if ((await doneMigrations(db)).length === 0) throw new CommandRefused('There is nothing to back up yet.')
      const storage = await openFileStorage(config.storage, config.storageKeys.here)
      const backups = siteBackups(config, storage, log)
      const outcome = backups && (await runJobNow(backupJob(backups), { db, clock: systemClock, log }))
      if (outcome === null) throw new CommandRefused(IS_BEING_TAKEN)
      if (!outcome.ok) throw new CommandRefused(`No backup was taken: ${outcome.reason}`)
      const { backup = '', rows = 0, files = 0 } = outcome.detail ?? {}
      terminal.print(`${resolve(directory, String(backup))}: ${rows} rows, ${files} files.`)
    } finally {
      await db.destroy()
      lock?.release()
    }
  },
}

function folderOf({ backup: { directory } }: Config): string {
  if (directory === null)
    throw new CommandRefused('Automatic backups are off. Set BACKUP_DIR to a folder to turn them on.')
  return directory
}

/** `npm run backup -- FILE`: one archive of tables and uploads, beside the running site. */
export async function backupCommand(file: string, config: Config, { log, terminal }: { log: Log; terminal: Terminal }) {
  const db = openDatabase(config.database, (error) => log.error('database connection lost', { error }))
  try {
    const storage = await openFileStorage(config.storage, config.storageKeys.here)
    const { tables, files } = await writeBackup(resolve(file), {
      db,
      storage,
      clock: systemClock,
      key: config.backup.key,
    })
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    terminal.print(`${file}: ${rows} rows from ${Object.keys(tables).length} tables, ${files} files.`)
  } finally {
    await db.destroy()
  }
}
