import { beforeAll, expect, it } from 'vitest'
import { BLANK_DOCUMENT } from '#domain/documents/document.ts'
import { systemClock } from '#server/clock.ts'
import { documentType } from '#server/services/documents/document-type.ts'
import { listMailsAbout } from '#server/data/messages/outbox-store.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
beforeAll(async () => {
  valueOf(await site.services.products.create(aProduct({ slug: 's20', code: 's-20' })))
})

async function ask(fields: Record<string, string>) {
  const response = await site.app.request('/api/documents/request.php', {
    method: 'POST',
    body: new URLSearchParams({ locale: 'ar', ...fields }),
  })
  const body = (await response.json()) as { message: string; data?: { fields?: Record<string, string> } }
  return { ...body, status: response.status }
}
const newest = async () => (await site.services.inbox.list({ limit: 1 }))[0]!

it('keeps what document is asked for, of a product by its code or of one in words', async () => {
  const { status, message } = await ask({
    type: 'sds',
    product: 'S20',
    language: 'ar',
    phone: '0501234567',
    key: '12345678',
  })
  expect([status, message]).toEqual([200, 'وصلنا طلبك، ونرسل المستند فور توفره.'])
  const { id, number, content, productId } = await newest()
  expect([number, productId]).toEqual([null, 's20'])
  expect(content).toMatchObject({
    kind: 'document',
    type: 'sds',
    language: 'ar',
    product: 'S-20',
    phone: '+966501234567',
  })
  const [mail] = await listMailsAbout(site.db, id)
  expect(mail?.subject).toBe('طلب مستند: صحيفة بيانات السلامة · S-20 · العربية')

  await ask({
    type: 'certificate',
    product: 'the blue tape',
    email: 'a@client.example',
    name: 'Omar',
    note: 'EN 15651-1',
  })
  expect(await newest()).toMatchObject({ productId: null, content: { product: 'the blue tape', note: 'EN 15651-1' } })
  expect((await site.services.inbox.list({ kind: 'document' })).length).toBe(2)
  expect(await site.services.inbox.list({ kind: 'contact' })).toEqual([])
})

it('is known to be there once its document is on the site', async () => {
  const { documentRequests } = site.services
  const asked = { type: 'approval', product: 'S-20', language: 'en' } as const
  expect(await documentRequests.available(asked)).toBeNull()
  const approval = { ...BLANK_DOCUMENT, docType: 'approval' as const, language: 'mul' as const, productIds: ['s20'] }
  const stored = { slug: 'ap-1', title: { ar: 'اعتماد', en: 'Approval' }, file: 'https://files.example/ap-1.pdf' }
  valueOf(
    await documentType({ clock: systemClock })
      .on(site.db)
      .create({ ...approval, ...stored }),
  )
  expect(await documentRequests.available(asked)).toEqual({ title: stored.title, path: '/d/ap-1' })
  expect(await documentRequests.available({ ...asked, product: 'S-21' })).toBeNull()
})

it('is counted by type, language and product, and by nobody', async () => {
  const day = { from: '2020-01-01', to: '2099-01-01', language: null, sort: 'views' } as const
  expect(await site.services.reports.documents(day)).toEqual([
    { type: 'certificate', language: '-', product: null, times: 1 },
    { type: 'sds', language: 'ar', product: expect.any(Object), times: 1 },
  ])
})

it.each([
  [{ type: 'sds' }, { email: 'اكتب رقم الجوال أو البريد الإلكتروني، أحدهما يكفي.' }],
  [{ type: 'poem', phone: '0501234567' }, { type: 'املأ هذا الحقل.' }],
  [{ type: 'tds', email: 'x' }, { email: 'اكتب البريد كاملاً، مثل name@company.com' }],
])('refuses %o', async (fields, problems) => {
  expect(await ask(fields)).toMatchObject({ status: 422, data: { fields: problems } })
})
