import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { UNKNOWN_VISITOR, type StaffCaller } from '#domain/accounts/caller.ts'
import type { ManyAct } from '#domain/records/lists/bulk.ts'
import type { DocumentCheck } from '#domain/records/content-check.ts'
import { newAddress } from '#tests/support/customers.ts'
import { aBrand, aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const NOURA: StaffCaller = { kind: 'staff', id: 'noura', name: 'Noura', role: 'editor', via: 'token' }
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-03-12`

let site: TestApp
let isStaff = true
const files: File[] = []

beforeAll(async () => {
  for (const pages of [1, 2, 3]) {
    const made = await PDFDocument.create()
    for (let page = 0; page < pages; page++) made.addPage()
    files.push(new File([await made.save({ useObjectStreams: false })], `${pages}.pdf`, { type: 'application/pdf' }))
  }
})
beforeEach(async () => {
  isStaff = true
  site = await openTestApp({
    env: { TRUST_PROXY: '1' },
    identify: () => ({ ...UNKNOWN_VISITOR, staff: async () => (isStaff ? NOURA : null) }),
  })
  await giveAccount(site.db, NOURA)
  valueOf(await site.services.brands.create(aBrand()))
  const input = aProduct({
    slug: 's20',
    code: 'S20',
    categoryId: null,
    brand: { ar: 'أنادول بوند', en: 'ANADOL BOND' },
  })
  valueOf(await site.services.products.create(input))
  return () => site.close()
})

type Answer = { status: number; message: string; data: Record<string, unknown> & { fields?: Record<string, string> } }

async function call(
  name: string,
  fields: Record<string, string | Blob>,
  method = 'POST',
  folder = 'documents',
): Promise<Answer> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>).toString()}` : ''
  const response = await site.app.request(`/api/${folder}/${name}.php${query}`, {
    method,
    headers: { 'X-Forwarded-For': newAddress() },
    ...(method === 'POST' && { body }),
  })
  const { message = '', data = {} } = (await response.json()) as Partial<Answer>
  return { status: response.status, message, data }
}

const sent = (fields: Record<string, string | Blob> = {}) => ({
  doc_type: 'certificate',
  language: 'en',
  number: 'CE-77/2',
  product_ids: 's20',
  standards: 'EN 15651-1:2017',
  issued: '٢٠٢٥-٠٣-١٢',
  expires: NEXT_YEAR,
  file: files[2]!,
  ...fields,
})
const listed = async (fields: Record<string, string> = {}) =>
  ((await call('getall', fields, 'GET')).data as unknown as { document_id: string }[]).map((one) => one.document_id)

it('adds a document under an id and titles of its own, and counts its pages', async () => {
  expect(await call('add', sent())).toMatchObject({ data: { document_id: 'certificate-ce-77-2-en' } })
  expect((await call('getdocument', { document_id: 'certificate-ce-77-2-en' })).data).toMatchObject({
    title_ar: 'شهادة CE-77/2',
    title_en: 'Certificate CE-77/2',
    product_ids: ['s20'],
    issued: '2025-03-12',
    status: 'valid',
    revision: 1,
    pages: 3,
    url: '/d/certificate-ce-77-2-en',
    source: 'file',
  })
})

it('calls a document without a number by the code on the pack', async () => {
  valueOf(await site.services.products.create(aProduct({ slug: 'ms-55', code: 'ms-55' })))
  const { data } = await call('add', sent({ number: '', product_ids: 'ms-55' }))
  expect(data).toMatchObject({
    document_id: 'certificate-ms-55-en',
    title_ar: 'شهادة MS-55',
    title_en: 'Certificate MS-55',
  })
})

it('refuses a file that is no PDF, and nothing else with it', async () => {
  const { data } = await call('add', sent({ file: new File(['%PDF-1.4'], 'x.pdf', { type: 'application/pdf' }) }))
  expect(data.fields).toEqual({ file: 'This is not a valid PDF file.' })
})

it.each([
  [{ file: '' }, 'file', 'Choose a PDF file.'],
  [{ doc_type: 'sheet' }, 'doc_type', 'Choose from the list.'],
  [{ language: 'xx' }, 'language', 'Choose from the list.'],
  [{ issued: '1989-12-31' }, 'issued', 'Enter a valid date'],
  [{ expires: '2025-03-11' }, 'expires', 'The expiry date is before the date of issue.'],
  [{ product_ids: 'x99' }, 'product_ids', 'There is no product with this ID: x99'],
  [{ brand_id: 'nobody' }, 'brand_id', 'There is no brand with this ID: nobody'],
  [{ product_ids: '' }, 'product_ids', 'Choose a product or a brand.'],
])('refuses %j beside its field', async (fields, field, reason) => {
  const answer = await call('add', sent(fields))
  expect([answer.status, answer.data.fields?.[field]]).toEqual([422, expect.stringContaining(reason)])
})

