import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startObjectStore, type ObjectStore } from '#tests/support/object-store.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { fillStarted } from './started-folder.ts'
import { openStaff, someone, type Staff } from './writers.ts'

const PATIENT = { timeout: 60_000, interval: 200 }

let folder: string
let store: ObjectStore
let site: Site
let staff: Staff
let colours = 0
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stored-'))
  await fillStarted(folder)
  store = await startObjectStore()
  site = await openSite({ DATA_DIR: folder, ...store.environment, DEMO_CONTENT: 'off', LOG_LEVEL: 'error' })
  staff = await openStaff(site.origin)
})
afterEach(async () => {
  await site.kill()
  await store.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { ...init, headers: { 'X-Forwarded-For': someone(), ...init.headers } })

async function upload() {
  const background = `#${(++colours).toString(16).padStart(6, '0')}`
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  body.set('kind', 'image')
  return ask('/api/uploads/add.php', { method: 'POST', headers: { cookie: staff.cookie, Origin: site.origin }, body })
}

const addressOf = async (answer: Response) =>
  `/api/uploads/${((await answer.json()) as { data: { name: string } }).data.name}`

describe('an object store', () => {
  it('that is away costs the files only, and they are there again when it is', async () => {
    expect((await ask(await addressOf(await upload()))).status).toBe(200)
    // Nobody has asked for this one: small files that somebody has are cached beside the store.
    const stored = await addressOf(await upload())
    await store.halt()
    const late = await upload()
    expect([late.status, (await late.json()).status]).toEqual([503, 'error'])
    const missing = await ask(stored)
    expect(missing.status).toBe(503)
    expect(missing.headers.get('cache-control')).toBe('no-store')
    const ready = await ask('/readyz')
    expect([ready.status, await ready.text()]).toEqual([503, 'storage does not answer\n'])
    await expectPagesAndWrites()
    await store.resume()
    await expect.poll(async () => (await ask('/readyz')).status, PATIENT).toBe(200)
    expect((await ask(stored)).status).toBe(200)
    const again = await addressOf(await upload())
    expect((await ask(again)).status).toBe(200)
  })

  it('that says nothing holds nobody but those who want its files', async () => {
    const stored = await addressOf(await upload())
    store.freeze()
    const waiting = ask(stored)
    await expectPagesAndWrites()
    store.thaw()
    expect((await waiting).status).toBe(200)
  })
})

async function expectPagesAndWrites() {
  for (const path of ['/', '/en/categories', '/healthz']) expect([path, (await ask(path)).status]).toEqual([path, 200])
  const body = new URLSearchParams({ name: 'Omar', email: `${someone()}@client.example`, message: 'A question' })
  expect((await ask('/api/mails/contact.php', { method: 'POST', body })).status).toBe(200)
}
