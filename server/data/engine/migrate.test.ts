import { sql, type Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { listDocuments } from '#server/data/documents/documents-store.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES, newDatabase, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { Db } from './database.ts'
import { columnTypes } from './dialect.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { migrations } from './migrations.ts'

const all = Object.keys(migrations)
const AT = '2026-01-01T00:00:00.000Z'

describe.each(ENGINES)('migrations (%s)', (engine) => {
  let place: TestDatabase
  let opened: Db[] = []
  const open = (config = place.config) => {
    const db = openTestDatabase(config)
    opened.push(db)
    return db
  }
  beforeEach(async () => void (place = await newDatabase(engine, true)))
  afterEach(async () => {
    await Promise.all(opened.map((db) => db.destroy()))
    opened = []
    await place.remove()
  })

  it('makes every table in an empty database, and nothing the second time', async () => {
    const db = open()
    expect(await pendingMigrations(db)).toEqual(all)
    expect(await migrate(db)).toEqual(all)
    expect(await pendingMigrations(db)).toEqual([])
    expect(await migrate(db)).toEqual([])
  })

  it('runs each change once when processes start at the same moment, however long the first one takes', async () => {
    const hasty = { ...place.config, patienceMs: 1 }
    const runs = await Promise.all([migrate(open(hasty)), migrate(open(hasty)), migrate(open(hasty))])
    expect(runs.flat().toSorted()).toEqual(all)
  })

  it('leaves a database alone that a newer version has changed, and says what to do', async () => {
    await migrate(open(), { ...migrations, '9999-later': { up: async () => {} } })
    await expect(migrate(open())).rejects.toThrow(/newer version of this program \(9999-later\)/)
  })

  it('takes the changes that the baseline holds for it, and refuses a database that lacks some of them', async () => {
    const db = open()
    await migrate(db, { [all[0]!]: migrations[all[0]!]! })
    await sql`update kysely_migration set name = '0022-product-listing-codes'`.execute(db)
    await expect(migrate(db)).rejects.toThrow('Start the version of that day (commit d366593) with it once')
    await expect(pendingMigrations(db)).rejects.toThrow('its last change is 0022-product-listing-codes')
    await sql`insert into kysely_migration (name, timestamp) values ('0023-newest-and-changed', ${AT})`.execute(db)
    expect(await pendingMigrations(db)).toEqual(all.slice(1))
    expect(await migrate(db)).toEqual(all.slice(1))
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(all)
  })

  it('makes editors of the time before roles editors and sales, and finds the makers of tokens in the log', async () => {
    const db = open()
    await migrate(db, Object.fromEntries(Object.entries(migrations).slice(0, all.indexOf('0026-roles'))))
    const off = engine === 'sqlite' ? 0 : false
    for (const role of ['owner', 'editor']) {
      await sql`insert into staff_users (id, name, email, "emailVerified", role, "createdAt", "updatedAt")
        values (${role}, ${role}, ${role}, ${off}, ${role}, ${AT}, ${AT})`.execute(db)
      await sql`insert into api_tokens (id, name, token_hash, role, created_at, expires_at)
        values (${role}, ${role}, ${role.padEnd(64, '0')}, ${role}, ${AT}, ${AT})`.execute(db)
    }
    await sql`insert into audit_log (id, at, action, detail, subject_kind, subject_id, actor_kind, actor_id, actor_name)
      values ('1', ${AT}, 'token.add', '{}', 'token', 'editor', 'staff', 'owner', 'boss')`.execute(db)
    await migrate(db)
    const users = await sql`select id, role from staff_users order by id`.execute(db)
    expect(users.rows).toEqual([
      { id: 'editor', role: 'editor,sales' },
      { id: 'owner', role: 'owner' },
    ])
    const tokens = await sql`select id, role, maker_id, maker_name from api_tokens order by id`.execute(db)
    expect(tokens.rows).toEqual([
      { id: 'editor', role: 'editor,sales', maker_id: 'owner', maker_name: 'boss' },
      { id: 'owner', role: 'owner', maker_id: null, maker_name: '' },
    ])
  })

  it('makes documents of uploaded data sheets, and prints those that came with the demo content', async () => {
    const db = open()
    await migrate(db, Object.fromEntries(Object.entries(migrations).slice(0, all.indexOf('0072-product-sheets'))))
    const demo = 'd9a1bc49c7cb5af65252c31f1a185a3b.pdf'
    for (const name of [demo, 'own.pdf'])
      await sql`insert into files (name, sha256, kind, mime, bytes, original_name, renditions_state, renditions_attempts, created_at)
        values (${name}, ${createHash('sha256').update(name).digest('hex')}, 'pdf', 'application/pdf', 9, ${name}, 'none', 0, ${AT})`.execute(
        db,
      )
    for (const [id, ar, en] of [
      ['both', 'own.pdf', 'own.pdf'],
      ['each', demo, 'https://files.example/en.pdf'],
      ['demo', demo, demo],
    ])
      await sql`insert into products (id, slug, code, name_ar, name_en, description_ar, description_en, properties_ar,
          properties_en, application_areas_ar, application_areas_en, brand_ar, brand_en, made_in_ar, made_in_en, rating,
          specs, certifications, has_safety_sheet, image_url, main_video, gallery_videos, pdf_ar, pdf_en, created_at, updated_at)
        values (${id}, ${id}, 'S20', 'n', 'n', '', '', '', '', '', '', '', '', '', '', 5, '[]', '[]', 0, '', '', '[]',
          ${ar}, ${en}, ${AT}, ${AT})`.execute(db)
    await migrate(db)
    const products = await sql`select id, pdf_ar, pdf_en from products order by id`.execute(db)
    expect(products.rows).toEqual([
      { id: 'both', pdf_ar: 'own.pdf', pdf_en: 'own.pdf' },
      { id: 'demo', pdf_ar: null, pdf_en: null },
      { id: 'each', pdf_ar: null, pdf_en: 'https://files.example/en.pdf' },
    ])
    expect(await listDocuments(db)).toMatchObject([
      {
        id: 'tds-both-mul',
        productIds: ['both'],
        title: { en: 'Technical data sheet S20' },
        revisions: [{ n: 1, bytes: 9 }],
      },
      { id: 'tds-each-en', file: 'https://files.example/en.pdf', revisions: [{ n: 1, bytes: null }] },
    ])
  })

  it('calls the types of columns what it called them in databases that are there', () => {
    const db = open()
    const { key, accountBoolean, accountInstant } = columnTypes(db)
    const names = [key, accountBoolean, accountInstant].map((type) => type.compile(db).sql)
    const asEver = { sqlite: ['text', 'integer', 'date'], postgres: ['text collate "C"', 'boolean', 'timestamptz'] }
    expect(names).toEqual(asEver[engine])
  })

  it('leaves nothing behind of a change that fails halfway', async () => {
    const broken = {
      up: async (db: Kysely<unknown>) => {
        await sql`create table half_done (id text)`.execute(db)
        await sql`insert into no_such_table values (1)`.execute(db)
      },
    }
    const db = open()
    await expect(migrate(db, { ...migrations, '9999-broken': broken })).rejects.toThrow(/no_such_table/)
    expect(await pendingMigrations(db)).toEqual(all)
    expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('half_done')
    expect(await migrate(db)).toEqual(all)
  })
})