it('lists the data sheets that are printed beside the files', async () => {
  valueOf(await site.services.products.create(aProduct({ slug: 'ms-55', code: 'MS-55', tdsSource: 'live' })))
  await call('add', sent())
  const { data } = await call('getall', { type: 'tds' }, 'GET')
  const live = (language: string) => {
    const url = `/d/MS-55/tds/${language}`
    return { document_id: `tds:ms-55:${language}`, source: 'live', url, revisions: [{ url: `${url}/r1` }] }
  }
  expect(data).toMatchObject([live('ar'), live('en')])
})

it('takes the bytes of another document on demand alone', async () => {
  await call('add', sent())
  const again = sent({ doc_type: 'dop', number: 'D1' })
  expect(await call('add', again)).toMatchObject({
    status: 409,
    message: 'This file is already there: Certificate CE-77/2',
  })
  expect(await call('add', { ...again, same_file: '1' })).toMatchObject({ data: { document_id: 'dop-d1-en' } })
})

it('makes a new file the next revision, whose number comes back with the document', async () => {
  const id = 'certificate-ce-77-2-en'
  await call('add', sent())
  await call('update', { document_id: id, expires: `${NEXT_YEAR.slice(0, 4)}-04-01` })
  await call('update', { document_id: id, file: files[1]!, revision_label: 'B' })
  const read = async () => (await call('getdocument', { document_id: id })).data
  const revisions = [
    { revision: 2, label: 'B', pages: 2, url: `/d/${id}/r2`, withdrawn: false },
    { revision: 1, label: '', pages: 3, expires: `${NEXT_YEAR.slice(0, 4)}-04-01` },
  ]
  expect(await read()).toMatchObject({ revision: 2, revisions })
  await call('update', { document_id: id, state: 'draft' })
  expect((await read())['document_id']).toBeUndefined()
  await call('update', { document_id: id, state: 'published' })
  expect(await read()).toMatchObject({ revision: 2, revisions })
})

it('saves many as one act, each by itself', async () => {
  const { editing, documents, records } = site.services
  const form = (given: object) => ({
    doc_type: 'sds',
    language: 'en',
    'product_id[]': ['s20'],
    intent: 'publish',
    ...given,
  })
  const forms = [
    form({ file: files[0] }),
    form({ file: files[1], language: 'xx' }),
    form({ file: files[2], language: 'ar' }),
  ]
  const { actId, outcomes } = await editing.document.saveMany(forms, NOURA)
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true])
  expect(await documents.find()).toHaveLength(2)
  await records.undo(actId, NOURA)
  expect(await documents.find()).toHaveLength(0)
})

it('gives many a field, adds products and takes them out', async () => {
  const { documents, products, records } = site.services
  valueOf(await products.create(aProduct({ slug: 's21', code: 'S21', categoryId: null })))
  await call('add', sent())
  await call('add', sent({ doc_type: 'dop', file: files[0]! }))
  const all = (await documents.find()).map(({ document }) => document.id)
  const act = (given: ManyAct) => records.actOnMany('document', all, given, NOURA)
  await act({ to: 'set', fields: { issuer: 'TÜV' } })
  const { actId } = await act({ to: 'add_products', fields: { add_products: 's21, s20' } })
  const covered = async () =>
    (await documents.find()).map(({ document: { issuer, productIds } }) => [issuer, ...productIds])
  expect(await covered()).toEqual([
    ['TÜV', 's20', 's21'],
    ['TÜV', 's20', 's21'],
  ])
  expect((await act({ to: 'remove_products', fields: { remove_products: 's20 s21' } })).left).toHaveLength(2)
  await records.undo(actId, NOURA)
  expect((await covered())[0]).toEqual(['TÜV', 's20'])
})

