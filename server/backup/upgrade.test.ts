import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allRows } from '#tests/support/all-rows.ts'
import { ENGINES, newDatabase, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { byLength } from '#tests/support/test-level.ts'
import { aFile, valueOf } from '#tests/support/records.ts'
import { testConfig } from '#tests/support/test-app.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { restoreTables, verifyArchive } from './restore.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { migrations } from '#server/data/engine/migrations.ts'
import { watchedLog } from '#tests/support/services/deps.ts'
import { openSite } from '#server/open-site.ts'

/** What the tables were changed by last: in the oldest version that is upgraded, and in that before records had versions. */
const VERSIONS = ['0023-baseline', '0031-prices-and-stock']
/** The changes that the baseline holds, as that version recorded them. */
const BEFORE_BASELINE = ['0001-files', '0022-product-listing-codes', '0023-newest-and-changed']
const NAMES = Object.keys(migrations)
const AT = '2026-03-01T08:00:00.000Z'
const PICTURE = aFile('picture')
const NOURA: StaffCaller = { kind: 'staff', id: 'noura', name: 'noura', role: 'owner', via: 'session' }

/** One row of every kind that staff and visitors make, in columns that every one of these versions has. */
async function fill(db: Db): Promise<void> {
  const off = sql`false`
  const common = sql`${AT}, ${AT}`
  await sql`insert into files (name, sha256, kind, mime, bytes, width, height, created_at)
    values (${PICTURE.name}, ${PICTURE.sha256}, 'image', 'image/webp', 20, 40, 30, ${AT})`.execute(db)
  await sql`insert into categories (id, slug, version, name_ar, name_en, image, sort_id, created_at, updated_at)
    values ('foam', 'foam', 4, 'رغوة', 'Foam', ${PICTURE.name}, 1, ${common})`.execute(db)
  for (const [id, version] of [
    ['805', 7],
    ['806', 1],
  ] as const) {
    await sql`insert into products (id, slug, version, creation_key, code, category_id, name_ar, name_en, image, specs,
        created_at, updated_at)
      values (${id}, ${`foam-${id}`}, ${version}, ${`key-${id}`}, ${id}, 'foam', ${`رغوة ${id}`}, ${`Foam ${id}`},
        ${PICTURE.name}, '[]', ${common})`.execute(db)
    await sql`insert into product_variants (product_id, position, stock_code, product_code, volume_ar, volume_en, box_quantity)
      values (${id}, 0, ${`RW${id}`}, ${`F-${id}`}, '750 مل', '750 ml', '12')`.execute(db)
    await sql`insert into product_images (product_id, position, source) values (${id}, 0, ${PICTURE.name})`.execute(db)
  }
  await sql`insert into posts (id, slug, title_ar, title_en, detail_ar, detail_en, date, author, created_at, updated_at)
    values ('joints', 'joints', 'الفواصل', 'Joints', '<p>أ</p>', '<p>a</p>', '2026-02-01', 'Sara', ${common})`.execute(
    db,
  )
  await sql`insert into seo_overrides (key, value, updated_at, words, url_slug)
    values ('805', '{"metaTitle_en":"Foam"}', ${AT}, '805', '')`.execute(db)
  await sql`insert into settings (key, value, updated_at) values ('phone', '"+966110000001"', ${AT})`.execute(db)
  await sql`insert into search_synonyms (id, words, created_at, updated_at)
    values ('own', '["cladding film","غشاء"]', ${common})`.execute(db)
  await sql`insert into redirects (from_path, to_path, origin, created_at, updated_at)
    values ('/old', '/about', 'staff', ${common})`.execute(db)
  await sql`insert into staff_users (id, name, username, email, "emailVerified", banned, role, "createdAt", "updatedAt")
    values ('noura', 'noura', 'noura', 'noura@site.example', ${off}, ${off}, 'owner', ${common})`.execute(db)
  await sql`insert into customers (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('omar', 'Omar', 'omar@client.example', ${off}, ${common})`.execute(db)
  await sql`insert into addresses (id, customer_id, name, city, street, created_at, updated_at)
    values ('home', 'omar', 'Home', 'Riyadh', 'King Fahd', ${common})`.execute(db)
  await sql`insert into messages (id, kind, email, name, body, product_id, locale, idempotency_key, created_at, updated_at)
    values ('rq1', 'quote', 'omar@client.example', 'Omar', 'Forty cartons', '805', 'ar', 'once', ${common})`.execute(db)
  await sql`insert into message_notes (id, message_id, author_id, author_name, body, created_at)
    values ('n1', 'rq1', 'noura', 'noura', 'Called back', ${AT})`.execute(db)
  await sql`insert into audit_log (id, at, action, detail, subject_kind, subject_id, actor_kind, actor_id, actor_name)
    values ('l1', ${AT}, 'product.update', '{"changed":["name"]}', 'product', '805', 'staff', 'noura', 'noura')`.execute(
    db,
  )
}

async function recordEach(db: Db): Promise<void> {
  await sql`delete from kysely_migration`.execute(db)
  for (const name of BEFORE_BASELINE)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${AT})`.execute(db)
}

type Rows = Record<string, Record<string, unknown>[]>

async function rowsOf(db: Db): Promise<Rows> {
  const rows = Object.entries(await allRows(db))
  return Object.fromEntries(rows.map(([table, texts]) => [table, texts.map((text) => JSON.parse(text))]))
}

/** What the product makes by itself: of the others, and groups of synonyms that it brings along. */
const isMade = (table: string, { id }: Record<string, unknown>) =>
  table === 'product_listing' || (table === 'search_synonyms' && id !== 'own')

function expectSameRows(before: Rows, after: Rows) {
  for (const [table, rows] of Object.entries(before)) {
    for (const row of rows) {
      if (!isMade(table, row)) expect(after[table], table).toContainEqual(expect.objectContaining(row))
    }
  }
}

type World = { place: TestDatabase; folder: string; config: Config }

async function openWorld(engine: 'sqlite' | 'postgres'): Promise<World> {
  const place = await newDatabase(engine, true)
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  const { config: database } = place
  const config = testConfig({
    DATA_DIR: folder,
    BACKUP_DIR: join(folder, 'backups'),
    DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.file}` : database.url,
    DEMO_CONTENT: 'off',
  })
  return { place, folder, config }
}

