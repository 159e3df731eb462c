import { beforeAll, describe, expect, it } from 'vitest'
import { knownCodes } from '#domain/sheets/known-codes.ts'
import { quoteSheetCollector } from '#domain/sheets/quote-sheet.ts'
import { SHEET_LIMITS, shownCell, type SheetRow } from '#domain/sheets/sheet-file.ts'
import { openSheet } from '#server/sheets/open-sheet.ts'
import { fillDemoCatalogue } from '#tests/support/demo/catalogue.ts'
import { newAddress } from '#tests/support/customers.ts'
import { valueOf } from '#tests/support/records.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite({ env: { TRUST_PROXY: '1' } })
beforeAll(async () => {
  await fillDemoCatalogue(site.db)
})

const ask = (path: string, init?: RequestInit) => site.app.request(path, init)

async function rowsAt(path: string): Promise<SheetRow[]> {
  const response = await ask(path)
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  return allRows((await openSheet({ file: bytes, choice: {}, limits: SHEET_LIMITS })).rows())
}

describe('the range as a spreadsheet', () => {
  it('has the same rows in both formats, in the language of its address', async () => {
    const arabic = await rowsAt('/catalogue.xlsx')
    expect(await rowsAt('/ar/catalogue.xlsx')).toEqual(arabic)
    const csv = await rowsAt('/catalogue.csv')
    // What is blank is no cell of a workbook.
    expect(csv.map(({ cells }) => cells.map((cell) => cell || null))).toEqual(arabic.map(({ cells }) => cells))
    expect(arabic[0]!.cells).toEqual(
      ['رمز المخزون', 'رمز المنتج', 'الرمز على العبوة', 'الاسم بالعربية', 'الاسم بالإنجليزية', 'الفئة', 'العلامة'].concat([
        'بلد الصنع',
        'النوع',
        'الحجم',
        'كمية الكرتون',
        'مدة الصلاحية',
        'المواصفات',
        'ورقة البيانات',
        'الصفحة',
        'الكمية',
      ]),
    )
    const [heading, ...english] = await rowsAt('/en/catalogue.csv')
    expect(heading!.cells.at(-1)).toBe('Quantity')
    const foam = english.find(({ cells }) => cells[0] === 'RW300101')!.cells
    expect(foam.slice(1, 11)).toEqual([
      'AB-805-750',
      '805',
      'رغوة البولي يوريثان 805 بالأنبوب 750 مل',
      '805 PU Foam, Straw Grade 750 ml',
      'PU Foam',
      'ANADOL BOND',
      'Turkey',
      'Straw',
      '750 ml',
      '12',
    ])
    expect(foam[11]).toMatch(/^\d+ months$/)
    expect(foam.at(-1)).toMatch(/^https?:\/\/.*\/en\/pu-foam\/805$/)
    expect(english).toHaveLength(arabic.length - 1)
  })

  it('says how it may be cached, and nothing twice', async () => {
    const response = await ask('/en/catalogue.xlsx')
    const told = Object.fromEntries(response.headers)
    expect(told).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-disposition': 'attachment; filename="catalogue-en.xlsx"',
      'x-robots-tag': 'noindex',
    })
    const again = await ask('/en/catalogue.xlsx', { headers: { 'If-None-Match': told['etag']! } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await ask('/en/catalogue.xlsx', { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, told['etag'], ''])
    expect((await ask('/en/catalogue.xlsx', { method: 'POST' })).status).toBe(405)
  })

  it('takes the choices of the collection', async () => {
    const foam = await rowsAt('/en/catalogue.csv?category=pu-foam&sort=name')
    expect(new Set(foam.slice(1).map(({ cells }) => cells[5]))).toEqual(new Set(['PU Foam']))
    const names = foam.slice(1).map(({ cells }) => shownCell(cells[4]).toLowerCase())
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
    const brand = await rowsAt('/en/catalogue.csv?brand=anadol-bond')
    expect(new Set(brand.slice(1).map(({ cells }) => cells[6]))).toEqual(new Set(['ANADOL BOND']))
    expect(await rowsAt('/en/catalogue.csv?category=nothing')).toHaveLength(1)
  })

  it('is made again when a product changes', async () => {
    const before = (await ask('/catalogue.csv')).headers.get('etag')
    expect((await ask('/catalogue.csv')).headers.get('etag')).toBe(before)
    valueOf(await site.services.products.update('805', { code: '805X' }))
    const after = await ask('/catalogue.csv')
    expect(after.headers.get('etag')).not.toBe(before)
    expect(await after.text()).toContain('"805X"')
  })

  it('is had 60 times a minute from one address', async () => {
    const headers = { 'X-Forwarded-For': newAddress() }
    for (let time = 0; time < 60; time++) expect((await ask('/catalogue.csv', { headers })).status).toBe(200)
    const refused = await ask('/catalogue.csv', { headers })
    expect(refused.status).toBe(429)
    expect(refused.headers.has('retry-after')).toBe(true)
  })

  it.each(['xlsx', 'csv'])('comes back as a list for a quotation: %s', async (format) => {
    const rows = await rowsAt(`/catalogue.${format}`)
    const codes = knownCodes(rows.slice(1).flatMap(({ cells }) => (typeof cells[0] === 'string' ? [cells[0]] : [])))
    const filled = rows.map(({ row, cells }) => {
      const all = [...cells, ...Array.from({ length: 15 - cells.length }, () => null)]
      return row === 3 ? { row, cells: [...all, '24'] } : { row, cells }
    })
    const collector = quoteSheetCollector(codes, format === 'csv' ? 'text' : 'workbook')
    collector.take(filled)
    const { lines, skipped, problems } = collector.sheet
    expect(lines).toMatchObject([{ row: 3, stockCode: rows[2]!.cells[0], quantity: 24 }])
    expect({ skipped, problems }).toEqual({ skipped: rows.length - 2, problems: [] })
  })
})
