import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aContactMessage, aMail, aProduct, aQuote, tickingClock, valueOf } from '#tests/support/records.ts'
import { countMessages } from '#server/data/messages/inbox-store.ts'
import {
  deleteMessage,
  deleteMessagesFrom,
  findMessage,
  findMessageOfLink,
  listMessagesFrom,
} from '#server/data/messages/messages-store.ts'
import { linesOf } from '#server/data/quotes/request-lines-store.ts'
import { tokenHash } from '#server/services/quotes/request-links.ts'
import { listMailsAbout } from '#server/data/messages/outbox-store.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { readEvents } from '#tests/support/inbox/event-stream.ts'
import { createMessages } from './messages.ts'
import { createInboxEvents, type InboxEventsService, type Listening } from './inbox-events.ts'
import { silent } from '#tests/support/services/deps.ts'

const quote = aQuote()
const contact = aContactMessage()
const mail = aMail()

onOneDatabase('messages', (db) => {
  const clock = tickingClock()
  const service = () => createMessages({ db: db(), clock, mailHost: 'site.example' })
  const outbox = () => db().selectFrom('mail_outbox').selectAll().execute()

  it('come back as they were sent', async () => {
    const { message, isNew } = await service().receive(quote, [])
    const { idempotencyKey: _key, ...sent } = quote
    expect(isNew).toBe(true)
    expect(message).toMatchObject({
      ...sent,
      state: 'new',
      assigneeId: null,
      version: 1,
      openedAt: null,
      isHeld: false,
      hasSource: false,
    })
    expect((await service().receive(contact, [])).message.content).toEqual(contact.content)
    expect(await findMessage(db(), { id: message.id })).toEqual(message)
  })

  it('are kept with their mails, each with a name of its own', async () => {
    const { message } = await service().receive(quote, [mail, { ...mail, recipient: 'a@client.example' }])
    const mails = await listMailsAbout(db(), message.id)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['a@client.example', 'sales@site.example'])
    expect(mails[0]).toMatchObject({ state: 'queued', attempts: 0, subject: mail.subject, messageId: message.id })
    expect(mails[0]).toMatchObject({ isPersonal: false, thread: [] })
    expect(mails[0]?.headerId).toMatch(/^<[\w-]+@site\.example>$/)
    expect(mails[0]?.headerId).not.toBe(mails[1]?.headerId)
  })

  it('are kept with all their mails or not at all', async () => {
    const broken = { ...mail, subject: null as unknown as string }
    await expect(service().receive(quote, [mail, broken])).rejects.toThrow(/null/i)
    expect(await countMessages(db())).toBe(0)
    expect(await outbox()).toEqual([])
  })

  it('are one message when the same form is sent twice, even at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => service().receive(quote, [mail])))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1)
    expect((await service().receive({ ...quote, page: '/' }, [mail])).message.page).toBe(quote.page)
    expect(await countMessages(db())).toBe(1)
    expect(await outbox()).toHaveLength(1)
  })

  it('are given numbers one after the other, each once, where they are requests', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, place) => service().receive({ ...quote, idempotencyKey: `at once ${place}` }, [])),
    )
    const numbers = all.map(({ mark }) => mark!.number)
    expect(numbers.toSorted()).toEqual(all.map((_, place) => `RQ-2026-${String(place + 1).padStart(5, '0')}`))
    expect((await service().receive(contact, [])).mark).toBeNull()
  })

  it('begin anew with each year in Riyadh, and take no number where nothing is kept', async () => {
    const at = (moment: string) => createMessages({ db: db(), clock: () => new Date(moment), mailHost: 'site.example' })
    const numberAt = async (moment: string) =>
      (await at(moment).receive({ ...quote, idempotencyKey: moment }, [])).mark!.number
    expect(await numberAt('2026-12-31T20:59:59Z')).toBe('RQ-2026-00001')
    const broken = { ...mail, subject: null as unknown as string }
    await expect(at('2026-12-31T21:00:00Z').receive(quote, [broken])).rejects.toThrow(/null/i)
    expect(await numberAt('2026-12-31T21:00:00Z')).toBe('RQ-2027-00001')
  })

  it('have a private link of which the tables hold nothing but a hash', async () => {
    const { message, mark } = await service().receive(quote, [])
    expect(mark!.token).toMatch(/^[\w-]{22}$/)
    expect((await service().receive(quote, [])).mark).toEqual(mark)
    expect(await findMessageOfLink(db(), tokenHash(mark!.token)!)).toEqual(message)
    expect(JSON.stringify(await db().selectFrom('messages').selectAll().execute())).not.toContain(mark!.token)
    // The last of 22 letters has four bits to spare: the same bits are spelled in another way, too.
    const last = mark!.token.at(-1)!
    const spelled = mark!.token.slice(0, -1) + String.fromCharCode(last.charCodeAt(0) + 1)
    expect(Buffer.from(spelled, 'base64url')).toEqual(Buffer.from(mark!.token, 'base64url'))
    expect(await findMessageOfLink(db(), tokenHash(spelled)!)).toBeNull()
  })

  it('keep what is asked for line by line, a product that went by its name', async () => {
    const name = { ar: 'رغوة', en: 'Foam' }
    const pack = { ar: '750 مل', en: '750 ml' }
    const line = { stockCode: 'RW1', name, pack, boxQuantity: 12, qty: 24, unit: 'piece', note: 'n', text: '' } as const
    const lines = [
      { ...line, productId: 'gone' },
      { ...line, productId: null, text: 'Foam gun' },
    ]
    const { message } = await service().receive({ ...quote, lines }, [])
    expect(await linesOf(db(), message.id)).toEqual([{ ...lines[0], productId: null }, lines[1]])
    await deleteMessage(db(), message.id)
    expect(await linesOf(db(), message.id)).toEqual([])
  })

  it('name their product, are kept without it when it is gone, and outlive it', async () => {
    const products = createProducts({ db: db(), clock })
    const { id } = valueOf(await products.create(aProduct({ slug: '805' })))
    const { message } = await service().receive({ ...quote, productId: id }, [])
    expect(message.productId).toBe('805')
    const late = await service().receive({ ...contact, productId: 'gone' }, [])
    expect(late.message.productId).toBeNull()
    await products.remove(id)
    expect((await findMessage(db(), { id: message.id }))?.productId).toBeNull()
  })

  it('can be read and deleted by whoever owns the e-mail address', async () => {
    const { message } = await service().receive(quote, [mail])
    await service().receive(contact, [])
    expect((await listMessagesFrom(db(), 'sara@CLIENT.example')).map(({ id }) => id)).toEqual([message.id])
    expect(await deleteMessagesFrom(db(), 'sara@client.example')).toEqual([message.id])
    expect(await outbox()).toEqual([])
    expect(await countMessages(db())).toBe(1)
  })
})

