import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { systemClock } from '../../server/clock.ts'
import { openDatabase, type Db } from '../../server/data/database.ts'
import { migrate } from '../../server/data/migrate.ts'
import { openLocalStorage } from '../../server/files/local-storage.ts'
import { createLog } from '../../server/log.ts'
import { createServices, type Services } from '../../server/services/services.ts'
import { openSite, type Site } from './site.ts'
import { testConfig } from './test-app.ts'

/** The built site over records of a test's own, without the demo content. */
export type FilledSite = Site & {
  /** Takes a table away from the running site, so that whatever reads it fails, and gives it back. */
  without(table: string, visit: () => Promise<void>): Promise<void>
  /** Looks into the database of the running site, or changes it behind its back. */
  withDb<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** Starts the built site on a database that `fill` has written through the services, all at once. */
export async function openFilledSite(fill: (services: Services) => Promise<void>): Promise<FilledSite> {
  const folder = mkdtempSync(join(tmpdir(), 'filled-'))
  const database = { kind: 'sqlite', file: join(folder, 'site.db') } as const
  const db = openDatabase(database, throwIt)
  await migrate(db)
  await db.transaction().execute(async (tx) => fill(await servicesOn(tx, folder)))
  await db.destroy()
  const site = await openSite({ DATA_DIR: folder, DEMO_CONTENT: 'off' })
  return {
    ...site,
    without: (table, visit) => withoutTable(openDatabase(database, throwIt), table, visit),
    async withDb(work) {
      const opened = openDatabase(database, throwIt)
      try {
        return await work(opened)
      } finally {
        await opened.destroy()
      }
    },
    async stop() {
      const code = await site.stop()
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

async function servicesOn(db: Db, folder: string): Promise<Services> {
  const log = createLog({ level: 'error', format: 'json', stream: process.stdout, now: systemClock })
  const storage = await openLocalStorage(join(folder, 'uploads'))
  return createServices({ db, storage, config: testConfig({ DATA_DIR: folder }), log, clock: systemClock })
}

async function withoutTable(db: Db, table: string, visit: () => Promise<void>) {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)
  await rename(table, `${table}_away`)
  try {
    await visit()
  } finally {
    await rename(`${table}_away`, table)
    await db.destroy()
  }
}

function throwIt(error: Error): never {
  throw error
}
