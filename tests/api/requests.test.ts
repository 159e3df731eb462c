import { beforeAll, describe, expect, it } from 'vitest'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite({ env: { TRUST_PROXY: '1' } })
beforeAll(async () => {
  valueOf(await site.services.products.create(aProduct({ slug: '805' })))
})

const QUOTE = '/api/mails/requestQuote.php'
const CONTACT = '/api/mails/contact.php'
const quote = {
  firstName: 'سارة',
  lastName: 'العتيبي',
  phone: '0501234567',
  email: 'sara@client.example',
  companyName: 'شركة البناء',
  jobTitle: '',
  address: 'الرياض',
  details: 'المنتج: 805',
}
const contact = { name: 'Omar', email: 'omar@client.example', phone: '', message: 'Hello' }

let visitors = 0
const newVisitor = () => `10.9.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`

type Sent = { status: number; headers: Headers; body: { status: string; message: string; data?: { fields?: object } } }

async function send(
  path: string,
  body: BodyInit,
  { type, from = newVisitor() }: { type?: string; from?: string } = {},
): Promise<Sent> {
  const headers = { 'X-Forwarded-For': from, ...(type ? { 'Content-Type': type } : {}) }
  const response = await site.app.request(path, { method: 'POST', body, headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const sendJson = (path: string, fields: object, from?: string) =>
  send(path, JSON.stringify(fields), { type: 'application/json', ...(from ? { from } : {}) })

const newest = async () => (await site.services.inbox.list({ limit: 1 }))[0]!
const count = () => site.services.inbox.count()

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('a request', () => {
  it.each([
    ['form-encoded', (fields: Record<string, string>) => send(QUOTE, new URLSearchParams(fields))],
    ['multipart', (fields: Record<string, string>) => send(QUOTE, formData(fields))],
    ['JSON', (fields: Record<string, string>) => sendJson(QUOTE, fields)],
  ])('is kept when it comes %s', async (kind, sendAs) => {
    const email = `${kind.toLowerCase()}@client.example`
    const { status, body } = await sendAs({ ...quote, email, productId: '805', page: '/pu-foam/805' })
    const data = {
      number: expect.stringMatching(/^RQ-\d{4}-\d{5}$/),
      url: expect.stringMatching(/^\/quote\/s\/[\w-]{22}$/),
    }
    expect([status, body]).toEqual([200, { status: 'success', message: 'تم ارسال بيانات التواصل', data }])
    expect(await newest()).toMatchObject({
      content: { ...quote, kind: 'quote', email, phone: '+966501234567' },
      productId: '805',
      page: '/pu-foam/805',
      locale: 'ar',
    })
  })

  it('is answered in the language of whoever sends it', async () => {
    expect((await sendJson(CONTACT, contact)).body.message).toBe('Contact information sent successfully!')
    expect((await newest()).locale).toBe('en')
    const arabic = { ...contact, email: 'o2@client.example', locale: 'ar' }
    expect((await sendJson(CONTACT, arabic)).body.message).toBe('تم ارسال بيانات التواصل')
    expect((await sendJson(CONTACT, { ...arabic, email: 'x' })).body.data).toEqual({
      fields: { email: 'اكتب البريد كاملاً، مثل name@company.com' },
    })
  })

  it('is stored whole in its longest form', async () => {
    const details = '\u20ac'.repeat(4000)
    const { status } = await send(QUOTE, formData({ ...quote, email: 'long@client.example', details }))
    expect(status).toBe(200)
    expect((await newest()).content).toMatchObject({ details })
  })

  it('sent again with the same key is stored once and answered as before', async () => {
    const again = { ...contact, email: 'again@client.example', formKey: 'one-and-the-same' }
    const first = await sendJson(CONTACT, again)
    const before = await count()
    expect((await sendJson(CONTACT, again)).body).toEqual(first.body)
    expect(await count()).toBe(before)
  })

  it('that looks automatic is answered as any other and kept apart', async () => {
    const trapped = { ...contact, email: 'bot@client.example', website: 'https://spam.example' }
    expect((await sendJson(CONTACT, trapped)).body.status).toBe('success')
    expect((await newest()).state).toBe('spam')
  })
})

describe('a request that cannot be stored', () => {
  it('names what is missing', async () => {
    const before = await count()
    expect(await sendJson(QUOTE, { email: 'a@b.example' })).toMatchObject({
      status: 422,
      body: {
        message: 'Not sent yet. Please check the highlighted fields.',
        data: { fields: { firstName: 'Please fill in this field.', lastName: 'Please fill in this field.' } },
      },
    })
    expect((await sendJson(CONTACT, { locale: 'ar', name: '' })).body).toEqual({
      status: 'error',
      message: 'لم يُرسل بعد. راجع الحقول المعلّمة.',
      data: { fields: { name: 'املأ هذا الحقل.', email: 'املأ هذا الحقل.', message: 'املأ هذا الحقل.' } },
    })
    expect((await send(CONTACT, new URLSearchParams({ ...contact, message: ' ' }))).body.data).toEqual({
      fields: { message: 'Please fill in this field.' },
    })
    expect((await sendJson(CONTACT, { ...contact, name: { first: 'Omar' } })).status).toBe(422)
    expect(await count()).toBe(before)
  })

  it('is refused when it is far too long', async () => {
    const long = { ...contact, message: 'x'.repeat(100_000) }
    expect((await send(CONTACT, formData(long))).status).toBe(413)
    expect((await sendJson(CONTACT, { ...contact, message: 'x'.repeat(4001) })).status).toBe(422)
  })

  it('waits after three hundred from one visitor in a day, whichever form they came by, and says how long', async () => {
    const from = newVisitor()
    for (let sent = 0; sent < 300; sent += 1) {
      const answer = await sendJson(CONTACT, { ...contact, email: `many${sent}@client.example` }, from)
      if (answer.status !== 200) expect.fail(`the request ${sent} was answered with ${answer.status}`)
    }
    expect(await site.services.inbox.count({ held: true })).toBeGreaterThan(200)
    const { status, headers, body } = await sendJson(QUOTE, { ...quote, email: 'many@client.example' }, from)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body.message).toMatch(/^وصلتنا منك عدة رسائل/)
    expect((await sendJson(QUOTE, { ...quote, email: 'other@client.example' })).status).toBe(200)
  })

  it('is answered with success and held when it is the fourth from one mailbox in an hour', async () => {
    const mail = { ...contact, email: 'same@client.example' }
    for (const message of ['1', '2', '3', '4']) {
      expect((await sendJson(CONTACT, { ...mail, message })).status).toBe(200)
    }
    expect(await newest()).toMatchObject({ isHeld: true, content: { message: '4' } })
  })
})

it('readers behind one address hold back neither its requests nor its private links', async () => {
  const from = newVisitor()
  const get = async (path: string) => (await site.app.request(path, { headers: { 'X-Forwarded-For': from } })).status
  for (let times = 0; times < 600; times++) await Promise.all([get('/products'), get('/api/search?q=a')])
  expect([await get('/products'), await get('/api/search?q=a')]).toEqual([429, 429])
  const { status, body } = await sendJson(QUOTE, { ...quote, email: 'behind@client.example' }, from)
  expect(status).toBe(200)
  const { url } = body.data as { url: string }
  for (const path of [url, `/en${url}`, `${url}/quote-1.pdf`, `${url}.data`]) expect(await get(path)).toBe(200)
  expect(await get(`/quote/s/${'x'.repeat(22)}`)).toBe(429)
  const page = (path: string) =>
    site.app.request(path, { method: 'POST', body: new URLSearchParams(contact), headers: { 'X-Forwarded-For': from } })
  for (const path of ['/contact', '/quote', url]) expect((await page(path)).status).toBe(200)
})
