import { backupBeforeUpdate, siteBackups } from '#server/backup/site-backups.ts'
import { systemClock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { openFileStorage } from '#server/files/file-storage.ts'
import type { Log } from '#server/log.ts'
import { createServices, type Services } from '#server/services/services.ts'

/** A first start writes the demo content in one transaction, which takes a slow machine a minute. */
const PATIENCE_MS = 180_000

/** The data as the running site has it, beside that site: nothing works in the background here. */
export async function openStore(config: Config, log: Log): Promise<{ services: Services; close(): Promise<void> }> {
  const database = { ...config.database, patienceMs: PATIENCE_MS }
  const db = openDatabase(database, (error) => log.error('database connection lost', { error }))
  const storage = await openFileStorage(config.storage, config.storageKeys.here)
  await backupBeforeUpdate(db, siteBackups(config, storage, log), log)
  await migrate(db)
  return { services: createServices({ db, storage, config, log, clock: systemClock }), close: () => db.destroy() }
}
