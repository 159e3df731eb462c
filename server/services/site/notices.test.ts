import { beforeEach, expect, it } from 'vitest'
import type { JobDetail, JobState } from '#domain/site/job.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aContactMessage } from '#tests/support/records.ts'
import { insertMessage } from '#server/data/messages/messages-store.ts'
import { createNotices } from './notices.ts'
import { createSettings } from './settings.ts'

onOneDatabase('a notice', (db) => {
  let now: number
  let detail: JobDetail
  let failing: Partial<JobState>[]
  let oldestSeconds: number
  let storageFails: boolean
  beforeEach(() => {
    now = Date.UTC(2026, 10, 26)
    detail = {}
    failing = []
    oldestSeconds = 0
    storageFails = false
  })
  const clock = () => new Date(now)
  const notices = () =>
    createNotices({
      db: db(),
      clock,
      settings: createSettings({ db: db(), clock, salesEmail: 'sales@site.example' }),
      operations: {
        jobs: async () => [{ name: 'notices', detail, error: '' }, ...failing] as JobState[],
        webhooks: async () => ({ stopped: 0 }),
        outbox: async () => ({ queued: 0, failed: 0, oldestSeconds }),
      },
      checkStorage: async () => (storageFails ? Promise.reject(new Error('500')) : undefined),
      siteUrl: 'https://site.example',
      alertEmail: 'owner@site.example',
    })
  const tell = async () => {
    detail = { ...detail, ...(await notices().tell()) }
  }
  const mails = () => db().selectFrom('mail_outbox').select(['recipient', 'text']).execute()
  let keys = 0
  const hold = () => {
    const id = String(++keys)
    return insertMessage(
      db(),
      { ...aContactMessage({ idempotencyKey: id }), isHeld: true },
      { id, given: null, createdAt: clock().toISOString() },
    )
  }

  it('tells the sales team once of all requests that were held since the last one', async () => {
    await tell()
    expect(await mails()).toEqual([])
    for (let sent = 0; sent < 3; sent++) await hold()
    now += 600_000
    await tell()
    await tell()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'sales@site.example' })
    expect(mail!.text).toContain('3\u00a0طلبات بانتظار الفحص')
    expect(mail!.text).toContain('https://site.example/admin/inbox?view=held')
    // Each is named and can be opened.
    for (const id of ['1', '2', '3']) expect(mail!.text).toContain(`https://site.example/admin/inbox/${id}\n`)
    now += 1
    await hold()
    now += 600_000
    await tell()
    expect(await mails()).toHaveLength(2)
  })

  it('tells the owner once of what has failed for an hour, and again when something more fails', async () => {
    failing = [{ name: 'backup', error: 'no space', lastSuccessAt: new Date(now - 3_500_000).toISOString() }]
    await tell()
    expect(await mails()).toEqual([])
    now += 600_000
    for (let look = 0; look < 3; look++) await tell()
    expect(await mails()).toMatchObject([{ recipient: 'owner@site.example', text: expect.stringContaining('النسخ') }])
    oldestSeconds = 4000
    await tell()
    expect(await mails()).toHaveLength(2)
    failing = []
    oldestSeconds = 0
    await tell()
    expect(await mails()).toHaveLength(2)
  })

  it('waits an hour before it tells of a storage that does not answer', async () => {
    storageFails = true
    await tell()
    now += 3_000_000
    await tell()
    expect(await mails()).toEqual([])
    now += 700_000
    await tell()
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('مخزن الملفات') }])
  })
})
