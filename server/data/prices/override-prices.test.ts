import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ENGINES, ownDatabase } from '#tests/support/database.ts'
import { oldProducts } from '#tests/support/old-products.ts'
import { findPackPrices } from './pack-prices-store.ts'
import { findSeoOverride } from '#server/data/site/seo-store.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { migrations } from '#server/data/engine/migrations.ts'

const AT = '2026-01-01T00:00:00.000Z'

it.each(ENGINES)('prices of overrides become those of the packs that they name (%s)', async (engine) => {
  const { db } = await ownDatabase(engine, true)
  await oldProducts(db, engine, 2)
  const names = Object.keys(migrations)
  const before = names.slice(0, names.indexOf('0057-override-prices')).map((name) => [name, migrations[name]!])
  await migrate(db, Object.fromEntries(before))
  const packs = ['RW-1 AB-1 p1', 'RW-2 AB-2 p1', 'RW-3 AB-2 p2', 'RW-4 AB-4 p2', 'RW-5 AB-5 p2']
  for (const [place, pack] of packs.entries()) {
    const [stock, code, product] = pack.split(' ')
    await sql`insert into product_variants (product_id, position, stock_code, stock_key, product_code)
      values (${product}, ${place}, ${stock}, ${stock!.toLowerCase()}, ${code})`.execute(db)
  }
  await sql`insert into pack_prices (code, stock_code, halalas, updated_at, updated_by)
    values ('rw-4', 'RW-4', 999, ${AT}, 'omar'), ('rw-5', 'RW-5', null, ${AT}, 'omar')`.execute(db)
  const told = {
    p1: ['ab-2', 45],
    p2: ['AB-2', 18.15],
    four: ['RW-4', 5],
    five: ['AB-5', 6],
    other: ['AB-9', 7],
    none: ['RW-1', null],
  }
  for (const [key, [sku, price]] of Object.entries(told)) {
    const product = { name: { ar: '', en: '' }, sku, brand: '', price, availability: 'InStock' }
    const value = { structuredData: { product, faq: { ar: [], en: [] } } }
    await sql`insert into seo_overrides (key, value, updated_at, words, url_slug)
      values (${key}, ${JSON.stringify(value)}, ${AT}, ${key}, '')`.execute(db)
  }
  await migrate(db)
  const prices = await findPackPrices(db, ['rw-1', 'rw-2', 'rw-3', 'rw-4', 'rw-5'])
  expect([...prices.values()].map(({ code, halalas }) => [code, halalas]).toSorted()).toEqual([
    ['rw-2', 4500],
    ['rw-3', 1815],
    ['rw-4', 999],
    ['rw-5', 600],
  ])
  expect((await findSeoOverride(db, 'p1'))?.override).toMatchObject({ sku: 'ab-2', availability: 'InStock' })
  expect(JSON.stringify(await findSeoOverride(db, 'p1'))).not.toContain('"price"')
})
