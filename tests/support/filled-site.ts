import { sql } from 'kysely'
import { LIST_KINDS } from '#domain/site/content/content-kinds.ts'
import { PAGE_FIELDS } from '#domain/site/content/page-fields.ts'
import { systemClock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/data/engine/database.ts'
import { unhurried } from '#server/data/engine/dialect.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { emptyEverything, listTables, readRows, writeRows, type PlainRow } from '#server/data/engine/whole-database.ts'
import { COMES_WITH_TEXTS, noteContentLoads } from '#server/data/site/content-loads-store.ts'
import { listPendingFiles } from '#server/data/site/files-store.ts'
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

/** Starts the built site on a database that `fill` has written, all at once. */
export async function openFilledSite(
  fill: Fill,
  more: Record<string, string> = {},
  beginning: Beginning = 'texts',
): Promise<FilledSite> {
  const stores = await openOwnStores()
  await begin(stores, beginning, fill)
  const site = await start(stores, more)
  return {
    ...site,
    ...lookInto(stores),
    async stop() {
      const code = await site.stop()
      await stores.remove()
      return code
    },
  }
}

/** One site for many: whoever fills it finds it as it was when it had started for the first time. */
export type SharedSite = Pick<FilledSite, 'origin' | 'without' | 'withDb'> & {
  /** Fills it, unless it was last filled by this. */
  fillWith(fill: Fill): Promise<void>
  stop(): Promise<void>
}

export async function openSharedSite(beginning: Beginning): Promise<SharedSite> {
  const stores = await openOwnStores()
  await begin(stores, beginning)
  await (await start(stores)).stop()
  const { withDb, without } = lookInto(stores)
  const rows = await withDb(rowsOfAll)
  let filled: { by: Fill; site: Site } | null = null
  const empty = async () => {
    await filled?.site.stop()
    filled = null
  }
  return {
    get origin() {
      if (!filled) throw new Error('Nobody has filled the site')
      return filled.site.origin
    },
    without,
    withDb,
    async fillWith(fill) {
      if (filled?.by === fill) return
      await empty()
      await withDb(async (db) => {
        await putBack(db, rows)
        await write(db, stores.config, fill)
      })
      filled = { by: fill, site: await start(stores) }
    },
    async stop() {
      await empty()
      await stores.remove()
    },
  }
}

const start = ({ environment }: OwnStores, more: Record<string, string> = {}) =>
  openSite({ ...environment, DEMO_CONTENT: 'off', ...more })

/** What a site finds that starts for the first time. */
async function begin({ config, openDb }: OwnStores, beginning: Beginning, fill?: Fill): Promise<void> {
  const db = openDb()
  await migrate(db)
  await noteContentLoads(db, LOADED[beginning])
  if (fill) await write(db, config, fill)
  await giveRenditions(db, config)
  await db.destroy()
}

async function write(db: Db, config: Config, fill: Fill): Promise<void> {
  const later = await db
    .connection()
    .execute((connection) =>
      unhurried(connection, () =>
        connection.transaction().execute(async (tx) => fill(await servicesOn(tx, config), tx)),
      ),
    )
  await later?.(await servicesOn(db, config))
}

async function rowsOfAll(db: Db): Promise<Map<string, PlainRow[]>> {
  const rows = new Map<string, PlainRow[]>()
  for (const table of await listTables(db)) {
    const all: PlainRow[] = []
    for await (const some of readRows(db, table)) all.push(...some)
    rows.set(table, all)
  }
  return rows
}

function putBack(db: Db, rows: Map<string, PlainRow[]>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await emptyEverything(tx)
    for (const [table, all] of rows) await writeRows(tx, table, all)
  })
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
