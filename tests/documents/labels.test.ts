import { writeFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { toVariants } from '#domain/products/variants.ts'
import { OPERATOR } from '#server/commands/command.ts'
import { readPdf } from '#tests/support/print/read-pdf.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()

beforeAll(async () => {
  const variants = toVariants({ stock_code: 'RW-1,RW-2', volume: '310 ml,600 ml', box_quantity: '12,20' })
  const name = { ar: 'مانع تسرب هجين للفواصل المتحركة 600 مل', en: 'Hybrid sealant for moving joints 600 ml' }
  valueOf(await site.services.products.create(aProduct({ slug: 's20', code: 's-20', name, variants })))
})

const read = (fields: Record<string, unknown>) => site.services.labels.read(fields)

it('prints labels of packs from the first free one on', async () => {
  const fields = { 'stock_code[]': ['rw1', '', 'RW-2'], 'copies[]': ['٢٠', '1', '6'] }
  for (const [layout, pages] of [
    [24, 2],
    [14, 2],
    [8, 4],
  ] as const) {
    const asked = await read({ ...fields, layout: String(layout), start: '3' })
    expect(asked.problems).toEqual({})
    const pdf = await site.services.labels.print(asked, 'ar', OPERATOR)
    if (process.env['LABELS']) writeFileSync(`${process.env['LABELS']}/labels-${layout}.pdf`, pdf)
    const printed = await readPdf(Buffer.from(pdf))
    expect(printed.pages).toHaveLength(pages)
    for (const said of ['S-20', 'RW-1', '310 ml', '12 per carton', 'هجين']) expect(printed.pages[0]).toContain(said)
  }
  const lead = await site.app.request('/p/RW-1')
  expect(lead.status).toBe(302)
})

it('says beside each field what is wrong', async () => {
  const wrong = {
    'stock_code[]': ['RW-1', 'nobody', 'RW-2'],
    'copies[]': ['0', '1', '201'],
    layout: '9',
    start: '0',
    to: 'x',
  }
  expect((await read(wrong)).problems).toEqual({
    'copies 0': 'copies',
    'stock_code 1': 'unknown',
    'copies 2': 'copies',
    layout: 'choice',
    start: 'start',
    to: 'choice',
  })
  expect((await read({})).problems).toEqual({ 'stock_code 0': 'missing' })
  expect((await read({ 'stock_code[]': ['RW-1'], to: 'tds' })).problems).toEqual({ 'stock_code 0': 'no-sheet' })
  const many = Array.from({ length: 11 }, () => 'RW-1')
  const copies = many.map(() => '200')
  expect((await read({ 'stock_code[]': many, 'copies[]': copies })).problems).toEqual({ 'copies 0': 'too-many' })
})
