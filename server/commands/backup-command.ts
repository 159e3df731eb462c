import { resolve } from 'node:path'
import { writeBackup } from '#server/backup/backup.ts'
import { systemClock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/data/engine/database.ts'
import { openFileStorage } from '#server/files/file-storage.ts'
import type { Log } from '#server/log.ts'
import type { Terminal } from './command.ts'

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