describe('inbox events', () => {
  let events: InboxEventsService
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    events = createInboxEvents({
      changes: {
        last: async () => 0,
        since: async () => [],
        counts: async () => ({ unread: 0, overdue: 0 }),
        noteDue: async () => {},
      },
      sessions: { stillOpen: async (ids) => new Set(ids) },
      log: silent,
    })
  })
  afterEach(() => {
    events.close()
    vi.useRealTimers()
  })

  const listen = (sessionId: string) => events.listen({ sessionId, after: null })

  function reading(listening: Listening) {
    if (typeof listening === 'string') throw new Error(listening)
    return readEvents(listening)
  }

  test('a comment keeps a stream open every 25 seconds, and nothing is left of one that was closed', async () => {
    const { comments, close } = reading(await listen('a'))
    await vi.advanceTimersByTimeAsync(0)
    const first = comments()
    await vi.advanceTimersByTimeAsync(24_999)
    expect(comments()).toBe(first)
    await vi.advanceTimersByTimeAsync(1)
    expect(comments()).toBe(first + 1)
    await vi.advanceTimersByTimeAsync(50_000)
    expect(comments()).toBe(first + 3)
    await close()
    await vi.advanceTimersByTimeAsync(1000)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a server has 200 streams, and takes the next where one was closed', async () => {
    const open = await Promise.all(Array.from({ length: 200 }, (_, place) => listen(`session ${place % 40}`)))
    expect(open.filter((listening) => typeof listening === 'string')).toEqual([])
    expect(await listen('another')).toBe('server-full')
    await reading(open[0]!).close()
    expect(await listen('session 1')).toBe('session-full')
    expect(await listen('another')).toBeInstanceOf(ReadableStream)
  })
})
