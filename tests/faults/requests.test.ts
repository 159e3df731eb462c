import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Db } from '../../server/data/engine/database.ts'
import { headersOf, openMailServer, type MailServer, type TakenMail } from '../support/mail-server.ts'
import { openSite, type Site } from '../support/site.ts'
import { sendRequest } from './visitors.ts'

/** On a busy machine everything takes its time. */
const PATIENT = { timeout: 60_000, interval: 100 }
const SALES = 'sales@site.example'

let folder: string
let mailServer: MailServer
let sites: Site[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'))
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

const keptFrom = () =>
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

/** How often the sales team was told of a visitor's request: mails of one name count once. */
function timesTold(email: string): number {
  const about = toSales().filter(({ raw }) => headersOf(raw).get('reply-to')?.[0] === email)
  return new Set(about.map(idOf)).size
}

/** Says what was promised and what became of it, and holds the site to it. */
async function expectNothingLost(what: string, acknowledged: Set<string>): Promise<void> {
  const kept = await keptFrom()
  const lost = [...acknowledged].filter((email) => !kept.includes(email) || timesTold(email) === 0)
  const once = kept.filter((email) => timesTold(email) === 1)
  const again = toSales().length - new Set(toSales().map(idOf)).size
  process.stdout.write(
    `${what}: ${acknowledged.size} acknowledged, ${kept.length} kept, ${once.length} delivered once, ` +
      `${again} sent again under the same name, ${lost.length} lost\n`,
  )
  expect(lost).toEqual([])
  expect(new Set(kept).size).toBe(kept.length)
  expect(once).toHaveLength(kept.length)
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
