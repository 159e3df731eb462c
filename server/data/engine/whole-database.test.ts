import { expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { type PlainRow, readRows } from './whole-database.ts'

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
