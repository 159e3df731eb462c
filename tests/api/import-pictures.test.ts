import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { aCategory, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { zipOf } from '#tests/support/sheets/zip.ts'
import { giveAccount, olga, visitorWhoIs } from '#tests/support/staff.ts'
import { testSite } from '#tests/support/test-app.ts'

const VISITOR = visitorWhoIs(() => olga)
const picture = readFileSync(join(import.meta.dirname, '../../assets/pictures/placeholder.webp'))
const FILE = 'SKU,Picture,Search title (English),Category\nRW1,,Foam for windows,\nRW2,broken,,\nRW3,,,New tapes\n'

const site = testSite({ identify: () => VISITOR })
beforeAll(async () => {
  await giveAccount(site.db, olga)
  const { categories, products, editing } = site.services
  valueOf(await categories.create(aCategory({ slug: 'foams' })))
  const variants = ['RW1', 'RW2'].map((stockCode) => aVariant({ stockCode }))
  for (const [at, slug] of ['foam', 'glue'].entries())
    valueOf(await products.create(aProduct({ slug, code: null, categoryId: 'foams', variants: [variants[at]!] })))
  const draft = { product_slug: 'tape', product_name_en: 'Tape', 'stock_code[]': ['RW3'], intent: 'draft' }
  valueOf(await editing.product.add(draft, olga))
})

type Row = { cells: { field: string; after: string }[] }

async function call<Data>(name: string, fields: Record<string, string | Blob>): Promise<Data> {
  const body = new FormData()
  for (const [key, value] of Object.entries(fields)) body.append(key, value)
  const answer = await site.app.request(`/api/imports/${name}.php`, { method: 'POST', body })
  return ((await answer.json()) as { data: Data }).data
}

it('a call with a spreadsheet and its pictures shows, imports and undoes what they say', async () => {
  const pictures = zipOf([
    { name: 'rw1.webp', content: picture },
    { name: 'x/broken.jpg', content: 'no picture at all' },
  ])
  const sent = await call<{ import_id: string }>('add', {
    file: new File([FILE], 'list.csv'),
    pictures: new File([Uint8Array.from(pictures)], 'pictures.zip'),
    pictures_by_code: '1',
    new_categories: 'create',
    whole: '0',
  })
  expect(sent).toMatchObject({ state: 'reading', options: { pictures_by_code: '1', new_categories: 'create' } })
  await site.services.imports.work(new AbortController().signal)
  const { import_id } = sent
  expect(await call('get', { import_id })).toMatchObject({
    state: 'ready',
    counts: { rows: 3, changed: 2, refused: 1 },
    new_categories: ['New tapes'],
  })
  const rows = await call<Row[]>('getrows', { import_id })
  expect(rows).toMatchObject([
    { row: 2, result: 'changed' },
    { row: 3, result: 'refused', cells: [{ field: 'image', code: 'bad-picture', reason: expect.any(String) }] },
    { row: 4, result: 'changed', cells: [{ field: 'category', before: null, after: 'New tapes' }] },
  ])
  const changed = Object.fromEntries(rows[0]!.cells.map(({ field, after }) => [field, after]))
  expect(changed).toEqual({ image: expect.stringMatching(/^\w+\.webp$/), meta_title_en: 'Foam for windows' })
  await call('run', { import_id })
  await site.services.imports.work(new AbortController().signal)
  const { act, state } = await call<{ act: string; state: string }>('get', { import_id })
  expect(state).toBe('done')
  expect((await site.services.products.get('foam'))!.image?.file).toBe(changed['image'])
  valueOf(await site.services.records.undo(act, olga))
  expect((await site.services.products.get('foam'))!.image).toBeNull()
})
