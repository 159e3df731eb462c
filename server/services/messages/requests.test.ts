import { beforeEach, describe, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aProduct, aQuote, valueOf, someone } from '#tests/support/records.ts'
import { countMessages, listMessages } from '#server/data/messages/inbox-store.ts'
import { createMessages } from './messages.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createRequests, type SentRequest, type Submission } from './requests.ts'
import { createRetention } from '#server/services/site/retention.ts'
import { createSourceKeys } from '#server/services/site/source-keys.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { anInbox } from '#tests/support/services/deps.ts'

const contact = { kind: 'contact', name: 'Omar', phone: '', email: 'omar@client.example', message: 'Hello' } as const
const sent: SentRequest = {
  content: contact,
  sending: { formKey: 'the-first-filling', isSuspicious: false, hasConsented: true },
  locale: 'en',
  page: '/en/contact',
  productId: null,
  source: { visitor: '10.1.1.1', network: '10.1.1.0/24' },
}
const withoutKey = { ...sent, sending: { ...sent.sending, formKey: null } }

onOneDatabase('a request', (db) => {
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
      dailyCounts: { note: () => {} },
      db: db(),
      clock,
      messages: messages(),
      products: products(),
      requestFiles: { take: async () => ({ stored: [], refused: [] }) },
      settings: createSettings({ db: db(), clock, salesEmail: 'sales@site.example' }),
      sourceKeys: createSourceKeys(db()),
      siteUrl: 'https://site.example',
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
      ['omar@client.example', 'sales@site.example'],
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

  it('is another one where the same words come from elsewhere, with a private link of its own', async () => {
    const quote = { ...withoutKey, content: aQuote({}).content }
    const first = await submit(quote)
    expect(await submit(quote)).toEqual(first)
    const other = await submit({ ...quote, source: { visitor: '198.51.100.9', network: '198.51.100.0/24' } })
    expect(await countMessages(db())).toBe(2)
    const pathOf = (sent: Submission) => (sent.ok ? sent.request?.path : undefined)
    expect(pathOf(other)).toMatch(/^\/en\/quote\/s\//)
    expect(pathOf(other)).not.toBe(pathOf(first))
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

  /** Another request each time, from another visitor unless it says whose. */
  let count = 0
  const another = (given: { email?: string; visitor?: string; network?: string } = {}): SentRequest => {
    const { email = `sender${++count}@client.example`, visitor = `v${++count}`, network = `n${++count}` } = given
    return { ...withoutKey, content: { ...contact, email, message: `No. ${++count}` }, source: { visitor, network } }
  }
  const heldStates = async () => (await listMessages(db())).map(({ isHeld }) => isHeld).toSorted()
  const confirmations = async () => (await mails()).filter(({ reply_to }) => reply_to === 'sales@site.example').length

  it('is always kept; three confirmations go to one mailbox in an hour, however its address is written', async () => {
    const spellings = ['omar@client.example', 'OMAR@client.example', 'omar+1@client.example', 'omar+x@Client.example']
    const sentAtOnce = Array.from({ length: 12 }, (_, index) => another({ email: spellings[index % 4] }))
    expect(await Promise.all(sentAtOnce.map(submit))).toEqual(sentAtOnce.map(() => ({ ok: true })))
    expect(await confirmations()).toBe(3)
    expect((await heldStates()).filter((isHeld) => isHeld)).toHaveLength(9)
    expect(await mails()).toHaveLength(6)
    await submit(another())
    expect(await confirmations()).toBe(4)
    minute = 61
    await submit(another({ email: 'omar@client.example' }))
    expect(await confirmations()).toBe(5)
  })

  it('is confirmed five times in ten minutes for one visitor, and twenty times for their network', async () => {
    for (let sent = 0; sent < 7; sent++) expect(await submit(another({ visitor: 'one' }))).toEqual({ ok: true })
    expect(await confirmations()).toBe(5)
    for (let sent = 0; sent < 24; sent++) expect(await submit(another({ network: 'net' }))).toEqual({ ok: true })
    expect(await confirmations()).toBe(25)
    minute = 11
    await submit(another({ visitor: 'one' }))
    expect(await confirmations()).toBe(26)
  })

  it('is confirmed sixty times in ten minutes for the whole site', async () => {
    for (let sent = 0; sent < 62; sent++) expect(await submit(another())).toEqual({ ok: true })
    expect(await confirmations()).toBe(60)
    expect(await countMessages(db(), { held: true })).toBe(2)
  })

  it('with an address that passes mail on is kept and not confirmed', async () => {
    for (const email of ['victim%other.example@client.example', 'other.example!victim@client.example'])
      expect(await submit(another({ email }))).toEqual({ ok: true })
    expect([await countMessages(db()), await confirmations()]).toEqual([2, 0])
  })

  it('waits where staff have refused its source, until they take from it again or a day has passed', async () => {
    const bad = () => another({ visitor: 'bad' })
    await submit(bad())
    const [message] = await listMessages(db())
    const inbox = anInbox({ db: db(), clock })
    valueOf(await inbox.refuseSource(message!.id, someone))
    expect((await inbox.get(message!.id))!.refusedUntil).not.toBeNull()
    expect(await submit(bad())).toEqual({ ok: false, retryAfterSeconds: 86_400 })
    expect(await submit(another())).toEqual({ ok: true })
    valueOf(await inbox.acceptSource(message!.id, someone))
    expect(await submit(bad())).toEqual({ ok: true })
    valueOf(await inbox.refuseSource(message!.id, someone))
    minute = 24 * 60 + 1
    expect(await submit(bad())).toEqual({ ok: true })
  })

  it('that was held is one as any other once staff have looked at it', async () => {
    for (let sent = 0; sent < 4; sent++) await submit(another({ email: contact.email }))
    const inbox = anInbox({ db: db(), clock })
    const [held] = await inbox.list({ held: true })
    valueOf(await inbox.release(held!, someone))
    expect(await inbox.count({ held: true })).toBe(0)
    expect(await inbox.release({ ...held!, version: 1 }, someone)).toMatchObject({ ok: true })
  })

  it('leaves no address behind that could be read, and after a day nothing of where it came from', async () => {
    await submit(sent)
    const rows = await db().selectFrom('messages').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('10.1.1')
    expect(rows[0]?.source).toHaveLength(43)
    minute = 25 * 60
    await createRetention({ db: db(), clock, settings: createSettings({ db: db(), clock }) }).cleanUp()
    expect((await listMessages(db()))[0]?.hasSource).toBe(false)
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
  })
})
