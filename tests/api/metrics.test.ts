import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerJob } from '#server/data/site/job-runs-store.ts'
import { aWaitingMail, someone } from '#tests/support/records.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'

type Ask = { headers?: Record<string, string>; from?: string }

/** Asks as if from an address of the network; without one as from this machine. */
function ask({ app }: TestApp, { headers = {}, from = '127.0.0.1' }: Ask = {}) {
  const env = { incoming: { socket: { remoteAddress: from }, rawHeaders: [], url: '/metrics' } }
  return app.request('/metrics', { headers: { Host: '127.0.0.1:3000', ...headers } }, env)
}

async function tokenOf({ services }: TestApp) {
  return (await services.apiTokens.create({ name: 'prometheus', role: 'editor', days: 30 }, someone)).secret
}

describe('metrics are told', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp()
  })
  afterAll(() => site.close())

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('to a program on this machine (%s)', async (from) => {
    const response = await ask(site, { from })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('with the version, the state of the storage, and nothing that is not known yet', async () => {
    const text = await (await ask(site)).text()
    expect(text).toMatch(/^site_info\{version="\d+\.\d+\.\d+"\} 1$/m)
    expect(text).toMatch(/^site_storage_up 1$/m)
    expect(text).toMatch(/^site_disk_free_bytes \d+$/m)
    expect(text).not.toMatch(/NaN|9223372036/)
  })

  it('with every number that the rules for alerts ask for, under its labels', async () => {
    await registerJob(site.db, 'backup', new Date().toISOString())
    const text = await (await ask(site)).text()
    const rules = readFileSync(join(import.meta.dirname, '../../deploy/alerts.yml'), 'utf8')
    const asked = new Set(rules.match(/\b(?:site|nodejs|process)_[a-z0-9_]+/g))
    expect(asked.size).toBeGreaterThan(5)
    expect([...asked].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
    // Prometheus names the job that it asks for `job`, and calls a label of that name that comes with the numbers exported_job.
    expect(rules.match(/site_\w+\{[^}]*\bjob=/g)).toBeNull()
    expect(rules).toContain('site_job_last_success_seconds{exported_job="backup"}')
  })

  it('to whoever brings a token, from anywhere', async () => {
    const headers = { Authorization: `Bearer ${await tokenOf(site)}`, 'X-Forwarded-For': '198.51.100.7' }
    expect((await ask(site, { from: '203.0.113.9', headers })).status).toBe(200)
  })

  it.each<[string, Ask]>([
    ['another machine', { from: '203.0.113.9' }],
    ['another machine that says it is this one', { from: '203.0.113.9', headers: { 'X-Forwarded-For': '127.0.0.1' } }],
    ['nobody knows where', { from: '' }],
    ['a proxy on this machine', { headers: { 'X-Forwarded-For': '203.0.113.9' } }],
    ['a proxy that names itself', { headers: { Via: '1.1 proxy' } }],
    ['a proxy that names the protocol', { headers: { 'X-Forwarded-Proto': 'https' } }],
    ['a browser', { headers: { 'Sec-Fetch-Site': 'none' } }],
    ['a name that somebody has pointed at this machine', { headers: { Host: 'evil.example' } }],
    ['a wrong token', { from: '203.0.113.9', headers: { Authorization: 'Bearer nothing' } }],
  ])('to nobody else: %s', async (_, asked) => {
    const response = await ask(site, asked)
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('site_')
  })

  it('with what was asked for and answered, by the pattern of the route', async () => {
    await site.app.request('/healthz')
    await site.app.request('/api/nothing-of-the-kind')
    const text = await (await ask(site)).text()
    expect(text).toMatch(/^site_requests_total\{route="\/healthz",status="200"\} [1-9]/m)
    expect(text).toMatch(/^site_request_seconds_bucket\{route="\/healthz",le="\+Inf"\} [1-9]/m)
    expect(text).toMatch(/^site_request_seconds_count\{route="\/healthz"\} [1-9]/m)
    expect(text).not.toContain('nothing-of-the-kind')
  })

  it('with cached pages, the database, the event loop and memory', async () => {
    for (let visit = 0; visit < 3; visit++) await site.app.request('/about', { headers: { Accept: 'text/html' } })
    const text = await (await ask(site)).text()
    for (const name of [
      'site_kept_pages_total{result="made"}',
      'site_database_up 1',
      'site_database_waiting 0',
      'site_database_statements_total',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(name)
    }
  })

  it('with the mails that wait and for how long', async () => {
    const mail = aWaitingMail('one')
    await insertMails(site.db, [mail], null, '2026-05-01T00:00:00.000Z')
    const text = await (await ask(site)).text()
    expect(text).toContain('site_mails{state="queued"} 1')
    expect(text).toMatch(/^site_oldest_mail_seconds [1-9]/m)
    expect(text).not.toContain('client.example')
  })

  it('also while the database is away, without what stands in it', async () => {
    await sql`alter table mail_outbox rename to mail_outbox_away`.execute(site.db)
    const response = await ask(site)
    await sql`alter table mail_outbox_away rename to mail_outbox`.execute(site.db)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('site_database_up 0')
  })
})

it.each([
  ['that is declared', { TRUST_PROXY: '1' }],
  ['that has to be there, as the site is reached over https', { SITE_URL: 'https://www.example.com' }],
])('behind a proxy %s, the loopback address opens nothing, and a token does', async (_, env) => {
  const site = await openTestApp({ env })
  expect((await ask(site)).status).toBe(403)
  const headers = { Authorization: `Bearer ${await tokenOf(site)}` }
  expect((await ask(site, { headers })).status).toBe(200)
  await site.close()
})
