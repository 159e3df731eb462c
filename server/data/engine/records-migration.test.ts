import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ENGINES, newDatabase, openTestDatabase } from '#tests/support/database.ts'
import { oldProducts } from '#tests/support/old-products.ts'
import { migrate } from './migrate.ts'

const PRODUCTS = 1500

it.each(ENGINES)('what is there has its record and its row in the list (%s)', async (engine) => {
  const place = await newDatabase(engine, true)
  const db = openTestDatabase(place.config)
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
  await db.destroy()
  await place.remove()
})
