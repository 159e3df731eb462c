import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '#scripts/test-run/command.ts'
import { startObjectStore, type ObjectStore } from '#tests/support/object-store.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { callerOf } from './staff-caller.ts'
import { rowsOf } from './moving.ts'
import { commonDatabase } from './worlds.ts'
import { fillStarted } from './started-folder.ts'
import { sendRequest } from './visitors.ts'
import { openStaff } from './writers.ts'

let folder: string
let store: ObjectStore
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'))
  store = await startObjectStore()
})
afterAll(async () => {
  await store.stop()
  rmSync(folder, { recursive: true, force: true })
})

const archive = (name: string) => join(folder, `${name}.backup`)

async function operate(script: 'backup' | 'restore', file: string, environment: Record<string, string>) {
  const unset = { STORAGE_URL: '', DATABASE_URL: '', SITE_URL: '', SMTP_URL: '' }
  const result = await runCommand(process.execPath, [`scripts/${script}.ts`, file], { ...unset, ...environment })
  expect(result).toMatchObject({ ok: true })
  return result.output
}

/** A quotation by link: where its customer opens its file, and that file. */
async function sendQuotation(site: Site) {
  const call = await callerOf(site)
  const lines = JSON.stringify([{ name_en: 'Foam', name_ar: 'رغوة', qty: 24, unit_price: '18.75' }])
  const ask = async (path: string, fields: Record<string, string>) => {
    const answer = (await (await call(path, fields))!.json()) as { data: Record<string, string> }
    return answer.data
  }
  const { quote_id } = await ask('/api/quotes/add.php', { customer_name: 'Huda', locale: 'en', lines })
  const sent = await ask('/api/quotes/send.php', { quote_id: quote_id!, version: '1', by: 'link' })
  const path = `${new URL(sent['status_url']!).pathname}/quote-1.pdf`
  return { path, pdf: await fileOf(site.origin + path) }
}

async function fileOf(address: string): Promise<Buffer> {
  const answer = await fetch(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return Buffer.from(await answer.arrayBuffer())
}

it('a backup taken while everybody writes is of one moment, and moves to PostgreSQL and back row by row', async () => {
  const home = join(folder, 'home')
  await fillStarted(home)
  const mails = { SALES_EMAIL: 'sales@site.example' }
  const site = await openSite({ DATA_DIR: home, DEMO_CONTENT: 'off', LOG_LEVEL: 'error', ...mails })
  const staff = await openStaff(site.origin)
  await staff.makeCategories(['foam'])
  const quote = await sendQuotation(site)
  const acknowledged = new Set<string>()
  const end = new AbortController()
  const visitor = async () => {
    while (!end.signal.aborted) acknowledged.add((await sendRequest(site.origin)) ?? 'not acknowledged')
  }
  const editor = async () => {
    while (!end.signal.aborted) await staff.rename('foam')
  }
  const writers = [visitor(), visitor(), visitor(), editor()]
  await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(20)
  const before = [...acknowledged]
  await operate('backup', archive('first'), { DATA_DIR: home })
  end.abort()
  await Promise.all(writers)
  expect(await site.stop()).toBe(0)

  const postgres = commonDatabase('moved')
  const there = { DATA_DIR: join(folder, 'there'), DATABASE_URL: postgres, ...store.environment }
  const told = await operate('restore', archive('first'), there)
  const moved = await rowsOf(postgres)
  const emails = moved['messages']!.map((row) => (JSON.parse(row) as { email: string }).email).filter(
    (email) => email !== '',
  )
  const lost = before.filter((email) => !emails.includes(email))
  process.stdout.write(
    `backup while ${acknowledged.size} requests came: ${before.length} acknowledged before it, ` +
      `${emails.length} in it, ${lost.length} lost\n`,
  )
  expect(lost).toEqual([])
  // A request and its two mails are one transaction; what is held beyond the ceiling of the site has none.
  const held = moved['messages']!.filter((row) => (JSON.parse(row) as { held: number }).held === 1)
  expect(moved['mail_outbox']).toHaveLength(2 * (emails.length - held.length))
  expect(told).toMatch(/row by row/)
  for (const table of ['quotes', 'quote_revisions', 'quote_register', 'private_files'])
    expect([table, moved[table]!.length]).toEqual([table, 1])

  await operate('backup', archive('second'), there)
  const back = join(folder, 'back')
  await operate('restore', archive('second'), { DATA_DIR: back })
  expect(await rowsOf(`sqlite:${join(back, 'site.db')}`)).toEqual(moved)
  const again = await openSite({ DATA_DIR: back, DEMO_CONTENT: 'off', LOG_LEVEL: 'error' })
  expect((await fetch(`${again.origin}/en/categories/foam`)).status).toBe(200)
  // Through an archive, the object store and another archive.
  expect(await fileOf(again.origin + quote.path)).toEqual(quote.pdf)
  expect(await again.stop()).toBe(0)
})
