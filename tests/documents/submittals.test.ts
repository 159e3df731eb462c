import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, expect, it } from 'vitest'
import { BLANK_DOCUMENT, type DocumentInput } from '#domain/documents/document.ts'
import { addWork } from '#server/data/work/work-store.ts'
import { documentType } from '#server/services/documents/document-type.ts'
import { aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()

async function document(given: Partial<DocumentInput>, pages: number) {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < pages; page++) pdf.addPage()
  const bytes = Buffer.from(await pdf.save())
  const { name } = valueOf(await site.services.uploads.store(bytes, { kind: 'pdf', originalName: 'a.pdf' }))
  const store = documentType({ clock: tickingClock() }).on(site.db)
  valueOf(await store.create({ ...BLANK_DOCUMENT, language: 'en', productIds: ['s20'], ...given, file: name }))
}

beforeAll(async () => {
  const product = {
    slug: 's20',
    code: 's-20',
    certifications: ['EN 15651-1 F-EXT-INT', 'ISO 11600'],
    hasSafetySheet: true,
  }
  valueOf(await site.services.products.create(aProduct(product)))
  await document({ slug: 'sheet', docType: 'tds' }, 1)
  await document({ slug: 'proof', docType: 'certificate', standards: ['EN 15651-1'] }, 3)
})

const FORM = { p: 'S20', project: 'برج الملقا', reference: 'R 7/2', 'doc[]': 'sheet', language: 'en', locale: 'en' }

async function add(fields: Record<string, string>, docs: string[] = []) {
  const body = new URLSearchParams(fields)
  for (const doc of docs) body.append('doc[]', doc)
  const response = await site.app.request('/api/submittal/add.php', { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as { data: { status_url: string; fields: object } } }
}
async function statusAt(url: string) {
  const response = await site.app.request(url)
  return ((await response.json()) as { data: Record<string, unknown> & { file_url: string } }).data
}
const work = () => site.services.submittals.work(new AbortController().signal)

it('is made of what visitors find, and says what is missing and what was left out', async () => {
  const { body } = await add({ ...FORM, key: 'one', 'requirement[s20]': 'Neutral' }, ['proof', 'forged'])
  const { status_url: url } = body.data
  expect(await statusAt(url)).toMatchObject({ state: 'waiting', file_url: null, ends_at: null })
  await work()
  const status = await statusAt(url)
  expect(status).toMatchObject({ state: 'ready', done: 2, total: 2, pages: 7, ends_at: expect.any(String) })
  expect(status['missing']).toEqual([
    { product: aProduct().name.en, type: 'Safety data sheet' },
    { product: aProduct().name.en, type: 'Certificate · ISO 11600' },
  ])
  expect(status['left_out']).toEqual([{ name: 'forged', reason: 'not available to visitors', url: null }])
  const file = await site.app.request(status.file_url, { headers: { range: 'bytes=0-3' } })
  expect([file.status, await file.text()]).toEqual([206, '%PDF'])
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="Submittal-R-7-2.pdf"')
  // The same form sent again is the same pack.
  expect((await add({ ...FORM, key: 'one' }, ['proof', 'forged'])).body.data.status_url).toBe(url)
})

it('is made again from the start where a server was killed at it', async () => {
  const { status_url: url } = (await add({ ...FORM, key: 'two' })).body.data
  const { id } = (await site.services.submittals.open(url.split('=')[1]!))!
  await site.db.updateTable('submittals').set({ state: 'making' }).where('id', '=', id).execute()
  await addWork(site.db, { kind: 'submittal', id }, '2026-01-01T00:00:00.000Z')
  await work()
  expect(await statusAt(url)).toMatchObject({ state: 'ready', pages: 4 })
})

it('leaves out, and names, a proof that has expired since it was asked for', async () => {
  const { status_url: url } = (await add({ ...FORM, key: 'midnight' }, ['proof'])).body.data
  await site.db.updateTable('documents').set({ expires: '2026-01-01' }).where('id', '=', 'proof').execute()
  await work()
  expect(await statusAt(url)).toMatchObject({ state: 'ready', pages: 4, left_out: [{ name: 'proof' }] })
  await site.db.updateTable('documents').set({ expires: null }).where('id', '=', 'proof').execute()
})

it('is gone when its time has ended', async () => {
  const { status_url: url } = (await add({ ...FORM, key: 'three' })).body.data
  await work()
  const { file_url: file } = await statusAt(url)
  await site.db.updateTable('submittals').set({ ends_at: '2026-01-01T00:00:00.000Z' }).execute()
  expect((await site.app.request(url)).status).toBe(410)
  expect((await site.app.request(file)).status).toBe(410)
  expect(await site.services.submittals.tidy()).toBe(4)
  expect(await site.db.selectFrom('submittals').select('id').execute()).toEqual([])
})

it('is not asked for what is there by now', async () => {
  const asked = { type: 'certificate', product: 'S20', phone: '0501234567', locale: 'en' }
  const request = { method: 'POST', body: new URLSearchParams(asked) }
  const response = await site.app.request('/api/documents/request.php', request)
  expect(await response.json()).toMatchObject({ data: { document: { path: '/d/proof' } } })
  expect(await site.services.inbox.count()).toBe(0)
})

it.each([
  [{ ...FORM, project: '' }, { project: 'Please fill in this field.' }],
  [{ ...FORM, 'doc[]': '' }, { doc: 'Choose at least one document.' }],
  [{ ...FORM, p: 'S20,X99' }, { p: 'Not found: X99' }],
  [{ ...FORM, client: 'x'.repeat(121) }, { client: expect.stringContaining('120') }],
])('refuses what is wrong with %o', async (fields, problems) => {
  expect(await add(fields)).toMatchObject({ status: 422, body: { data: { fields: problems } } })
})

it('is made five times an hour for an address, and what is wrong does not count', async () => {
  const answers: number[] = []
  for (let at = 0; at < 6; at++) answers.push((await add({ ...FORM, key: `often ${at}` })).status)
  expect(answers.at(-1)).toBe(429)
  expect(answers.filter((status) => status === 200).length).toBeLessThan(5)
})
