import { afterEach, beforeEach, expect, it } from 'vitest'
import { MAIL_URGENCY } from '#domain/messages/mail.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { openMailServer, type MailServer } from '#tests/support/mail-server.ts'
import { createPrivateFiles } from '#server/files/private/private-files.ts'
import {
  claimMails,
  countMailsByState,
  insertMails,
  type NewMailRow,
  requeueMail,
  insertPassingMail,
} from '#server/data/messages/outbox-store.ts'
import { aWaitingMail } from '#tests/support/records.ts'
import { watchedLog } from '#tests/support/services/deps.ts'
import { openMailTransport, type Sender } from '#server/mail/mail-transport.ts'
import { mailTasks } from './mail-tasks.ts'
import { createRunner } from './runner.ts'

/** How long an answer of the mail server may take: longer than a busy machine needs, or too short for a silent one. */
const LONG = 30_000
const SHORT = 500

onEveryDatabase('the mail sender', (db) => {
  let server: MailServer
  let now: number
  let log: string
  let kept: Map<string, Buffer<ArrayBuffer>>
  const stops: (() => Promise<void>)[] = []
  beforeEach(async () => {
    server = await openMailServer()
    now = Date.UTC(2026, 4, 1)
    log = ''
    kept = new Map()
  })
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()))
    await server.close()
  })

  const clock = () => new Date(now)
  const pass = (minutes: number) => (now += minutes * 60_000)

  const rawabit = async () => ({ name: 'Rawabit', address: 'site@site.example' })

  function newSender(timeout = LONG, from: () => Promise<Sender> = rawabit) {
    const scope = { db: db(), clock, log: watchedLog((line) => (log += line), 'debug', clock) }
    const tasks = mailTasks({
      ...scope,
      openTransport: () => openMailTransport(server.url, timeout),
      from,
      files: { read: async ({ key }) => kept.get(key) ?? null },
      patience: 3_600_000,
    })
    const sender = createRunner(tasks, scope)
    stops.push(sender.stop)
    return sender
  }

  async function send(sender = newSender()) {
    sender.start()
    await sender.idle()
  }

  const aMailTo = (id: string) => aWaitingMail(id, { recipient: `${id}@client.example` })
  const queueMail = (mail: NewMailRow) => insertMails(db(), [mail], null, clock().toISOString())
  const queue = (...ids: string[]) => insertMails(db(), ids.map(aMailTo), null, clock().toISOString())
  const until = (minutes: number) => ({
    now: clock().toISOString(),
    uselessAfter: new Date(now + minutes * 60_000).toISOString(),
  })
  const states = () => countMailsByState(db())
  const row = (id: string) => db().selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const dueAt = async (id: string) => (await row(id)).next_attempt_at

  it('sends files with a mail, and gives none up for another that has lost its own', async () => {
    const files = createPrivateFiles({
      db: db(),
      storage: {
        put: async (key, bytes) => void kept.set(key, Buffer.from(bytes as Uint8Array)),
        read: async (key) => kept.get(key) ?? null,
        remove: async (key) => void kept.delete(key),
      },
      clock,
    })
    const keep = (name: string) =>
      files.keep({ bytes: Buffer.from(`%PDF ${name}`), type: 'pdf', name, sentBy: 'quote' })
    const [one, two, lost] = [await keep('عرض سعر.pdf'), await keep('two.pdf'), await keep('lost.pdf')]
    kept.delete(lost.key)
    await queueMail({ ...aMailTo('broken'), attachments: [lost.id] })
    pass(1)
    await queueMail({ ...aMailTo('whole'), attachments: [two.id, one.id] })
    await send()
    expect(server.taken.map(({ to }) => to)).toEqual([['whole@client.example']])
    const { raw } = server.taken[0]!
    expect(raw).toContain(Buffer.from('%PDF two.pdf').toString('base64'))
    expect(raw.indexOf(Buffer.from('%PDF two.pdf').toString('base64'))).toBeLessThan(
      raw.indexOf(Buffer.from('%PDF عرض سعر.pdf').toString('base64')),
    )
    expect(raw).toContain('Content-Type: application/pdf')
    expect(await row('broken')).toMatchObject({
      state: 'queued',
      last_error: expect.stringContaining('lost.pdf is missing'),
    })
  })

  it('sends all that waits, each mail once', async () => {
    await queue('a', 'b', 'c')
    await Promise.all([send(), send()])
    await send()
    expect(server.taken.flatMap(({ to }) => to).toSorted()).toEqual(['a', 'b', 'c'].map((id) => `${id}@client.example`))
    expect(await states()).toEqual({ queued: 0, sent: 3, failed: 0 })
  })

  it('sends a code at once while many receipts wait, over one connection for all of these', async () => {
    const receipts = Array.from({ length: 150 }, (_, index) => `r${index}`)
    await queue(...receipts)
    await db().updateTable('mail_outbox').set({ urgency: MAIL_URGENCY.receipt }).execute()
    let asked = 0
    const sender = newSender(LONG, async () => {
      if (++asked === 10) {
        await insertPassingMail(db(), aMailTo('code'), until(10))
        sender.wake()
      }
      return rawabit()
    })
    await send(sender)
    const place = server.taken.findIndex(({ to }) => to.includes('code@client.example'))
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(150)
    expect(server.connections()).toBeLessThanOrEqual(4)
    expect(await states()).toEqual({ queued: 0, sent: 150, failed: 0 })
  })

  it('sends a mail to the sales team before receipts that waited longer', async () => {
    await queue('receipt')
    await db().updateTable('mail_outbox').set({ urgency: MAIL_URGENCY.receipt }).execute()
    pass(1)
    await queue('sales')
    await send()
    expect(server.taken.map(({ to }) => to[0])).toEqual(['sales@client.example', 'receipt@client.example'])
  })

  it('keeps no mail that is of no use later: neither when it was sent nor when it came too late', async () => {
    await queue('lasting')
    await insertPassingMail(db(), aMailTo('soon'), until(1))
    await insertPassingMail(db(), aMailTo('later'), until(10))
    pass(2)
    await send()
    expect(server.taken.flatMap(({ to }) => to).toSorted()).toEqual(
      ['lasting@client.example', 'later@client.example'].toSorted(),
    )
    expect(await db().selectFrom('mail_outbox').select('id').execute()).toEqual([{ id: 'lasting' }])
  })

  it('tries again after a minute while the server cannot take mail, and sends when it can', async () => {
    await queue('a')
    server.setMood('busy')
    await send()
    expect(await row('a')).toMatchObject({ state: 'queued', attempts: 1, leased_until: null })
    expect((await row('a')).last_error).toMatch(/451 try again later/)
    expect(await dueAt('a')).toBe(new Date(now + 60_000).toISOString())
    server.setMood('takes')
    await send()
    expect(server.taken).toEqual([])
    pass(1)
    await send()
    expect(server.taken[0]?.raw).toContain('Message-ID: <a@site.example>')
    expect(await states()).toEqual({ queued: 0, sent: 1, failed: 0 })
  })

  it.each(['silent', 'breaks-off', 'refuses'] as const)('loses nothing to a server that %s', async (mood) => {
    await queue('a')
    server.setMood(mood)
    await send(newSender(mood === 'silent' ? SHORT : LONG))
    expect(await states()).toEqual({ queued: 1, sent: 0, failed: 0 })
    server.setMood('takes')
    pass(1)
    await send()
    expect(server.taken).toHaveLength(1)
  })

  it('sends a mail again that was taken without a word, under the same name', async () => {
    await queue('a')
    server.setMood('forgets-to-say')
    await send()
    expect(await states()).toEqual({ queued: 1, sent: 0, failed: 0 })
    server.setMood('takes')
    pass(1)
    await send()
    expect(server.taken).toHaveLength(2)
    for (const { raw } of server.taken) expect(raw).toContain('Message-ID: <a@site.example>')
  })

  it('sends the others when one recipient is refused', async () => {
    await queue('a', 'b', 'c')
    server.refuse('a@client.example')
    await send()
    expect(server.taken.flatMap(({ to }) => to).toSorted()).toEqual(['b@client.example', 'c@client.example'])
    expect(await states()).toEqual({ queued: 1, sent: 2, failed: 0 })
    expect(await row('a')).toMatchObject({ state: 'queued', attempts: 1 })
  })

  it('leaves a server in peace that is away, and sends everything once it is back', async () => {
    await queue('a', 'b', 'c')
    server.setMood('breaks-off')
    await send()
    expect(server.connections()).toBe(1)
    server.setMood('takes')
    pass(1)
    await send()
    expect(await states()).toEqual({ queued: 0, sent: 3, failed: 0 })
  })

  it('gives up after five days in which staff can see why, and not before', async () => {
    await queue('a')
    server.setMood('busy')
    const started = now
    while ((await states()).queued > 0) {
      await send()
      if ((await states()).queued > 0) now = Date.parse(await dueAt('a'))
    }
    expect((now - started) / 3_600_000).toBeGreaterThan(5 * 24 - 6)
    expect((now - started) / 3_600_000).toBeLessThanOrEqual(5 * 24)
    expect(await row('a')).toMatchObject({ state: 'failed' })
    expect(log).toContain('mail given up')
    server.setMood('takes')
    await requeueMail(db(), 'a', clock().toISOString())
    await send()
    expect(server.taken).toHaveLength(1)
  })

  it('sends what another sender left behind when it was killed, once its lease has ended', async () => {
    await queue('a')
    await claimMails(db(), {
      now: clock().toISOString(),
      leasedUntil: new Date(now + 5 * 60_000).toISOString(),
      limit: 1,
    })
    pass(4)
    await send()
    expect(server.taken).toEqual([])
    pass(1)
    await send()
    expect(server.taken[0]?.raw).toContain('Message-ID: <a@site.example>')
  })

  it('keeps no mail waiting because it could not be told once who sends it', async () => {
    await queue('a')
    let isAway = true
    const sender = newSender(LONG, async () => (isAway ? Promise.reject(new Error('database is away')) : rawabit()))
    await send(sender)
    expect(log).toContain('mails wait')
    isAway = false
    await send(sender)
    expect(server.taken).toHaveLength(1)
    expect(await row('a')).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('takes no further mail when it is told to stop, and ends soon though the server is silent', async () => {
    await queue('a', 'b')
    server.setMood('silent')
    const sender = newSender(SHORT)
    sender.start()
    await expect.poll(() => server.connections()).toBe(1)
    await sender.stop()
    sender.wake()
    await sender.idle()
    expect(server.connections()).toBe(1)
    expect((await states()).queued).toBe(2)
  })

  it('tells the log nothing of recipients', async () => {
    await queue('a')
    server.setMood('refuses')
    await send()
    expect(log).toContain('mail not sent')
    expect(log).toContain('EENVELOPE 550')
    expect(log).not.toContain('client.example')
  })
})