it('knows which products lack which documents', async () => {
  const { documents, products } = site.services
  const gaps = async (check: DocumentCheck) => (await documents.gaps(check)).map(({ id, lacks }) => [id, ...lacks])
  valueOf(await products.update('s20', { hasSafetySheet: true, certifications: ['EN 15651-1', 'EN 1504-2'] }))
  expect([await gaps('no-sds'), await gaps('no-tds-en')]).toEqual([[['s20']], [['s20']]])
  expect(await gaps('unproven')).toEqual([['s20', 'EN 15651-1', 'EN 1504-2']])
  await call('add', sent())
  await call('add', sent({ doc_type: 'sds', number: '', file: files[0]! }))
  await call('add', sent({ doc_type: 'approval', expires: '2026-01-01', file: files[1]! }))
  expect([await gaps('no-sds'), await gaps('unproven')]).toEqual([[], [['s20', 'EN 1504-2']]])
  expect(await gaps('expired')).toEqual([['approval-ce-77-2-en', '2026-01-01']])
})

it('shows nobody but staff what has expired or was withdrawn', async () => {
  const id = 'certificate-ce-77-2-en'
  await call('add', sent())
  await call('add', sent({ doc_type: 'sds', expires: '2026-01-01', file: files[0]! }))
  await call('add', sent({ doc_type: 'approval', expires: '2026-01-01', file: files[1]! }))
  expect(await listed()).toEqual([id, 'sds-ce-77-2-en'])
  expect(await listed({ expired: '1' })).toEqual(['approval-ce-77-2-en', id, 'sds-ce-77-2-en'])
  expect(await call('withdraw', { document_id: id, revision: '1', reason: '' })).toMatchObject({ status: 422 })
  const withdrawn = await call('withdraw', { document_id: id, revision: '1', reason: 'A wrong figure' })
  expect(withdrawn.data).toMatchObject({ revisions: [{ withdrawn: true }] })
  expect(await site.services.documents.file({ documentId: id })).toMatchObject({ kind: 'gone', isWithdrawn: true })
  isStaff = false
  expect(await listed()).toEqual(['sds-ce-77-2-en'])
  expect((await call('getall', { expired: '1' }, 'GET')).status).toBe(401)
  expect((await call('add', sent())).status).toBe(401)
})

it.each([
  [{ q: 's-20' }, 1],
  [{ q: 'en15651-1' }, 1],
  [{ q: 'ce-77' }, 1],
  [{ q: 'شهادة أنادول' }, 0],
  [{ type: 'certificate', language: 'en', product: 'S20', standard: 'EN 15651-1', brand: 'anadol-bond' }, 1],
  [{ standard: 'EN 15651' }, 0],
  [{ product: 's21' }, 0],
])('finds by %j', async (query, count) => {
  await call('add', sent({ product_ids: 'S20, s20' }))
  expect(await listed(query as Record<string, string>)).toHaveLength(count)
})

it('finds the file of a product in a language, or says what else there is', async () => {
  await call('add', sent({ doc_type: 'tds', number: '' }))
  const file = (language: 'ar' | 'en') => site.services.documents.file({ code: 's-20', type: 'tds', language })
  expect(await file('en')).toMatchObject({ kind: 'file', document: { id: 'tds-s20-en' }, revision: { n: 1 } })
  expect(await file('ar')).toEqual({ kind: 'other-languages', languages: ['en'] })
  await call('add', sent({ doc_type: 'tds', number: '2', file: files[0]! }))
  expect(await file('en')).toEqual({ kind: 'several' })
})

it('writes what a product says of its data sheets into its documents, and reads it there', async () => {
  const update = (fields: Record<string, string | Blob>) =>
    call('update', { product_id: 's20', ...fields }, 'POST', 'products')
  const sheets = async () => {
    const { data } = await call('getproduct', { product_id: 's20' }, 'POST', 'products')
    expect(data['documents']).toHaveLength((await documents()).length)
    return [data['product_pdf_ar'], data['product_pdf_en']]
  }
  const documents = async () =>
    (await site.services.documents.find({ type: 'tds' })).map(({ document: { id, revisions } }) => [
      id,
      revisions.length,
    ])
  await update({ product_pdf: files[0]! })
  const [shared] = await sheets()
  expect([await documents(), await sheets()]).toEqual([[['tds-s20-mul', 1]], [shared, shared]])
  await update({ product_pdf: files[1]! })
  expect(await documents()).toEqual([['tds-s20-mul', 2]])
  await call('update', { document_id: 'tds-s20-mul', file: files[2]! })
  expect(await sheets()).not.toContain(shared)
  await update({ product_pdf_en: files[0]! })
  expect((await documents()).toSorted()).toEqual([
    ['tds-s20-ar', 1],
    ['tds-s20-en', 1],
  ])
  await update({ existing_pdf_ar: '' })
  expect([await documents(), await sheets()]).toEqual([[['tds-s20-en', 1]], [null, shared]])
  await call('delete', { document_id: 'tds-s20-en' })
  expect(await sheets()).toEqual([null, null])
})
