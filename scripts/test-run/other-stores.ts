import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SPARE_BUCKET, startObjectStore } from '#tests/support/object-store.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { UNSET } from '#tests/support/site.ts'
import { type CommandResult, runCommand } from './command.ts'

/** A PostgreSQL server and an object store, to which the site that was just asked is moved, to be asked again. */
export type OtherStores = {
  /** What the moved site is started with. */
  environment: Record<string, string>
  /** What tests are told that open sites of their own. */
  forTests: Record<string, string>
  /** Moves what a site on SQLite has left in its folder, as its operator would. */
  moveHere(dataFolder: string): Promise<CommandResult>
  stop(): Promise<void>
}

export async function openOtherStores(): Promise<OtherStores> {
  const server = startPostgres()
  const store = await startObjectStore()
  const { STORAGE_URL, ...credentials } = store.environment
  const DATABASE_URL = server.createDatabase('moved')
  // Only on SQLite does a site take backups without being told where to.
  const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'backups-'))
  return {
    environment: { DATABASE_URL, STORAGE_URL, BACKUP_DIR, ...credentials },
    forTests: {
      TEST_DATABASE_URL: server.url,
      TEST_STORAGE_URL: STORAGE_URL.replace(/(?<=^s3:\/\/)\w+/, SPARE_BUCKET),
      ...credentials,
    },
    moveHere(dataFolder) {
      const args = ['scripts/manage.ts', 'move', '--to', DATABASE_URL, '--files', STORAGE_URL]
      return runCommand(process.execPath, args, { ...UNSET, ...credentials, DATA_DIR: dataFolder })
    },
    async stop() {
      await Promise.all([server.stop(), store.stop()])
      rmSync(BACKUP_DIR, { recursive: true, force: true })
    },
  }
}
