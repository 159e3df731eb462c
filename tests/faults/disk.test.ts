import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSite, type Site } from '#tests/support/site.ts'
import { openSmallDisk, refuseWrites, type SmallDisk } from './failing-disk.ts'
import { fillStarted } from './started-folder.ts'
import { openStaff, someone, type Staff } from './writers.ts'

const PATIENT = { timeout: 60_000, interval: 200 }

let disk: SmallDisk
let site: Site
let staff: Staff
let uploads: string
beforeEach(async () => {
  disk = openSmallDisk()
  uploads = mkdtempSync(join(tmpdir(), 'uploads-'))
  await fillStarted(disk.folder)
  site = await openSite({
    DATA_DIR: disk.folder,
    STORAGE_URL: `file:${uploads}`,
    DEMO_CONTENT: 'off',
    LOG_LEVEL: 'error',
  })
  staff = await openStaff(site.origin)
  await staff.makeCategories(['foam'])
})
afterEach(async () => {
  await site.kill()
  disk.remove()
  rmSync(uploads, { recursive: true, force: true })
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, {
    redirect: 'manual',
    ...init,
    headers: { Origin: site.origin, 'X-Forwarded-For': someone(), ...init.headers },
  })

const fields = () => ({ name: 'Omar', email: `${someone()}@client.example`, message: 'A question', consent: '1' })
const byCall = (headers: Record<string, string> = {}) =>
  ask('/api/mails/contact.php', { method: 'POST', body: new URLSearchParams(fields()), headers })
const byPage = (path: string) => ask(path, { method: 'POST', body: new URLSearchParams(fields()) })

/** What visitors and staff meet while nothing can be written. */
async function expectReadingOnly() {
  const call = await byCall({ 'Accept-Language': 'en' })
  expect(call.status).toBe(503)
  expect(await call.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/\w/) })
  for (const [path, words] of [
    ['/contact', 'حدث خطأ أثناء إرسال البيانات'],
    ['/en/contact', 'an error occurred while sending the information.'],
  ] as const) {
    const page = await byPage(path)
    expect(page.status).toBe(503)
    const text = await page.text()
    expect(text.toLowerCase()).toContain(words)
    // What was typed is still there.
    expect(text).toContain('A question')
  }
  expect(await staff.rename('foam')).toBeNull()
  // Some were cached before, some are made now.
  for (const path of [
    '/',
    '/en',
    '/categories',
    '/en/categories/foam',
    '/en/contact',
    '/sitemap.xml',
    '/search?q=foam',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  }
  const inside = await ask('/admin/categories', { headers: { cookie: staff.cookie } })
  expect(inside.status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)
}

const readiness = async () => {
  const answer = await ask('/readyz')
  return [answer.status, await answer.text()]
}

/** That nothing has to be started again when the disk takes writes again. */
async function expectWritingAgain() {
  await expect.poll(async () => (await byCall()).status, PATIENT).toBe(200)
  expect(await staff.rename('foam')).not.toBeNull()
  expect((await byPage('/en/contact')).status).toBe(200)
}

describe('a disk', () => {
  it('that is full costs no more than the writes, and they go on when there is room', async () => {
    await ask('/en')
    disk.fill(site.pid)
    const counts = { refused: 0, kept: 0 }
    // The log of the database may have room for a few, and then for some that are smaller.
    for (let sent = 0; sent < 400 && counts.refused < 10; sent++) counts[(await byCall()).ok ? 'kept' : 'refused'] += 1
    let smaller = 0
    while (smaller < 400 && (await staff.rename('foam')) !== null) smaller++
    const { kept, refused } = counts
    process.stdout.write(
      `full disk (${disk.kind}): ${kept} more kept, then ${refused} refused and ${smaller} smaller kept\n`,
    )
    await expectReadingOnly()
    expect(await readiness()).toEqual([200, expect.stringMatching(/^degraded: the disk /)])
    disk.empty()
    await expectWritingAgain()
    expect(await site.stop()).toBe(0)
  })

  it('that takes no writes any more costs no more than the writes, and they go on when it does', async () => {
    await ask('/en')
    const allow = refuseWrites(site.pid)
    await expectReadingOnly()
    expect(await readiness()).toEqual([200, expect.stringMatching(/^degraded: the disk takes no writes/)])
    allow()
    await expectWritingAgain()
    expect(await site.stop()).toBe(0)
  })
})
