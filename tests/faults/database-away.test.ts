import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, onTestFailed } from 'vitest'
import { openDatabase } from '#server/data/engine/database.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { byLength } from '#tests/support/test-level.ts'
import { fillStarted } from './started-folder.ts'
import { sendRequest } from './visitors.ts'
import { openStaff, someone, type Staff } from './writers.ts'

const PATIENT = { timeout: 60_000, interval: 200 }
const QUIET = { DEMO_CONTENT: 'off', LOG_LEVEL: 'error' }

let site: Site
let staff: Staff

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: 'manual', ...init, headers: { 'X-Forwarded-For': someone(), ...init.headers } })
const statusOf = async (path: string) => (await ask(path)).status
const send = () => {
  const body = new URLSearchParams({ name: 'Omar', email: 'omar@client.example', message: 'A question' })
  return ask('/api/mails/contact.php', { method: 'POST', body })
}

async function open(environment: Record<string, string>) {
  onTestFailed(() => void process.stdout.write(site.output().slice(-5000)))
  site = await openSite({ ...QUIET, ...environment })
  staff = await openStaff(site.origin)
  await staff.makeCategories(['foam'])
}

describe('SQLite that another process has locked', () => {
  let folder: string
  let other: SqliteFile.Database
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'locked-'))
    await fillStarted(folder)
    await open({ DATA_DIR: folder })
    other = new SqliteFile(join(folder, 'site.db'))
  })
  afterEach(async () => {
    other.close()
    await site.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  it('lets a write wait that can be done soon', async () => {
    other.exec('begin immediate')
    const waiting = send()
    expect(await statusOf('/healthz')).toBe(200)
    other.exec('rollback')
    expect((await waiting).status).toBe(200)
  })

  it('refuses a write that cannot be done soon, holds nobody who reads, and goes on afterwards', async () => {
    other.exec('begin immediate')
    let waiting = 0
    const sendLate = () => {
      waiting += 1
      return send().finally(() => (waiting -= 1))
    }
    let sent = sendLate()
    for (const path of ['/', '/en/categories/foam', '/en/contact', '/sitemap.xml', '/healthz']) {
      // A slow machine makes fewer pages in the time in which one is refused.
      if (waiting === 0) sent = sendLate()
      expect([path, await Promise.race([statusOf(path), sent.then(() => 'held')])]).toEqual([path, 200])
    }
    const late = await sent
    expect(late.status).toBe(503)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await late.json()).toMatchObject({ status: 'error' })
    other.exec('rollback')
    expect((await send()).status).toBe(200)
  })
})

describe('PostgreSQL', () => {
  const AWAY_MS = byLength({ short: 3_000, long: 60_000 })
  let server: PostgresServer
  let url: string
  beforeEach(async () => {
    server = startPostgres()
    url = server.createDatabase('site')
    await open({ DATABASE_URL: url })
  })
  afterEach(async () => {
    await site.kill()
    await server.stop()
  })

  it('that is gone costs the writes only, and everything goes on when it is back', async () => {
    const kept = ['/', '/en', '/categories', '/en/categories/foam']
    for (const path of kept) expect(await statusOf(path)).toBe(200)
    const counts = { read: 0, refused: 0 }
    server.halt()
    for (const end = performance.now() + AWAY_MS; performance.now() < end; await pause(50)) {
      for (const path of kept) {
        expect([path, await statusOf(path)]).toEqual([path, 200])
        // Whoever is known by a cookie sees what anybody sees.
        expect([path, (await ask(path, { headers: { cookie: 'language=en' } })).status]).toEqual([path, 200])
        counts.read += 2
      }
      const late = await send()
      expect([late.status, (await late.json()).status]).toEqual([503, 'error'])
      expect(await staff.rename('foam')).toBeNull()
      counts.refused += 2
    }
    // What nobody has asked for before cannot be made; it says so and is cached nowhere.
    const fresh = await ask('/en/blogs')
    expect([200, 503]).toContain(fresh.status)
    expect(fresh.headers.get('cache-control')).toBe('no-store')
    expect(
      (
        await ask('/en/contact', {
          method: 'POST',
          headers: { Origin: site.origin },
          body: new URLSearchParams({ name: 'Omar', email: 'a@b.example', message: 'A question' }),
        })
      ).status,
    ).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    const ready = await ask('/readyz')
    expect([ready.status, await ready.text()]).toEqual([503, 'database does not answer\n'])
    server.resume()
    await expect.poll(() => statusOf('/readyz'), PATIENT).toBe(200)
    expect((await send()).status).toBe(200)
    const name = await staff.rename('foam')
    expect(name).not.toBeNull()
    await expect.poll(async () => (await ask('/en/categories/foam')).text(), PATIENT).toContain(name)
    process.stdout.write(
      `PostgreSQL gone for ${AWAY_MS / 1000} s: ${counts.read} pages read, ${counts.refused} writes refused, none lost\n`,
    )
  })

  it('that is restarted while visitors send loses nothing of what was acknowledged', async () => {
    const acknowledged = new Set<string>()
    let refused = 0
    const end = new AbortController()
    const visitor = async () => {
      while (!end.signal.aborted) {
        const email = await sendRequest(site.origin)
        if (email) acknowledged.add(email)
        else refused += 1
      }
    }
    const visitors = Array.from({ length: 4 }, visitor)
    const target = () => acknowledged.size
    for (let restart = 0; restart < 3; restart++) {
      const before = target()
      await expect.poll(target, PATIENT).toBeGreaterThan(before + 10)
      server.halt()
      server.resume()
    }
    const before = target()
    await expect.poll(target, PATIENT).toBeGreaterThan(before + 10)
    end.abort()
    await Promise.all(visitors)
    const db = openDatabase({ kind: 'postgres', url }, () => {})
    const kept = new Set((await db.selectFrom('messages').select('email').execute()).map(({ email }) => email))
    await db.destroy()
    const lost = [...acknowledged].filter((email) => !kept.has(email))
    process.stdout.write(
      `PostgreSQL restarted 3 times: ${acknowledged.size} acknowledged, ${refused} refused, ${lost.length} lost\n`,
    )
    expect(lost).toEqual([])
  })
})
