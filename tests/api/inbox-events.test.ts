import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import { readEvents } from '#tests/support/inbox/event-stream.ts'
import { aContactMessage, aQuote, someone, valueOf } from '#tests/support/records.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const PATH = '/admin/events'
const PASSWORD = 'Correct-Horse-7-Battery'

let site: TestApp
/** Somebody who reads the inbox. */
let noura: { id: string; headers: Record<string, string> }
beforeAll(async () => {
  site = await openTestApp()
  noura = await signedIn()
})
afterAll(() => site.close())

let people = 0
async function signedIn(role: StaffRole = 'sales') {
  const username = `person${++people}`
  const { staff, staffSessions } = site.services
  const { id } = valueOf(await staff.add({ username, password: PASSWORD, role }, someone))
  const signIn = await staffSessions.signIn({ username, password: PASSWORD })
  const cookies = signIn.kind === 'signed-in' ? signIn.cookies : []
  return { id, headers: { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') } }
}

type Reading = ReturnType<typeof readEvents>
const open: Reading[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(open.splice(0).map((reading) => reading.close()))
})

async function listen(headers: Record<string, string>, query = '') {
  const answer = await site.app.request(PATH + query, { headers })
  expect(answer.status).toBe(200)
  const reading = readEvents(answer.body!)
  open.push(reading)
  return { ...reading, answer }
}

let keys = 0
const receive = async (sent = aQuote()) =>
  (await site.services.messages.receive({ ...sent, idempotencyKey: `key-${++keys}` }, [])).message

describe('the stream of the inbox', () => {
  it('is for sessions that may read it', async () => {
    const status = async (headers: Record<string, string> = {}, method = 'GET') =>
      (await site.app.request(PATH, { method, headers })).status
    expect(await status()).toBe(401)
    for (const [role, expected] of [
      ['editor', 403],
      ['viewer', 403],
    ] as const)
      expect(await status((await signedIn(role)).headers)).toBe(expected)
    const { secret } = await site.services.apiTokens.create({ name: 'a', role: 'owner', days: 1 }, someone)
    expect(await status({ Authorization: `Bearer ${secret}` })).toBe(401)
    const { headers } = await signedIn('owner')
    expect(await status(headers, 'HEAD')).toBe(200)
    expect(await status({ ...headers, 'Sec-Fetch-Site': 'same-origin' }, 'POST')).toBe(405)
  })

  it('tells what happens within two seconds, by growing ids and without names', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const twoSeconds = () => vi.advanceTimersByTimeAsync(2000)
    const { id: me, headers } = noura
    const { answer, events, text } = await listen(headers)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(answer.headers.has('content-encoding')).toBe(false)
    await expect.poll(text).toContain('retry: 5000\n')
    const before = await site.services.inboxChanges.counts()
    const message = await receive()
    await twoSeconds()
    await expect.poll(() => events.length).toBe(1)
    const unread = before.unread + 1
    const { overdue } = before
    expect(events[0]).toMatchObject({
      event: 'inbox',
      data: { kind: 'new', id: message.id, number: message.number, unread, overdue },
    })
    const contact = await receive(aContactMessage())
    valueOf(await site.services.inbox.assign({ id: message.id, version: 1 }, me, { kind: 'staff', id: me, name: 'x' }))
    await twoSeconds()
    await expect.poll(() => events.length).toBe(3)
    expect(events.map(({ data }) => data)).toMatchObject([
      { kind: 'new' },
      { kind: 'new', id: contact.id, number: null },
      { kind: 'assign', id: message.id },
    ])
    expect(events.map(({ id }) => Number(id))).toEqual([1, 2, 3].map((step) => Number(events[0]!.id) - 1 + step))
    expect(text()).not.toContain(message.content.email)
  })

  it('goes on where it broke off, by the browser’s word or by the address', async () => {
    const { headers } = noura
    const seen = await site.services.inboxChanges.last()
    const missed = [await receive(), await receive()]
    const ids = (events: Reading['events']) => events.map(({ data }) => (data as { id: string }).id)
    const again = await listen({ ...headers, 'Last-Event-ID': String(seen) })
    const first = await listen(headers, `?last-event-id=${seen}`)
    for (const { events } of [again, first]) await expect.poll(() => ids(events)).toEqual(missed.map(({ id }) => id))
    // Where the number is of another database, nothing is told twice.
    const ahead = await listen({ ...headers, 'Last-Event-ID': '999999' })
    const fresh = await listen(headers)
    const next = await receive()
    for (const { events } of [ahead, fresh]) await expect.poll(() => ids(events)).toEqual([next.id])
  })

  it('says once what has become overdue', async () => {
    const { headers } = noura
    const waiting = await receive()
    const answered = await receive()
    const late = '2026-04-30T23:00:00.000Z'
    await site.db.updateTable('messages').set({ due_at: late }).where('id', 'in', [waiting.id, answered.id]).execute()
    await site.db.updateTable('messages').set({ answered_at: late }).where('id', '=', answered.id).execute()
    const place = `?last-event-id=${await site.services.inboxChanges.last()}`
    const [one, other] = [await listen(headers, place), await listen(headers, place)]
    for (const { events } of [one, other]) await expect.poll(() => events.length).toBe(1)
    expect(one.events[0]!.data).toMatchObject({ kind: 'due', id: waiting.id, overdue: 1 })
    await receive()
    await expect.poll(() => one.events.map(({ data }) => (data as { kind: string }).kind)).toEqual(['due', 'new'])
  })

  it('ends with the session, and keeps none alive', async () => {
    const { id, headers } = await signedIn()
    const stored = () =>
      site.db.selectFrom('staff_sessions').select('expiresAt').where('userId', '=', id).executeTakeFirstOrThrow()
    const soon = new Date(Date.now() + 10 * 60_000).toISOString()
    await site.db.updateTable('staff_sessions').set({ expiresAt: soon }).where('userId', '=', id).execute()
    const { events, isOver } = await listen(headers)
    await site.services.staffSessions.find(new Headers(headers), true)
    expect((await stored()).expiresAt).toBe(soon)
    await site.services.staffSessions.find(new Headers(headers))
    expect((await stored()).expiresAt).not.toBe(soon)
    await site.services.staffSessions.signOut(new Headers(headers))
    await expect.poll(isOver).toBe(true)
    expect(events.map(({ event }) => event)).toEqual(['signed-out'])
    const demoted = await signedIn()
    const second = await listen(demoted.headers)
    await site.db.updateTable('staff_users').set({ role: 'viewer' }).where('id', '=', demoted.id).execute()
    await expect.poll(second.isOver).toBe(true)
    expect(second.events.map(({ event }) => event)).toEqual(['signed-out'])
  })

  it('is had five times by a session, and again after one was closed', async () => {
    const [{ headers }, other] = [await signedIn(), await signedIn()]
    const five = await Promise.all(Array.from({ length: 5 }, () => listen(headers)))
    const refused = await site.app.request(PATH, { headers })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    await listen(other.headers)
    await five[0]!.close()
    await listen(headers)
  })

  it('leaves one line in the log when it begins, and none while it lasts', async () => {
    const { headers } = noura
    const before = site.lines.length
    const { events } = await listen(headers)
    await receive()
    await expect.poll(() => events.length).toBe(1)
    expect(site.lines.slice(before).map(({ event }) => event)).toEqual(['request'])
  })

  it('ends at once when the server stops, which takes no more', async () => {
    const own = await openTestApp()
    try {
      valueOf(await own.services.staff.add({ username: 'omar', password: PASSWORD, role: 'owner' }, someone))
      const signIn = await own.services.staffSessions.signIn({ username: 'omar', password: PASSWORD })
      const cookies = signIn.kind === 'signed-in' ? signIn.cookies : []
      const headers = { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
      const reading = readEvents((await own.app.request(PATH, { headers })).body!)
      own.services.inboxEvents.close()
      await reading.ended
      expect((await own.app.request(PATH, { headers })).status).toBe(503)
    } finally {
      await own.close()
    }
  })
})
