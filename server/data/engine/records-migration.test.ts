import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newDatabase, openTestDatabase } from '../../../tests/support/database.ts'
import type { Db } from './database.ts'
import type { Engine } from './dialect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

const NAME = '0032-records'

/** Of 60,000 products an upgrade takes less than ten seconds: `UPGRADED=60000` measures it. */
const PRODUCTS = Number(process.env['UPGRADED'] ?? 1500)

it.each(['sqlite', 'postgres'] as const)(
  'what is there has its record and its row in the list (%s)',
  async (engine) => {
    const place = await newDatabase(engine, true)
    const db = openTestDatabase(place.config)
    const names = Object.keys(migrations)
    const before = names.slice(0, names.indexOf(NAME)).map((name) => [name, migrations[name]!])
    await migrate(db, Object.fromEntries(before))
    for (let first = 1; first <= PRODUCTS; first += AT_ONCE) await addProducts(db, engine, first)
    await sql`insert into product_listing (product_id, created_at, searched, order_ar, order_en, order_code, brand, gaps)
    select id, created_at, name_en, name_ar, name_en, code, '', 'packs' from products`.execute(db)
    await sql`insert into redirects (from_path, to_path, origin, created_at, updated_at)
    values ('/old', '/about', 'staff', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(db)
    const begun = performance.now()
    await migrate(db)
    if (process.env['UPGRADED']) process.stderr.write(`${engine}: ${Math.round(performance.now() - begun)} ms\n`)
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
  },
)

const AT_ONCE = 500

async function addProducts(db: Db, engine: Engine, first: number): Promise<void> {
  const last = Math.min(PRODUCTS, first + AT_ONCE - 1)
  const numbers =
    engine === 'sqlite'
      ? sql`(with recursive s (n) as (select cast(${first} as integer) union all select n + 1 from s where n < ${last}) select n from s)`
      : sql`(select generate_series(${first}::integer, ${last}::integer) as n)`
  await sql`insert into products (id, slug, version, code, name_ar, name_en, image, created_at, updated_at,
      description_ar, description_en, properties_ar, properties_en, application_areas_ar, application_areas_en,
      brand_ar, brand_en, made_in_ar, made_in_en, rating, specs, certifications, has_safety_sheet, image_url, main_video,
      gallery_videos)
    select 'p' || n, 'p' || n, 3, 'c' || n, 'رغوة ' || n, 'Foam ' || n, null, '2026-01-01T00:00:00.000Z',
      '2026-02-01T00:00:00.000Z', '', '', '', '', '', '', '', '', '', '', 5, '[]', '[]', 0, '', '', '[]'
    from ${numbers} as numbers`.execute(db)
}
