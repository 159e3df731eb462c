import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { sql } from 'kysely'
import {
  ENGINES,
  newDatabase,
  onEveryDatabase,
  openTestDatabase,
  type TestDatabase,
  ownDatabase,
} from '#tests/support/database.ts'
import { oldProducts } from '#tests/support/old-products.ts'
import { listPlaces } from '#server/data/media/file-uses.ts'
import { listMedia } from '#server/data/media/media-store.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { aContactMessage, tickingClock } from '#tests/support/records.ts'
import { createMessages } from '#server/services/messages/messages.ts'
import {
  fromAccountFlag,
  fromAccountInstant,
  fromFlag,
  fromJson,
  inChunks,
  toCount,
  toFlag,
  toInstant,
  toJson,
} from './codec.ts'
import { migrate } from './migrate.ts'
import { type PlainRow, readRows } from './whole-database.ts'
import { takeWriterLock } from './writer-lock.ts'
import { tablesOf } from './statement-tables.ts'
import type { Db } from './database.ts'
import { snapshotStream } from './snapshot-stream.ts'
import { testFolder } from '#tests/support/services/folders.ts'

it('asks once for as many keys as one statement takes, and in parts beyond', async () => {
  const sizes: number[] = []
  const load = async (chunk: number[]) => {
    sizes.push(chunk.length)
    return chunk
  }
  const keys = Array.from({ length: 25_000 }, (_, index) => index)
  expect(await inChunks(keys, load)).toEqual(keys)
  expect(sizes).toEqual([10_000, 10_000, 5_000])
})

it('asks nothing for no keys', async () => {
  const ask = async () => {
    throw new Error('asked')
  }
  expect(await inChunks([], ask)).toEqual([])
})

it('keeps yes and no as figures', () => {
  expect([toFlag(true), toFlag(false)]).toEqual([1, 0])
  expect([fromFlag(1), fromFlag(0)]).toEqual([true, false])
})

it('keeps instants as text that sorts by time', () =>
  expect(toInstant(new Date(Date.UTC(2026, 4, 1)))).toBe('2026-05-01T00:00:00.000Z'))

it('keeps lists and records as they are', () => {
  const value = { ar: ['رغوة', '"'], en: [], nested: { none: null, zero: 0 } }
  expect(fromJson(toJson(value))).toEqual(value)
})

it('counts whatever the database counts with', () => expect(['61', 61, 61n].map(toCount)).toEqual([61, 61, 61]))

it('reads the account tables of both databases', () => {
  const text = '2026-05-01T00:00:00.000Z'
  expect([fromAccountInstant(text), fromAccountInstant(new Date(text))]).toEqual([text, text])
  expect([true, 1, false, 0, null].map(fromAccountFlag)).toEqual([true, true, false, false, false])
})

const [IN_FIELD, IN_TEXT, NOWHERE] = ['0123456789abcdef.webp', '1123456789abcdef.webp', '2123456789abcdef.webp']
const AT = '2026-01-01T00:00:00.000Z'
const ALL = { search: '', kind: null, lacksAlt: false, tag: '', sort: 'name', total: 1 } as const

it.each(ENGINES)('what showed files before the library does so in it (%s)', async (engine) => {
  const { db } = await ownDatabase(engine, true)
  await oldProducts(db, engine, 1)
  for (const name of [IN_FIELD, IN_TEXT, NOWHERE]) {
    await sql`insert into files (name, sha256, kind, mime, bytes, original_name, created_at)
      values (${name}, ${'0'.repeat(64)}, 'image', 'image/webp', 9, ${`Of ${name}`}, ${AT})`.execute(db)
  }
  await sql`update products set image = ${IN_FIELD} where id = 'p1'`.execute(db)
  await sql`insert into posts (id, slug, version, title_ar, title_en, detail_ar, date, author, created_at, updated_at)
    values ('joints', 'joints', 4, 'فواصل', 'Joints', ${`<img src="/api/uploads/${IN_TEXT}">`}, '2026-01-01', 'Noura',
      ${AT}, ${AT})`.execute(db)
  await migrate(db)
  expect(await listPlaces(db, IN_FIELD)).toMatchObject([{ kind: 'product', id: 'p1', where: 'site', number: 3 }])
  expect(await listPlaces(db, IN_TEXT)).toMatchObject([{ kind: 'post', id: 'joints', where: 'site', number: 4 }])
  expect(await listPlaces(db, NOWHERE)).toEqual([])
  expect(await listMedia(db, { ...ALL, use: 'unused' })).toMatchObject([{ name: NOWHERE, isKept: false, by: null }])
  expect(await listMedia(db, { ...ALL, use: null, search: 'OF 0123' })).toMatchObject([{ name: IN_FIELD }])
})

