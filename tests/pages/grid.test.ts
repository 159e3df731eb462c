import { expect, test } from 'vitest'
import { aCategory, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { formsOf } from './form-fields.ts'
import type { Page } from './page.ts'
import { staffSite, type Who } from './staff-site.ts'

const GRID = '/admin/items/grid'

const { see, send, undo } = staffSite(
  async ({ categories, products }) => {
    valueOf(await categories.create(aCategory({ slug: 'foam' })))
    for (let number = 1; number <= 52; number++) {
      const slug = `foam-${String(number).padStart(2, '0')}`
      const name = { ar: `رغوة ${number}`, en: `Foam ${number}` }
      const variants = number === 3 ? [] : [aVariant({ stockCode: `RW${number}` })]
      valueOf(await products.create(aProduct({ slug, code: `F${number}`, categoryId: 'foam', name, variants })))
    }
    return async ({ priceList }) => {
      valueOf(await priceList.save([{ stockCode: 'RW1', typed: '52.50' }], { kind: 'system', id: null, name: 'test' }))
    }
  },
  { staff: ['editor'] },
)

/** Sends the form of the grid with some cells typed, and opens where it leads. */
const save = (page: Page, typed: Record<string, string>, who?: Who) =>
  send(formOf(page).path, new Map([...fieldsOf(page), ...Object.entries(typed)]), who)

function formOf(page: Page) {
  return formsOf(page).find(({ path }) => path.startsWith(GRID))!
}

/** Every field of the grid, of radio buttons the chosen one. */
function fieldsOf(page: Page): [string, string][] {
  return page
    .all('input')
    .filter(({ attribs }) => /^[cvpk]\./.test(attribs['name'] ?? ''))
    .filter(({ attribs }) => attribs['type'] !== 'radio' || attribs['checked'] !== undefined)
    .map(({ attribs }) => [attribs['name']!, attribs['value'] ?? ''])
}

const cellOf = (page: Page, name: string) =>
  page.all('input').find(({ attribs }) => attribs['name'] === name)?.attribs ?? {}
test('has a row for each pack and an empty one, fifty products a page, the chosen columns, the chosen products', async () => {
  const list = await see('/admin/items?sort=name-en')
  expect(list.html).toContain(`href="${GRID}?sort=name-en"`)
  const page = await see(`${GRID}?sort=code`)
  expect(page.status).toBe(200)
  expect(page.all('tbody')).toHaveLength(50)
  const names = fieldsOf(page).map(([name]) => name)
  expect(names).toContain('c.foam-01.0.stock_code')
  expect(names).toContain('c.foam-01.new.price')
  // A pack named in English alone keeps its order in an Arabic row.
  expect(page.all('bdi').filter(({ attribs }) => attribs['class'] === 'grid-pack')).toHaveLength(99)
  // Without packs the empty row is the first one.
  expect(names).toContain('c.foam-03.new.product_name_ar')
  expect(names).not.toContain('c.foam-01.new.product_name_ar')
  expect(cellOf(page, 'c.foam-01.0.price')['value']).toBe('52.50')
  expect((await see(`${GRID}?sort=code&page=2`)).all('tbody')).toHaveLength(2)

  const some = await see(`${GRID}?id[]=foam-07&id[]=foam-02&columns=price&columns=stock_code`)
  expect(fieldsOf(some).map(([name]) => name)).toEqual([
    'v.foam-07',
    'c.foam-07.0.stock_code',
    'c.foam-07.0.price',
    'p.foam-07.0',
    'c.foam-07.new.stock_code',
    'c.foam-07.new.price',
    'v.foam-02',
    'c.foam-02.0.stock_code',
    'c.foam-02.0.price',
    'p.foam-02.0',
    'c.foam-02.new.stock_code',
    'c.foam-02.new.price',
  ])
})

test('saves many products at once, and one press takes all of it back', async () => {
  const path = `${GRID}?id[]=foam-10&id[]=foam-11`
  const done = await save(await see(path), {
    'c.foam-10.0.price': '١٬٢٥٠٫٥٠ ر.س',
    'c.foam-10.0.stock_state': 'تحت الطلب',
    'c.foam-11.0.box_quantity': '24',
    'c.foam-11.new.stock_code': 'RW11-B',
  })
  expect(done.text).toContain('Changes saved.')
  expect(cellOf(done, 'c.foam-10.0.price')['value']).toBe('1250.50')
  expect(cellOf(done, 'c.foam-10.0.stock_state')['value']).toBe('On order')
  expect(cellOf(done, 'c.foam-11.1.stock_code')['value']).toBe('RW11-B')

  const undone = await undo(done)
  expect(undone.text).toContain('Undone.')
  expect(cellOf(undone, 'c.foam-10.0.price')['value']).toBe('')
  expect(cellOf(undone, 'c.foam-11.1.stock_code')['value']).toBeUndefined()
})

test('saves the good ones and keeps what is refused as it was typed, with its reason, in either language', async () => {
  for (const [locale, said, kept] of [
    ['en', 'This is not a number.', '1 product was not saved'],
    ['ar', 'هذه القيمة ليست رقماً.', 'منتج واحد لم يُحفظ'],
  ] as const) {
    const who = { locale }
    const page = await see(`${GRID}?id[]=foam-20&id[]=foam-21`, who)
    const name = `Foam 20 ${locale}`
    const answer = await save(
      page,
      { 'c.foam-20.0.product_name_en': name, 'c.foam-21.0.price': 'about ten', 'c.foam-21.0.type': locale },
      who,
    )
    expect(answer.status).toBe(422)
    expect(answer.text.replaceAll('\u00a0', ' ')).toContain(kept)
    expect(answer.text).toContain(said)
    expect(cellOf(answer, 'c.foam-20.0.product_name_en')['value']).toBe(name)
    const refused = cellOf(answer, 'c.foam-21.0.price')
    expect([refused['value'], refused['aria-invalid']]).toEqual(['about ten', 'true'])
    expect(cellOf(answer, 'c.foam-21.0.type')['value']).toBe(locale)

    const mended = await save(answer, { 'c.foam-21.0.price': '10' }, who)
    expect(cellOf(mended, 'c.foam-21.0.price')['value']).toBe('10.00')
    expect(cellOf(mended, 'c.foam-21.0.type')['value']).toBe(locale)
    await save(mended, { 'c.foam-21.0.price': '' }, who)
  }
})

test('merges cells that one side changed, and shows both values of those that both did', async () => {
  const path = `${GRID}?id[]=foam-30`
  const mine = await see(path)
  await save(
    await see(path, { as: 'editor' }),
    { 'c.foam-30.0.type': 'Gun', 'c.foam-30.0.volume': '600 ml' },
    { as: 'editor' },
  )
  const answer = await save(mine, { 'c.foam-30.0.type': 'Straw tube', 'c.foam-30.0.box_quantity': '18' })
  expect(answer.status).toBe(422)
  expect(answer.text).toMatch(/Code|Type \(English\).*Mine Straw tube.*Theirs Gun/)
  // What only one of them changed is merged.
  expect(cellOf(answer, 'c.foam-30.0.volume')['value']).toBe('600 ml')
  expect(cellOf(answer, 'c.foam-30.0.box_quantity')['value']).toBe('18')
  expect(cellOf(answer, 'c.foam-30.0.type')['value']).toBe('Straw tube')
  expect(fieldsOf(answer)).toContainEqual(['k.foam-30.0.type', 'mine'])

  const theirs = await save(answer, { 'k.foam-30.0.type': 'theirs' })
  expect(theirs.text).toContain('Changes saved.')
  expect(cellOf(theirs, 'c.foam-30.0.type')['value']).toBe('Gun')
  expect(cellOf(theirs, 'c.foam-30.0.box_quantity')['value']).toBe('18')

  const again = await see(path)
  await save(await see(path, { as: 'editor' }), { 'c.foam-30.0.type': 'Adapter' }, { as: 'editor' })
  const kept = await save(await save(again, { 'c.foam-30.0.type': 'Straw' }), {})
  expect(cellOf(kept, 'c.foam-30.0.type')['value']).toBe('Straw')
})

test('shows and takes prices only from those who may see them', async () => {
  const page = await see(`${GRID}?id[]=foam-01`, { as: 'editor' })
  expect(fieldsOf(page).map(([name]) => name)).not.toContain('c.foam-01.0.price')
  expect(page.html).not.toContain('52.50')
  const forged = await save(page, { 'c.foam-01.0.price': '1' }, { as: 'editor' })
  expect(forged.status).toBe(403)
  const seen = await see(`${GRID}?id[]=foam-01`)
  expect(cellOf(seen, 'c.foam-01.0.price')['value']).toBe('52.50')
})
