import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ENGINES, newDatabase, openTestDatabase } from '#tests/support/database.ts'
import { oldProducts } from '#tests/support/old-products.ts'
import { listPlaces } from '#server/data/media/file-uses.ts'
import { listMedia } from '#server/data/media/media-store.ts'
import { migrate } from './migrate.ts'

const [IN_FIELD, IN_TEXT, NOWHERE] = ['0123456789abcdef.webp', '1123456789abcdef.webp', '2123456789abcdef.webp']
const AT = '2026-01-01T00:00:00.000Z'
const ALL = { search: '', kind: null, lacksAlt: false, sort: 'name', total: 1 } as const

it.each(ENGINES)('what showed files before the library does so in it (%s)', async (engine) => {
  const place = await newDatabase(engine, true)
  const db = openTestDatabase(place.config)
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
  await db.destroy()
  await place.remove()
})
