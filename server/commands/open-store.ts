import { backupBeforeUpdate, siteBackups } from '../backup/site-backups.ts'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../data/engine/database.ts'
import { migrate } from '../data/engine/migrate.ts'
import { openFileStorage } from '../files/file-storage.ts'
import type { Log } from '../log.ts'
import { createServices, type Services } from '../services/services.ts'

/** The data as the running site has it, beside that site: nothing works in the background here. */
export async function openStore(config: Config, log: Log): Promise<{ services: Services; close(): Promise<void> }> {
  const db = openDatabase(config.database, (error) => log.error('database connection lost', { error }))
  const storage = await openFileStorage(config.storage, config.storageKeys.here)
  await backupBeforeUpdate(db, siteBackups(config, storage, log), log)
  await migrate(db)
  return { services: createServices({ db, storage, config, log, clock: systemClock }), close: () => db.destroy() }
}
