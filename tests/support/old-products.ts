import { sql } from 'kysely'
import type { Db } from '#server/data/engine/database.ts'
import type { Engine } from '#server/data/engine/dialect.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { migrations } from '#server/data/engine/migrations.ts'

const AT_ONCE = 500
const NAME = '0032-records'

/** Tables as they were before there were versions, with so many products and their rows in staff's list. */
export async function oldProducts(db: Db, engine: Engine, count: number): Promise<void> {
  const names = Object.keys(migrations)
  const before = names.slice(0, names.indexOf(NAME)).map((name) => [name, migrations[name]!])
  await migrate(db, Object.fromEntries(before))
  for (let first = 1; first <= count; first += AT_ONCE) {
    await addProducts(db, engine, first, Math.min(count, first + AT_ONCE - 1))
  }
}

async function addProducts(db: Db, engine: Engine, first: number, last: number): Promise<void> {
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
  await sql`insert into product_listing (product_id, created_at, searched, order_ar, order_en, order_code, brand, gaps)
    select 'p' || n, '2026-01-01T00:00:00.000Z', 'Foam ' || n, 'رغوة ' || n, 'Foam ' || n, 'c' || n, '', 'packs'
    from ${numbers} as numbers`.execute(db)
}
