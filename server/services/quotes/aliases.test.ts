import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { beforeEach, expect, it } from 'vitest'
import { aliasKey, isMemorable } from '#domain/quotes/line-alias.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, omar, sara } from '#tests/support/staff.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createSearchTable } from '#server/services/search/search.ts'
import { createAliases } from './aliases.ts'
import { createQuoteLists } from './quote-lists.ts'

onEveryDatabase('what customers call packs', (db) => {
  const clock = tickingClock()
  const on = () => ({ db: db(), clock })
  const aliases = () => createAliases(on())
  const read = async (line: string) =>
    (await createQuoteLists({ db: db(), searchTable: createSearchTable(db()) }).readPasted(line))![0]!

  beforeEach(async () => {
    for (const somebody of [omar, sara]) await giveAccount(db(), somebody)
    const variants = [
      { ...BLANK_PACK, stockCode: 'RW-1' },
      { ...BLANK_PACK, stockCode: 'RW-2' },
    ]
    valueOf(await createProducts(on()).create(aProduct({ slug: '805', code: '805', variants })))
  })

  it('is understood from then on, in whatever spelling, with its quantity; uses are counted', async () => {
    expect(await read('دهان الأرضيّات الكبير 5 كرتون')).toMatchObject({ stockCode: '', text: 'دهان الأرضيّات الكبير' })
    expect(await aliases().remember({ text: 'دهان الأرضيّات الكبير', stockCode: 'rw2' }, omar)).toBe(true)
    expect(await read('٣ حبات دهان الارضيات الكبير')).toMatchObject({ stockCode: 'RW-2', productId: '805', qty: 3 })
    expect(await read('دهان الأرضيات الكبير جدا 3')).toMatchObject({ stockCode: '' })
    expect(await aliases().list({ search: 'الارضيات' })).toMatchObject([{ stockCode: 'RW-2', used: 1, madeBy: 'omar' }])
    // Given another pack, the wording means that one.
    await aliases().remember({ text: 'دهان الارضيات الكبير', stockCode: 'RW-1' }, omar)
    expect([await aliases().count(), (await read('دهان الارضيات الكبير 1')).stockCode]).toEqual([1, 'RW-1'])
  })

  it('is refused where it means another pack, is no name or nobody sells it, and is forgotten with its record', async () => {
    const one = valueOf(await aliases().edit(null, { text: 'Big floor paint', stock_code: 'RW-1' }, omar))
    const refused = [
      { text: 'big FLOOR paint', stock_code: 'RW-2' },
      { text: 'Call Ahmed 0551234567', stock_code: 'RW-1' },
      { text: 'Paint', stock_code: 'GONE' },
      { text: '', stock_code: '' },
    ]
    const named = []
    for (const fields of refused) {
      const outcome = await aliases().edit(null, fields, omar)
      named.push(!outcome.ok && 'fields' in outcome.failure ? Object.keys(outcome.failure.fields) : outcome)
    }
    expect(named).toEqual([['text'], ['text'], ['stock_code'], ['text', 'stock_code']])
    valueOf(await aliases().remove(one.id, omar))
    expect(await read('big floor paint 2')).toMatchObject({ stockCode: '', qty: 2 })
  })
})

it.each([
  ['دهان الأرضيات', true],
  ['Paint 750 ml', true],
  ['أحمد 055 123 4567', false],
  ['paint, a@client.example', false],
  ['حي الملز شارع الستين', false],
  ['24', false],
  ['x'.repeat(201), false],
])('a wording that may be remembered: %s', (text, may) => {
  expect(isMemorable(text)).toBe(may)
})

it('wordings are compared without case, marks and kinds of digits', () => {
  expect(aliasKey('  Big–FLOOR  paint ٧٥٠')).toBe(aliasKey('big floor Paint 750'))
})
