import { systemClock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/data/engine/database.ts'
import { doneMigrations, pendingMigrations } from '#server/data/engine/migrate.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import type { Log } from '#server/log.ts'
import { startStep } from '#server/start-failure.ts'
import { createScheduledBackups, type ScheduledBackups } from './scheduled-backup.ts'

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
