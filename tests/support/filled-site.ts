import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { LIST_KINDS } from '#domain/site/content/content-kinds.ts'
import { PAGE_FIELDS } from '#domain/site/content/page-fields.ts'
import { systemClock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { unhurried } from '#server/data/engine/dialect.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { listPendingFiles } from '#server/data/site/files-store.ts'
import { addSetUpMark, COMES_WITH_TEXTS, noteContentLoads } from '#server/data/site/set-up-store.ts'
import { openFileStorage } from '#server/files/file-storage.ts'
import { createLog } from '#server/log.ts'
import { createServices, type Services } from '#server/services/services.ts'
import { BRANDS_PART } from '#seed/load-brands.ts'
import { storeRenditions } from '#seed/store-media.ts'
import { openOwnStores, type OwnStores } from './own-stores.ts'
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
export type Fill = (services: Services, db: Db) => Promise<void | ((services: Services) => Promise<void>)>

/** Starts the built site on the records that `fill` has written, all at once, after those of its beginning. */
export async function openFilledSite(
  fill: Fill,
  more: Record<string, string> = {},
  beginning: Beginning = 'texts',
): Promise<FilledSite> {
  const stores = await openOwnStores(await begun(beginning))
  await write(stores, fill)
  const site = await start(stores, more)
  return {
    ...site,
    ...lookInto(stores),
    async stop(signal) {
      const code = await site.stop(signal)
      await stores.remove()
      return code
    },
  }
}

const start = ({ environment }: OwnStores, more: Record<string, string> = {}) =>
  openSite({ ...environment, DEMO_CONTENT: 'off', ...more })

/** Where a site lies that has started for the first time: made by the first worker of a run that asks for it. */
async function begun(beginning: Beginning): Promise<OwnStores['environment']> {
  const place = process.env['TEST_BEGINNINGS']
  if (!place) throw new Error('TEST_BEGINNINGS is not set: no folder was made for them')
  const folder = join(place, beginning)
  const made = join(folder, 'made.json')
  for (;;) {
    if (existsSync(made)) return JSON.parse(readFileSync(made, 'utf8')) as OwnStores['environment']
    if (takes(folder)) break
    await sleep(50)
  }
  try {
    const stores = await openOwnStores(undefined, folder)
    const db = stores.openDb()
    await migrate(db)
    await noteContentLoads(db, LOADED[beginning])
    // A site that began empty would be closed to search engines.
    if (beginning !== 'new') await addSetUpMark(db, 'open-before', toInstant(systemClock()))
    await db.destroy()
    await (await start(stores)).stop()
    writeFileSync(`${made}.new`, JSON.stringify(stores.environment))
    renameSync(`${made}.new`, made)
    return stores.environment
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
}

function takes(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function write({ openDb, config }: OwnStores, fill: Fill): Promise<void> {
  const db = openDb()
  const later = await db
    .connection()
    .execute((connection) =>
      unhurried(connection, () =>
        connection.transaction().execute(async (tx) => fill(await servicesOn(tx, config), tx)),
      ),
    )
  await later?.(await servicesOn(db, config))
  await giveRenditions(db, config)
  await db.destroy()
}

function lookInto({ openDb }: OwnStores): Pick<FilledSite, 'without' | 'withDb'> {
  return {
    without: (table, visit) => withoutTable(openDb(), table, visit),
    async withDb(work) {
      const opened = openDb()
      try {
        return await work(opened)
      } finally {
        await opened.destroy()
      }
    },
  }
}

/** What the seed has of the pictures that were stored need not be rendered beside the tests that ask the site. */
async function giveRenditions(db: Db, { storage, storageKeys }: Config): Promise<void> {
  const pictures = (await listPendingFiles(db, MOST_PICTURES)).map(({ name }) => name)
  const files = await openFileStorage(storage, storageKeys.here)
  await storeRenditions({ db, storage: files, directory: 'seed' }, pictures)
}

/** More than any site of a test has. */
const MOST_PICTURES = 10_000

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