const PRODUCTS = 1500

it.each(ENGINES)('what is there has its record and its row in the list (%s)', async (engine) => {
  const { db } = await ownDatabase(engine, true)
  await oldProducts(db, engine, PRODUCTS)
  await sql`insert into redirects (from_path, to_path, origin, created_at, updated_at)
    values ('/old', '/about', 'staff', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(db)
  await migrate(db)
  const records = await db.selectFrom('records').selectAll().where('kind', '=', 'product').execute()
  expect(records).toHaveLength(PRODUCTS)
  expect(new Set(records.map(({ key }) => key)).size).toBe(PRODUCTS)
  expect(records.find(({ id }) => id === 'p7')).toMatchObject({
    state: 'published',
    name_ar: 'رغوة 7',
    name_en: 'Foam 7',
    number: 3,
    published_number: 3,
    draft_number: null,
    created_at: '2026-01-01T00:00:00.000Z',
    deleted_at: null,
  })
  const kinds = await db.selectFrom('records').select('kind').distinct().orderBy('kind').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['product', 'redirect', 'synonyms'])
  const listed = await db.selectFrom('product_listing').selectAll().where('product_id', '=', 'p7').execute()
  expect(listed).toMatchObject([{ code: 'c7', name_ar: 'رغوة 7', state: 'published', gaps: 'packs' }])
  expect(await db.selectFrom('record_versions').selectAll().execute()).toEqual([])
})

onEveryDatabase('the rows of a table', (db) => {
  it.each([0, 1, 250])('come in portions, each once and as they are: %d', async (count) => {
    const written = Array.from({ length: count }, (_, index) => ({ kind: 'product', id: `p-${index}`, seq: index }))
    if (count > 0) await db().insertInto('search_changes').values(written).execute()
    const portions: PlainRow[][] = []
    for await (const rows of readRows(db(), 'search_changes')) portions.push(rows)
    expect(portions.flat()).toEqual(written)
    expect(Math.max(0, ...portions.map((rows) => rows.length))).toBeLessThan(250)
  })

  it('hold large numbers as numbers', async () => {
    const days = { sent_on: '2026-11-27', valid_until: '2026-12-11' }
    const sums = { subtotal: 60_960, discount_total: 0, vat_total: 9144, total: 900_000_000_000_000 }
    const row = { number: 'QT-2026-00001', revision: 1, ...days, ...sums, state: 'sent' as const }
    await db().insertInto('quote_register').values(row).execute()
    for await (const rows of readRows(db(), 'quote_register')) expect(rows).toEqual([row])
  })
})

describe('writer lock', () => {
  const folder = testFolder()

  it('is given to one server at a time', () => {
    const file = join(folder(), 'data', 'site.db')
    const first = takeWriterLock(file)
    expect(first).not.toBeNull()
    expect(takeWriterLock(file)).toBeNull()
    first?.release()
    const second = takeWriterLock(file)
    expect(second).not.toBeNull()
    second?.release()
  })

  it('is free again when a server was killed', async () => {
    const file = join(folder(), 'site.db')
    const module = JSON.stringify(join(import.meta.dirname, 'writer-lock.ts'))
    const script = `
    const { takeWriterLock } = await import(${module})
    globalThis.lock = takeWriterLock(${JSON.stringify(file)})
    console.log('held')
    setInterval(() => {}, 1000)`
    const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(other, 'exit')
    await once(other.stdout, 'data')
    const whileItRuns = takeWriterLock(file)
    other.kill('SIGKILL')
    await ended
    const afterwards = takeWriterLock(file)
    afterwards?.release()
    expect(whileItRuns).toBeNull()
    expect(afterwards).not.toBeNull()
  })
})

test('a query reads every table that it names, in joins, lists and inner queries too', () => {
  const sql = `select "a"."id", (select count(*) from "b" where "b"."x" = "a"."id") from "a" as "one", "c"
    left join "d" on "d"."id" = "c"."id" where exists (select 1 from only_raw where id = ?)`
  expect(tablesOf(sql)).toEqual({ kind: 'reads', tables: ['b', 'a', 'c', 'd', 'only_raw'] })
})

test('a write changes its table', () => {
  expect(tablesOf('insert into "posts" ("id") values (?)')).toEqual({ kind: 'changes', tables: ['posts'] })
  expect(tablesOf('update "posts" set "slug" = ? where "id" = ?')).toEqual({ kind: 'changes', tables: ['posts'] })
})

test('a write within a query is a write', () => {
  const sql = 'with gone as (delete from "api_tokens" returning id) select count(*) from gone'
  expect(tablesOf(sql)).toEqual({ kind: 'changes', tables: ['api_tokens', 'gone'] })
})

test('a query that locks its rows for an update changes nothing', () =>
  expect(tablesOf('select * from "mail_outbox" for update skip locked').kind).toBe('reads'))

test('deleting also changes the tables whose rows go with it, at any remove', () => {
  const found = tablesOf('delete from "products" where "id" = ?')
  expect(found).toEqual({
    kind: 'changes',
    tables: [
      'products',
      'messages',
      'product_attributes',
      'product_images',
      'product_variants',
      'redirects',
      'customer_messages',
      'mail_outbox',
      'message_answers',
      'message_notes',
      'private_files',
      'quotes',
      'request_lines',
      'staff_notices',
      'webhook_deliveries',
      'mail_attachments',
      'quote_answers',
      'quote_revisions',
    ],
  })
})

test('what is not understood may have changed anything; transactions and settings change nothing', () => {
  expect(tablesOf('truncate "posts"').kind).toBe('unknown')
  expect(tablesOf('vacuum').kind).toBe('unknown')
  expect(tablesOf('begin immediate').kind).toBe('neither')
  expect(tablesOf('pragma data_version').kind).toBe('neither')
})

onEveryDatabase('what is read for long', (_db, engine) => {
  let place: TestDatabase
  let db: Db
  let longReads: Db
  beforeEach(async () => {
    place = await newDatabase(engine)
    db = openTestDatabase(place.config)
    longReads = openTestDatabase(place.config)
    await migrate(db)
  })
  afterEach(async () => {
    await Promise.all([db.destroy(), longReads.destroy()])
    await place.remove()
  })
  let keys = 0
  const receive = () =>
    createMessages({ db, clock: tickingClock(), mailHost: 'site.example' }).receive(
      aContactMessage({ idempotencyKey: `key-${++keys}` }),
      [],
    )
  const count = async (on: Db) => (await on.selectFrom('messages').select('id').execute()).length

  it('is of one moment, and keeps nobody from writing and reading meanwhile', async () => {
    await receive()
    const stream = snapshotStream(longReads, async function* (snapshot) {
      for (let portion = 0; portion < 3; portion++) yield Buffer.from(`${await count(snapshot)} `)
    })
    const reader = stream.getReader()
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('1 ')
    await receive()
    expect(await count(db)).toBe(2)
    reader.releaseLock()
    expect(await text(stream)).toBe('1 1 ')
  })

  it('is let go when its reader goes', async () => {
    const stream = snapshotStream(longReads, async function* () {
      for (;;) yield Buffer.alloc(1000)
    })
    const reader = stream.getReader()
    await reader.read()
    await reader.cancel()
    expect(await count(longReads)).toBe(0)
  })

  it('breaks off with its reason', async () => {
    const stream = snapshotStream(longReads, async function* () {
      yield Buffer.from('a')
      throw new Error('the disk is gone')
    })
    await expect(text(stream)).rejects.toThrow('the disk is gone')
  })
})