/** Starts the site as it is now, but for its port, and stops it after some work; answers what the log was told. */
async function whileOpen(config: Config, work: (site: Awaited<ReturnType<typeof openSite>>) => Promise<void>) {
  const told: { event: string; [name: string]: unknown }[] = []
  const log = watchedLog((line) => told.push(JSON.parse(line)))
  const site = await openSite(config, log, () => [])
  try {
    await work(site)
  } finally {
    await site.close()
  }
  return told
}

/** In short each version on one of them. */
const cases = byLength({
  short: VERSIONS.slice(0, ENGINES.length).map((version, at) => [version, ENGINES[at]!] as const),
  long: VERSIONS.flatMap((version) => ENGINES.map((engine) => [version, engine] as const)),
})

test.each(cases)('a site whose tables end with %s on %s starts with all that it had', async (version, engine) => {
  const { place, folder, config } = await openWorld(engine)
  const old = openTestDatabase(place.config)
  const known = NAMES.slice(0, NAMES.indexOf(version) + 1)
  await migrate(old, Object.fromEntries(known.map((name) => [name, migrations[name]!])))
  if (version === NAMES[0]) await recordEach(old)
  await fill(old)
  const before = await rowsOf(old)
  await old.destroy()

  const told = await whileOpen(config, async ({ services }) => {
    const { products, categories, posts, records, editing, content } = services
    expect((await products.list()).map(({ id, name }) => [id, name.en])).toEqual([
      ['805', 'Foam 805'],
      ['806', 'Foam 806'],
    ])
    expect(await products.get('805')).toMatchObject({ version: 7, variants: [{ stockCode: 'RW805' }] })
    expect((await categories.list()).map(({ id }) => id)).toEqual(['foam'])
    expect((await posts.get('joints'))?.title.ar).toBe('الفواصل')
    expect(await records.state('product', '805')).toMatchObject({ state: 'published', number: 7, published: 7 })
    // The texts that an older version showed stand there as they did.
    expect(await content.list('slide')).toHaveLength(3)
    expect((await content.page('home'))?.latestTitle.en).toBe('Latest Products')
    // A program that asks again after the update does not make its product twice.
    const again = {
      creation_key: 'key-805',
      product_slug: 'x',
      product_name_ar: 'x',
      product_name_en: 'x',
      category_id: 'foam',
    }
    expect(await editing.product.add(again, NOURA)).toMatchObject({ ok: true })
    expect(await products.count()).toBe(2)
  })
  expect(told).toContainEqual(
    expect.objectContaining({ event: 'database brought up to date', migrations: NAMES.slice(known.length) }),
  )
  // It is a site of somebody's own.
  expect(told.map(({ event }) => event).filter((event) => event.includes('demo'))).toEqual([])

  const upgraded = openTestDatabase(place.config)
  const after = await rowsOf(upgraded)
  expectSameRows(before, after)
  expect(after['records']!.map(({ kind, id }) => `${kind as string} ${id as string}`)).toEqual(
    expect.arrayContaining([
      'category foam',
      'product 805',
      'product 806',
      'post joints',
      'seo 805',
      'synonyms own',
      'redirect /old',
    ]),
  )
  const brought = new Set(after['records']!.filter(({ origin }) => origin === 'demo').map(({ key }) => key))
  expect(after['record_versions']!.filter(({ record_key: key }) => !brought.has(key))).toEqual([])
  expect(after['product_listing']!.map(({ product_id: id }) => id)).toEqual(['805', '806'])

  const [archive = ''] = readdirSync(join(folder, 'backups')).filter((name) => name.endsWith('.backup'))
  const elsewhere = await newDatabase(engine)
  const restored = openTestDatabase(elsewhere.config)
  const path = join(folder, 'backups', archive)
  const manifest = await verifyArchive(path, null)
  expect(manifest.migrations).toEqual(known)
  const archived = version === NAMES[0] ? { ...manifest, migrations: BEFORE_BASELINE } : manifest
  await restoreTables(path, archived, { db: restored, key: null })
  expectSameRows(before, await rowsOf(restored))
  await Promise.all([upgraded.destroy(), restored.destroy()])

  // What was there before is the first version of a record that is changed.
  await whileOpen(config, async ({ services }) => {
    valueOf(await services.editing.product.update({ product_id: '805', product_name_en: 'Better foam' }, NOURA))
    const kept = await services.versions.page({ kind: 'product', id: '805' }, 'owner')
    expect(kept?.versions.map(({ number, by }) => [number, by.name])).toEqual([
      [8, 'noura'],
      [7, 'before versions'],
    ])
    expect(await services.versions.read({ kind: 'product', id: '805' }, 7, 'owner')).toMatchObject({
      content: { product_name_en: 'Foam 805', 'stock_code[]': ['RW805'] },
    })
  })
  await Promise.all([place.remove(), elsewhere.remove()])
  rmSync(folder, { recursive: true })
})
