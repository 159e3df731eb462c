import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { BLANK_DOCUMENT } from '#domain/documents/document.ts'
import { withdrawRevision } from '#server/data/documents/documents-store.ts'
import { documentType } from '#server/services/documents/document-type.ts'
import { UNKNOWN_VISITOR, type StaffCaller } from '#domain/accounts/caller.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '#tests/support/print/read-pdf.ts'
import { aProduct, aVariant, tickingClock, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const NOURA: StaffCaller = { kind: 'staff', id: 'noura', name: 'Noura', role: 'editor', via: 'token' }
const site = testSite({
  env: { SITE_URL: 'https://site.example' },
  identify: () => ({ ...UNKNOWN_VISITOR, staff: async () => NOURA }),
})
const figure = (n: number, method?: string) => ({
  key: `f${n}`,
  label: { ar: `الرقم ${n}`, en: `Figure ${n}` },
  value: `${n * 11}`,
  unit: { ar: '', en: '' },
  ...(method && { method }),
})

beforeAll(async () => {
  await giveAccount(site.db, NOURA)
  const { products } = site.services
  const specs = [figure(1, 'EN ISO 1183'), figure(2), figure(3)]
  const variants = [aVariant({ stockCode: 'RW-77', productCode: 'IB-20' })]
  valueOf(await products.create(aProduct({ slug: 'sealant', code: 's-20', specs, variants })))
  valueOf(await products.create(aProduct({ slug: 'bare', code: 'bare', specs: [] })))
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.app.request(path, { method, headers: { host: 'site.example', ...headers } })

describe('the data sheet of a product', () => {
  test('is printed from its record, and tells where it always is', async () => {
    const answer = await ask('/d/S-20/tds/en')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, no-cache',
      'content-language': 'en',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="S-20-TDS-en-r1.pdf"',
      link:
        '<https://site.example/d/S-20/tds/en>; rel="canonical", ' +
        '<https://site.example/d/S-20/tds/ar>; rel="alternate"; hreflang="ar", ' +
        '<https://site.example/d/S-20/tds/en>; rel="alternate"; hreflang="en"',
    })
    const { pages, language } = await readPdf(bytes)
    expect(language).toBe('en')
    for (const said of ['EN ISO 1183', 'Test method', 'Revision 1 · ', '1/1', 'site.example/d/S-20/tds/en'])
      expect(pages.join('\n')).toContain(said)
  })

  test.each(['/d/s20/TDS/EN', '/d/sealant/tds/en', '/d/rw77/tds/en', '/d/IB20/tds/en', '/d/S-20/tds/en/r1?x=1'])(
    'answers at %s, too',
    async (path) => expect((await ask(path)).status).toBe(200),
  )

  test('is sent in parts, as a head, for keeping, and not again to whoever has it', async () => {
    const { headers } = await ask('/d/S-20/tds/en', {}, 'HEAD')
    const etag = headers.get('etag')!
    expect(etag).toMatch(/^"/)
    expect((await ask('/d/S-20/tds/en', { 'if-none-match': etag })).status).toBe(304)
    const part = await ask('/d/S-20/tds/en', { range: 'bytes=0-3' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF'])
    expect((await ask('/d/S-20/tds/en', { range: 'bytes=99999999-' })).status).toBe(416)
    expect((await ask('/d/S-20/tds/en?download=1')).headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await ask('/d/S-20/tds/en/r1')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('says in which languages it is, and where to ask, if not in the one asked for', async () => {
    const answer = await ask('/d/S-20/tds/tr')
    const text = await answer.text()
    expect(answer.status).toBe(404)
    for (const said of ['متوفر باللغات:', '/d/S-20/tds/ar', '/documents/request?product=S-20'])
      expect(text).toContain(said)
  })

  test.each(['/d/unknown/tds/en', '/d/bare/tds/en', '/d/S-20/sds/en', '/d/S-20/tds/en/r9'])(
    '%s is not found',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('/en/documents?q=')
    },
  )
})

test('an uploaded document answers at its product and by its own name, and wins over print in its language', async () => {
  const bytes = readFileSync(join(import.meta.dirname, '../support/print/sheet.pdf'))
  const body = new FormData()
  const fields = {
    document_id: 'our-sheet',
    doc_type: 'tds',
    title_ar: 'ورقة',
    title_en: 'Sheet',
    language: 'en',
    product_ids: 'sealant',
  }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new File([bytes], 'sheet.pdf', { type: 'application/pdf' }))
  const added = await site.app.request('/api/documents/add.php', {
    method: 'POST',
    body,
    headers: { host: 'site.example' },
  })
  expect(await added.json()).toMatchObject({ status: 'success' })
  for (const path of ['/d/S-20/tds/en', '/d/our-sheet', '/d/our-sheet/r2']) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="S-20-TDS-en-r2.pdf"')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  }
  expect((await ask('/d/S-20/tds/ar')).headers.get('content-disposition')).toContain('S-20-TDS-ar-r1.pdf')
  expect((await ask('/d/nothing')).status).toBe(404)
})

test('revisions go on counting from print to file and back, and older ones stay', async () => {
  const { products, uploads } = site.services
  const specs = [figure(1), figure(2), figure(3)]
  valueOf(await products.create(aProduct({ slug: 'both', code: 'both', specs })))
  const nameOf = async (path = '/d/both/tds/en') => (await ask(path)).headers.get('content-disposition')
  expect(await nameOf()).toContain('r1.pdf')
  const bytes = await aPdf()
  const { name } = valueOf(await uploads.store(bytes, { kind: 'pdf', originalName: 'a.pdf' }))
  valueOf(await products.update('both', { pdf: { ar: name, en: name } }))
  expect(await nameOf()).toContain('r2.pdf')
  expect(await nameOf('/d/both/tds/en/r1')).toContain('r1.pdf')
  valueOf(await products.update('both', { pdf: { ar: null, en: null } }))
  expect(await nameOf()).toContain('r3.pdf')
})

test('a revision that is withdrawn while it is downloaded is sent whole, and is gone for the next', async () => {
  const bytes = await aPdf()
  const { name: file } = valueOf(await site.services.uploads.store(bytes, { kind: 'pdf', originalName: 'b.pdf' }))
  const store = documentType({ clock: tickingClock() }).on(site.db)
  valueOf(await store.create({ ...BLANK_DOCUMENT, slug: 'begun', docType: 'brochure', productIds: ['sealant'], file }))
  const begun = await ask('/d/begun/r1')
  expect(begun.status).toBe(200)
  await withdrawRevision(site.db, 'begun', 1, 'wrong')
  expect((await begun.arrayBuffer()).byteLength).toBe(bytes.length)
  for (const path of ['/d/begun', '/d/begun/r1']) expect((await ask(path)).status).toBe(410)
})

test('what has ended says so in the language of whoever asks, unless a file of several languages is there', async () => {
  const store = documentType({ clock: tickingClock() }).on(site.db)
  const add = async (slug: string, given: object) => {
    const { name: file } = valueOf(await site.services.uploads.store(await aPdf(), { kind: 'pdf', originalName: slug }))
    const document = { ...BLANK_DOCUMENT, slug, docType: 'approval' as const, productIds: ['bare'], file }
    valueOf(await store.create({ ...document, ...given }))
  }
  await add('ended', { language: 'en', expires: '2024-01-31' })
  for (const path of ['/d/ended', '/d/bare/approval/en']) {
    const answer = await ask(path, { 'accept-language': 'en-GB' })
    expect(answer.status).toBe(410)
    const text = await answer.text()
    for (const said of ['This document expired on 31 January 2024.', '/en/documents/request?product=BARE'])
      expect(text).toContain(said)
  }
  await add('several', { language: 'mul' })
  expect((await ask('/d/bare/approval/en')).status).toBe(200)
})

async function aPdf() {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  return Buffer.from(await pdf.save())
}
