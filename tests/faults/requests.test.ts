import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { subHours } from 'date-fns/subHours'
import { listStaff, setStaffEmail } from '#server/data/accounts/staff-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { headersOf, openMailServer, type MailServer, type TakenMail } from '#tests/support/mail-server.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { fillStarted } from './started-folder.ts'
import { sendRequest } from './visitors.ts'

/** On a busy machine everything takes its time. */
const PATIENT = { timeout: 60_000, interval: 100 }
const SALES = 'sales@site.example'

let folder: string
let mailServer: MailServer
let sites: Site[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'))
  await fillStarted(folder)
  mailServer = await openMailServer()
  sites = []
})
afterEach(async () => {
  await Promise.all(sites.map((site) => site.kill()))
  await mailServer.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<Site> {
  const site = await openSite({
    DATA_DIR: folder,
    DEMO_CONTENT: 'off',
    SMTP_URL: mailServer.url,
    SALES_EMAIL: SALES,
    LOG_LEVEL: 'error',
  })
  sites.push(site)
  return site
}

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, (error) => {
    throw error
  })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** As if the minutes until the next attempt, and those of a dead sender's lease, had passed. */
function letTimePass(): Promise<unknown> {
  const past = '2026-01-01T00:00:00.000Z'
  return withDatabase((db) =>
    db
      .updateTable('mail_outbox')
      .set({ next_attempt_at: past, leased_until: null })
      .where('state', '=', 'queued')
      .execute(),
  )
}

const storedSenders = () =>
  withDatabase(async (db) => (await db.selectFrom('messages').select('email').execute()).map(({ email }) => email))

const waiting = () =>
  withDatabase(
    async (db) => (await db.selectFrom('mail_outbox').select('id').where('state', '!=', 'sent').execute()).length,
  )

/** Sends what is left: a new request wakes the sender, as it does every day. */
async function deliverAll(site: Site, acknowledged: Set<string>): Promise<void> {
  mailServer.setMood('takes')
  await letTimePass()
  acknowledged.add(await sendOne(site))
  const left = async () => {
    await letTimePass()
    return waiting()
  }
  await expect.poll(left, { timeout: 90_000, interval: 500 }).toBe(0)
}

const idOf = ({ raw }: TakenMail) => headersOf(raw).get('message-id')![0]!
const toSales = () => mailServer.taken.filter(({ to }) => to.includes(SALES))

/** How often the sales team was notified of a visitor's request: mails of one name count once. */
function timesNotified(email: string): number {
  const about = toSales().filter(({ raw }) => headersOf(raw).get('reply-to')?.[0] === email)
  return new Set(about.map(idOf)).size
}

/** Says what was promised and what became of it, and holds the site to it. */
async function expectNothingLost(what: string, acknowledged: Set<string>): Promise<void> {
  const kept = await storedSenders()
  const lost = [...acknowledged].filter((email) => !kept.includes(email) || timesNotified(email) === 0)
  const once = kept.filter((email) => timesNotified(email) === 1)
  const again = toSales().length - new Set(toSales().map(idOf)).size
  process.stdout.write(
    `${what}: ${acknowledged.size} acknowledged, ${kept.length} kept, ${once.length} delivered once, ` +
      `${again} sent again under the same name, ${lost.length} lost\n`,
  )
  expect(lost).toEqual([])
  expect(new Set(kept).size).toBe(kept.length)
  expect(once).toHaveLength(kept.length)
}

const NOURA = 'noura@staff.example'

/** Gives staff an address, and lets requests fall due of which nobody has: each is to be answered, and to be reminded of. */
function letFallDue(count: number): Promise<unknown> {
  const now = toInstant(new Date())
  const past = toInstant(subHours(new Date(), 1))
  return withDatabase(async (db) => {
    const [owner] = await listStaff(db)
    await setStaffEmail(db, owner!.id, NOURA, now)
    const untouched = db.selectFrom('messages').select('id').where('remind_at', 'is', null).orderBy('id').limit(count)
    await db.updateTable('messages').set({ due_at: past, remind_at: past }).where('id', 'in', untouched).execute()
  })
}

/** How often the mails to staff name each request, and which of these mails were never delivered. */
function noticesToStaff() {
  return withDatabase(async (db) => {
    const mails = await db.selectFrom('mail_outbox').selectAll().where('recipient', '=', NOURA).execute()
    const messages = await db.selectFrom('messages').select('id').orderBy('id').execute()
    const text = mails.map((mail) => mail.text).join()
    const delivered = new Set(mailServer.taken.map(idOf))
    return {
      times: messages.map(({ id }) => text.split(`/admin/inbox/${id}`).length - 1),
      lost: mails.filter(({ header_id }) => !delivered.has(header_id)),
    }
  })
}

/** Visitors who send one request after the other until the site is gone. */
async function sendUntilGone(site: Site, acknowledged: Set<string>, onEach: () => void): Promise<void> {
  const visitor = async () => {
    for (let email = await sendRequest(site.origin); email; email = await sendRequest(site.origin)) {
      acknowledged.add(email)
      onEach()
    }
  }
  await Promise.all(Array.from({ length: 6 }, visitor))
}

async function sendOne(site: Site): Promise<string> {
  const email = await sendRequest(site.origin)
  if (email === null) throw new Error('The request was not acknowledged')
  return email
}

describe('no request is lost', () => {
  it('when the process is killed, before mails are sent and while they go out', async () => {
    const acknowledged = new Set<string>()
    mailServer.setMood('silent')
    const first = await start()
    for (let count = 0; count < 5; count += 1) acknowledged.add(await sendOne(first))
    await expect.poll(() => mailServer.met('silent'), PATIENT).toBeGreaterThan(0)
    expect(mailServer.taken).toEqual([])
    await first.kill()

    mailServer.setMood('takes')
    await letTimePass()
    const second = await start()
    let left = 40
    await sendUntilGone(second, acknowledged, () => {
      left -= 1
      if (left === 0) void second.kill()
    })
    expect(acknowledged.size).toBeGreaterThanOrEqual(45)

    const third = await start()
    await deliverAll(third, acknowledged)
    expect(await third.stop()).toBe(0)
    await expectNothingLost('killed twice', acknowledged)
  })

  it('nor is any notice to staff, whether it is killed before, while or after it is queued and mailed', async () => {
    const first = await start()
    for (let count = 0; count < 8; count += 1) await sendOne(first)
    await first.kill()
    for (const mood of ['takes', 'silent', 'breaks-off', 'forgets-to-say'] as const) {
      await letFallDue(2)
      await letTimePass()
      mailServer.setMood(mood)
      const met = mailServer.met(mood)
      const site = await start()
      // The first of them is killed at once, in whatever it does.
      if (mood !== 'takes') await expect.poll(() => mailServer.met(mood), PATIENT).toBeGreaterThan(met)
      await site.kill()
    }
    const last = await start()
    await deliverAll(last, new Set())
    expect(await last.stop()).toBe(0)
    // Once for the answer and once for the reminder; the last request, which has woken the sender, once as a new one.
    const { times, lost } = await noticesToStaff()
    expect(times.toSorted()).toEqual([1, ...Array.from({ length: 8 }, () => 2)])
    expect(lost).toEqual([])
  })

  it('and nobody waits, whatever the mail server does', async () => {
    const acknowledged = new Set<string>()
    const site = await start()
    for (const mood of ['silent', 'busy', 'refuses', 'breaks-off', 'forgets-to-say'] as const) {
      mailServer.setMood(mood)
      await letTimePass()
      for (let count = 0; count < 3; count += 1) acknowledged.add(await sendOne(site))
      await expect.poll(() => mailServer.met(mood), PATIENT).toBeGreaterThan(0)
    }
    const { port } = new URL(mailServer.url)
    const taken = mailServer.taken
    await mailServer.close()
    for (let count = 0; count < 3; count += 1) acknowledged.add(await sendOne(site))
    mailServer = await openMailServer(undefined, { port: Number(port), taken })
    await deliverAll(site, acknowledged)
    expect(await site.stop()).toBe(0)
    await expectNothingLost('mail server silent, busy, refusing, breaking off, forgetting and away', acknowledged)
  })
})
