import { sql } from 'kysely'
import { LIST_KINDS } from '#domain/site/content/content-kinds.ts'
import { PAGE_FIELDS } from '#domain/site/content/page-fields.ts'
import { systemClock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/data/engine/database.ts'
import { unhurried } from '#server/data/engine/dialect.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { COMES_WITH_TEXTS, noteContentLoads } from '#server/data/site/content-loads-store.ts'
import { openFileStorage } from '#server/files/file-storage.ts'
import { createLog } from '#server/log.ts'
import { createServices, type Services } from '#server/services/services.ts'
import { BRANDS_PART } from '#seed/load-brands.ts'
import { knownRenditions, takePicturesOfTexts } from './demo/kept-renditions.ts'
import { openOwnStores } from './own-stores.ts'
import { openSite, type Site } from './site.ts'

/** The built site over records of a test's own, without the demo content. */
export type FilledSite = Site & {
  /** Takes a table away from the running site, so that whatever reads it fails, and gives it back. */
  without(table: string, visit: () => Promise<void>): Promise<void>
  /** Looks into the database of the running site, or changes it behind its back. */
  withDb<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** `older`: it has the name and numbers of the demo content, and none of its texts; `texts`: those too; `new`: it says nothing of it. */
export type Beginning = 'older' | 'texts' | 'new'

/** Writes records through the services; what it answers with is done after that, in transactions of its own. */
export type Fill = (services: Services) => Promise<void | ((services: Services) => Promise<void>)>

/** Starts the built site on a database that `fill` has written, all at once. */
export async function openFilledSite(
  fill: Fill,
  more: Record<string, string> = {},
  beginning: Beginning = 'texts',
): Promise<FilledSite> {
  const { environment, config, openDb, remove } = await openOwnStores()
  const db = openDb()
  await migrate(db)
  await noteContentLoads(db, LOADED[beginning])
  const later = await db
    .connection()
    .execute((connection) =>
      unhurried(connection, () => connection.transaction().execute(async (tx) => fill(await servicesOn(tx, config)))),
    )
  await later?.(await servicesOn(db, config))
  if (beginning === 'texts') await givePictures(db, config)
  await db.destroy()
  const site = await openSite({ ...environment, DEMO_CONTENT: 'off', ...more })
  return {
    ...site,
    without: (table, visit) => withoutTable(openDb(), table, visit),
    async withDb(work) {
      const opened = openDb()
      try {
        return await work(opened)
      } finally {
        await opened.destroy()
      }
    },
    async stop() {
      const code = await site.stop()
      await remove()
      return code
    },
  }
}

/** A site renders the pictures of its texts for half a minute of a processor, beside the tests that ask it. */
async function givePictures(db: Db, { storage, storageKeys }: Config): Promise<void> {
  const kept = knownRenditions()
  if (kept === null) return
  const files = await openFileStorage(storage, storageKeys.here)
  await db
    .connection()
    .execute((connection) =>
      unhurried(connection, () => connection.transaction().execute((tx) => takePicturesOfTexts(tx, files, kept))),
    )
}

const PARTS = [BRANDS_PART, ...LIST_KINDS, ...Object.keys(PAGE_FIELDS).map((name) => `page/${name}`)]
const LOADED: Record<Beginning, string[]> = {
  older: [COMES_WITH_TEXTS, ...PARTS.filter((part) => part !== 'template')],
  texts: [COMES_WITH_TEXTS],
  new: [],
}

async function servicesOn(db: Db, config: Config): Promise<Services> {
  const log = createLog({ level: 'error', format: 'json', stream: process.stdout, now: systemClock })
  const storage = await openFileStorage(config.storage, config.storageKeys.here)
  return createServices({ db, storage, config, log, clock: systemClock })
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
