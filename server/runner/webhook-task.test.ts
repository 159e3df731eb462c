import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { targetProblem } from '#domain/webhooks/public-address.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import { listDeliveries, raiseEvent } from '#server/data/webhooks/deliveries-store.ts'
import {
  findWebhook,
  insertWebhook,
  replaceSecret,
  secretsOf,
  updateWebhook,
} from '#server/data/webhooks/webhooks-store.ts'
import { watchedLog } from '#tests/support/services/deps.ts'
import { newSecret } from '#server/services/webhooks/webhooks.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { byLength } from '#tests/support/test-level.ts'
import { openReceiver, type Receiver } from '#tests/webhooks/webhook-receiver.ts'
import { webhookSender } from './webhook-sender.ts'
import { webhookTask } from './webhook-task.ts'

const MINUTE = 60_000
const EVENTS = byLength({ short: 150, long: 1000 })
const id = 'erp'
let receiver: Receiver
beforeEach(async () => void (receiver = await openReceiver()))
afterEach(() => receiver.close())

onEveryDatabase('the sender of webhooks', (db) => {
  let now: number
  let log: string
  beforeEach(() => {
    now = Date.now()
    log = ''
  })
  const clock = () => new Date(now)
  const at = () => clock().toISOString()
  const run = (patience = 30_000) => {
    const logger = watchedLog((line) => (log += line), 'warn', clock)
    const send = webhookSender(true, { patience })
    return webhookTask({ db: db(), clock, log: logger, send }).work(new AbortController().signal)
  }
  const begin = (url = receiver.url) =>
    insertWebhook(db(), { id, url, events: [...WEBHOOK_EVENTS], active: true, secret: newSecret(), at: at() })
  const raise = (subject: string, value: number) =>
    inTransaction(db(), (tx) =>
      raiseEvent(tx, { type: 'price.changed', subject, at: at() }, async () => ({ subject, value })),
    )
  const told = () => receiver.received.map(({ body }) => JSON.parse(body) as { id: string; data: { value: number } })
  const values = () => told().map(({ data }) => data.value)
  const states = async () => (await listDeliveries(db(), { webhookId: id })).map(({ state }) => state).toSorted()

  it('signs what it sends as the specification says, with the secret before a new one too', async () => {
    await begin()
    const [first] = await secretsOf(db(), id, at())
    await raise('a', 1)
    await replaceSecret(db(), id, { secret: newSecret(), oldUntil: new Date(now + MINUTE).toISOString() })
    const [second] = await secretsOf(db(), id, at())
    await run()
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]]
    for (const secret of [first!, second!]) {
      expect(new Webhook(secret).verify(body, headers)).toEqual({
        id: headers['webhook-id'],
        type: 'price.changed',
        timestamp: expect.any(String),
        data: { subject: 'a', value: 1 },
      })
    }
    expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow()
    await run()
    expect(receiver.received).toHaveLength(1)
  })

  it('sends events of a record in their order, while one that is refused keeps no other record waiting', async () => {
    await begin()
    for (const [place, subject] of ['a', 'b', 'a', 'b'].entries()) await raise(subject, place)
    receiver.answer = ({ body }, response) => response.writeHead(body.includes('"a"') ? 500 : 200).end('no')
    await run()
    expect(values()).toEqual([0, 1, 3])
    receiver.answer = (_one, response) => response.writeHead(200).end()
    now += 10_000
    await run()
    expect(values()).toEqual([0, 1, 3, 0, 2])
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent'])
  })

  it.each<[string, Receiver['answer'], string, number | null]>([
    ['hangs', () => {}, 'timeout', null],
    ['redirects', (_one, res) => res.writeHead(307, { Location: 'http://10.0.0.1/' }).end(), 'redirect', 307],
    ['hangs up', (_one, res) => res.destroy(), 'ECONNRESET', null],
  ])('tries again what a receiver that %s did not take', async (_what, answer, error, status) => {
    await begin()
    await raise('a', 1)
    receiver.answer = answer
    await run(error === 'timeout' ? 500 : undefined)
    expect(await listDeliveries(db(), { webhookId: id })).toMatchObject([{ state: 'waiting', error, status }])
    receiver.answer = (_one, response) => response.end()
    now += 5000
    await run()
    expect(new Set(told().map((one) => one.id)).size).toBe(1)
    // On a busy machine the time may have passed before the first arrived.
    expect(values().at(-1)).toBe(1)
    expect(await states()).toEqual(['sent'])
  })

  it('loses no event while nobody answers for ten minutes, and keeps their order', async () => {
    await begin('http://127.0.0.1:1/dead')
    await inTransaction(db(), async (tx) => {
      for (let value = 0; value < EVENTS; value++) {
        const subject = `record ${value % 7}`
        await raiseEvent(tx, { type: 'product.changed', subject, at: at() }, async () => ({ subject, value }))
      }
    })
    for (let minute = 0; minute < 10; minute++) {
      await run()
      now += MINUTE
    }
    await db().updateTable('webhooks').set({ url: receiver.url }).execute()
    now += 5 * MINUTE
    await run()
    for (let record = 0; record < 7; record++) {
      const ofRecord = values().filter((value) => value % 7 === record)
      expect(ofRecord).toEqual(Array.from({ length: ofRecord.length }, (_, place) => place * 7 + record))
    }
    expect(new Set(values()).size).toBe(EVENTS)
  })

  it('stops a webhook after a day of attempts, and goes on in order when its owner has seen to it', async () => {
    await begin()
    receiver.answer = (_one, response) => response.writeHead(503).end()
    await raise('a', 1)
    for (let hour = 0; hour < 26; hour++) {
      await run()
      now += 60 * MINUTE
    }
    const stopped = await findWebhook(db(), id)
    expect(stopped?.stoppedAt).not.toBeNull()
    expect(log).toContain('webhook stopped')
    await raise('a', 2)
    receiver.received.length = 0
    receiver.answer = (_one, response) => response.end()
    await run()
    expect(receiver.received).toEqual([])
    await updateWebhook(db(), { ...stopped!, at: at() })
    await run()
    expect(values()).toEqual([1, 2])
  })

  it('gives up what alone was refused for a day', async () => {
    await begin()
    receiver.answer = ({ body }, response) => response.writeHead(body.includes('"a"') ? 422 : 200).end()
    await raise('a', 1)
    for (let hour = 0; hour < 26; hour++) {
      await run()
      now += 60 * MINUTE
      await raise('b', hour)
    }
    expect(await findWebhook(db(), id)).toMatchObject({ stoppedAt: null })
    expect((await states()).filter((state) => state === 'failed')).toHaveLength(1)
  })
})

