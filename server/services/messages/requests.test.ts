import { beforeEach, describe, expect, it } from 'vitest'
import { onEveryDatabase } from '../../../tests/support/database.ts'
import { aProduct, valueOf } from '../../../tests/support/records.ts'
import { countMessages, listMessages } from '../../data/messages/inbox-store.ts'
import { createMessages } from './messages.ts'
import { createProducts } from '../catalogue/products.ts'
import { createRequests, type SentRequest } from './requests.ts'
import { createSettings } from '../site/settings.ts'

const contact = { kind: 'contact', name: 'Omar', phone: '', email: 'omar@client.example', message: 'Hello' } as const
const sent: SentRequest = {
  content: contact,
  sending: { formKey: 'the-first-filling', isSuspicious: false, hasConsented: true },
  locale: 'en',
  page: '/en/contact',
  productId: null,
}
const withoutKey = { ...sent, sending: { ...sent.sending, formKey: null } }

onEveryDatabase('a request', (db) => {
  let minute = 0
  let woken = 0
  beforeEach(() => {
    minute = 0
    woken = 0
  })
  const clock = () => new Date(Date.UTC(2026, 4, 1, 0, minute))
  const messages = () => createMessages({ db: db(), clock, mailHost: 'site.example' })
  const products = () => createProducts({ db: db(), clock })
  const submit = (request: SentRequest) =>
    createRequests({
      db: db(),
      clock,
      messages: messages(),
      products: products(),
      settings: createSettings({ db: db(), clock }),
      siteUrl: 'https://site.example',
      salesEmail: 'sales@site.example',
      onMail: () => (woken += 1),
    }).submit(request)
  const mails = () => db().selectFrom('mail_outbox').select(['recipient', 'reply_to', 'html', 'header_id']).execute()

  it('is kept with a mail to the sales team and one to its sender', async () => {
    expect(await submit(sent)).toEqual({ ok: true })
    const [message] = await listMessages(db())
    expect(message).toMatchObject({ content: contact, locale: 'en', page: '/en/contact', state: 'new' })
    expect(message!.consentedAt).toBe(clock().toISOString())
    const queued = await mails()
    expect(queued.map(({ recipient, reply_to }) => [recipient, reply_to]).toSorted()).toEqual([
      ['omar@client.example', null],
      ['sales@site.example', 'omar@client.example'],
    ])
    expect(queued.every(({ html }) => html.startsWith('<!doctype html>'))).toBe(true)
    expect(new Set(queued.map(({ header_id }) => header_id)).size).toBe(2)
    expect(woken).toBe(1)
  })

  it('is kept once, however often its form is sent, and always answered with success', async () => {
    await Promise.all([submit(sent), submit(sent)])
    minute = 90
    expect(await submit(sent)).toEqual({ ok: true })
    expect(await countMessages(db())).toBe(1)
    expect(await mails()).toHaveLength(2)
  })

  it('is a new one when its words were changed before it was sent again', async () => {
    await submit(sent)
    await submit({ ...sent, content: { ...contact, message: 'Hello, and one thing more' } })
    expect(await countMessages(db())).toBe(2)
  })

  it('sent twice by a form without scripts is one, and another one later', async () => {
    await submit(withoutKey)
    await submit(withoutKey)
    expect(await countMessages(db())).toBe(1)
    minute = 20
    await submit(withoutKey)
    expect(await countMessages(db())).toBe(2)
  })

  it('has to wait when three came from its address within an hour', async () => {
    const send = (text: string, email: string = contact.email) =>
      submit({ ...withoutKey, content: { ...contact, email, message: text } })
    for (const text of ['one', 'two', 'three']) {
      minute += 10
      expect(await send(text)).toEqual({ ok: true })
    }
    expect(await send('four', 'OMAR@client.example')).toEqual({ ok: false, retryAfterSeconds: 40 * 60 })
    expect(await send('four', 'sara@client.example')).toEqual({ ok: true })
    expect(await send('three')).toEqual({ ok: true })
    minute = 70
    expect(await send('four')).toEqual({ ok: true })
  })

  it('that looks automatic is kept apart and answered with nothing but success', async () => {
    expect(await submit({ ...sent, sending: { ...sent.sending, isSuspicious: true } })).toEqual({ ok: true })
    expect((await listMessages(db())).map(({ state }) => state)).toEqual(['spam'])
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['sales@site.example'])
  })

  describe('for a product', () => {
    it('carries it', async () => {
      valueOf(await products().create(aProduct({ slug: '805' })))
      await submit({ ...sent, productId: '805' })
      expect((await listMessages(db()))[0]?.productId).toBe('805')
      expect((await mails()).every(({ html }) => html.includes('/uncategorized/805'))).toBe(true)
    })

    it.each([
      ['by a program', withoutKey],
      ['by a form', sent],
    ])('is another one than for the next product, sent %s', async (_by, request) => {
      for (const slug of ['805', '820']) valueOf(await products().create(aProduct({ slug })))
      for (const productId of ['805', '820', '820'])
        expect(await submit({ ...request, productId })).toEqual({ ok: true })
      const kept = await listMessages(db())
      expect(kept.map(({ productId }) => productId).toSorted()).toEqual(['805', '820'])
    })

    it('is kept when the product is gone', async () => {
      await submit({ ...sent, productId: 'gone' })
      expect((await listMessages(db()))[0]?.productId).toBeNull()
    })
  })
})
