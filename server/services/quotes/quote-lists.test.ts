import { beforeEach, expect, it } from 'vitest'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { toLineView } from '#domain/quotes/listed-line.ts'
import { toQuoteLines } from '#domain/quotes/reading/list-lines.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createSearchTable } from '#server/services/search/search.ts'
import { createQuoteLists } from './quote-lists.ts'

const line = { stockCode: '', productId: '', qty: 1, unit: 'piece', note: '', text: '' } as const

onOneDatabase('a list for a quote', (db) => {
  const lists = () => createQuoteLists({ db: db(), searchTable: createSearchTable(db()) })
  beforeEach(async () => {
    const products = createProducts({ db: db(), clock: () => new Date('2026-05-01T00:00:00Z') })
    const volume = { ar: '750 مل', en: '750 ml' }
    valueOf(
      await products.create(
        aProduct({
          slug: '805',
          code: 'df-805',
          variants: [
            { ...BLANK_PACK, stockCode: 'RW-300401', productCode: 'P1', volume, boxQuantity: '12' },
            { ...BLANK_PACK, stockCode: 'RW-300402', productCode: 'P2', boxQuantity: '12 / 24' },
          ],
        }),
      ),
    )
    valueOf(
      await products.create(
        aProduct({ slug: 'ms-55', code: 'ms-55', variants: [{ ...BLANK_PACK, stockCode: 'RW5' }] }),
      ),
    )
  })

  it('is read from what was pasted, and nothing is dropped', async () => {
    const pasted = 'rw 300401\t24\n24 805\nDF805 2 ctn\np2; ٣\nMS55\nFoam gun; 4\n'
    const read = toQuoteLines((await lists().readPasted(pasted)) ?? [])
    expect(read).toMatchObject([
      { ...line, stockCode: 'RW-300401', productId: '805', qty: 24 },
      { ...line, productId: '805', qty: 24 },
      { ...line, productId: '805', qty: 2, unit: 'carton' },
      { ...line, stockCode: 'RW-300402', productId: '805', qty: 3 },
      { ...line, stockCode: 'RW5', productId: 'ms-55' },
      { ...line, text: 'Foam gun', qty: 4 },
    ])
  })

  it('tells of each line what the catalogue knows', async () => {
    const known = await lists().know([
      { ...line, stockCode: 'rw300401', qty: 24 },
      { ...line, productId: '805' },
      { ...line, productId: 'ms-55' },
      { ...line, stockCode: 'GONE' },
    ])
    expect(known.map((one) => toLineView(one, 'en'))).toMatchObject([
      { stockCode: 'RW-300401', productId: '805', pack: '750 ml', boxQuantity: 12, packs: [], isKnown: true },
      { stockCode: '', pack: '', packs: [{ stockCode: 'RW-300401' }, { stockCode: 'RW-300402' }] },
      { stockCode: 'RW5', boxQuantity: null },
      { stockCode: '', text: 'GONE', name: 'GONE', isKnown: false },
    ])
  })

  it('has one pack in one line: in pieces where it was asked for in both units', async () => {
    const known = await lists().know([
      { ...line, stockCode: 'RW-300401', qty: 2, unit: 'carton' },
      { ...line, stockCode: 'RW-300402', qty: 2, unit: 'carton' },
      { ...line, stockCode: 'RW-300401', qty: 5 },
      { ...line, stockCode: 'RW-300402', qty: 5 },
    ])
    expect(known.map(({ stockCode, qty, unit }) => [stockCode, qty, unit])).toEqual([
      ['RW-300401', 29, 'piece'],
      ['RW-300402', 2, 'carton'],
      ['RW-300402', 5, 'piece'],
    ])
  })

  it('is read from a spreadsheet, by either code, and nothing is dropped', async () => {
    const rows = ['الكمية,رمز المنتج,ملاحظة,رمز المخزون,الاسم,الوحدة']
    rows.push(
      '24,,soon,rw 300401,,كرتون',
      '2,p2,,,,',
      '5,P1,,GONE,,',
      '3,,,,White silicone,',
      ',,,RW5,,',
      '1.5,,,RW5,,',
    )
    expect(await lists().readSheet(Buffer.from(rows.join('\n')), 'a')).toEqual({
      ok: true,
      lines: [
        { ...line, stockCode: 'RW-300401', productId: '805', qty: 24, unit: 'carton', note: 'soon' },
        { ...line, stockCode: 'RW-300402', productId: '805', qty: 2 },
        { ...line, stockCode: 'RW-300401', productId: '805', qty: 5 },
        { ...line, text: 'White silicone', qty: 3 },
      ],
      skipped: 1,
      unknown: 1,
      problems: [{ row: 7, field: 'quantity', value: '1.5', reason: 'not-whole', suggestion: null }],
    })
    expect(await lists().readSheet(Buffer.from(''), 'a')).toEqual({ ok: false, problem: { code: 'empty' } })
  })
})