describe('addresses that webhooks may have', () => {
  it.each<readonly [string, string | null]>([
    ['https://erp.example/hook', null],
    ['https://8.8.8.8/', null],
    ['https://[2606:4700::1111]/', null],
    ['http://erp.example/', 'not-https'],
    ['ftp://erp.example/', 'not-https'],
    ['https://user:word@erp.example/', 'malformed'],
    ['hook', 'malformed'],
    ...[
      '10.0.0.1',
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.1',
      '0.0.0.0',
      '169.254.169.254',
      '172.16.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '[::1]',
      '[::]',
      '[::ffff:10.0.0.1]',
      '[64:ff9b::a00:1]',
      '[2002:a00:1::]',
      '[fe80::1]',
      '[fd00::1]',
      'localhost',
      'x.localhost',
    ].map((host) => [`https://${host}/`, 'not-public'] as const),
  ])('%s: %s', (url, problem) => expect(targetProblem(url, false)).toBe(problem))

  it('may lead to this machine by http only where an operator says so', () => {
    expect(['http://127.0.0.1:8/', 'http://localhost/'].map((url) => targetProblem(url, true))).toEqual([null, null])
    expect(targetProblem('http://127.0.0.1:8/', false)).toBe('not-https')
    expect(targetProblem('http://10.0.0.1/', true)).toBe('not-https')
  })

  it.each(['10.0.0.1', '127.0.0.1', '::ffff:192.168.0.1', 'fe80::1%eth0'])(
    'are looked at again when their names are known: %s',
    async (address) => {
      const found = [
        { address: '8.8.8.8', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ]
      const send = webhookSender(false, { lookup: (_name, _options, done) => done(null, found) })
      const sent = { url: 'https://erp.example/', id: 'msg_1', body: '{}', secrets: [newSecret()], now: new Date() }
      expect(await send(sent, new AbortController().signal)).toEqual({ status: null, error: 'not-public' })
    },
  )
})
