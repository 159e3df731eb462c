import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { uploadMessages } from '#content/upload-messages.ts'
import { UNKNOWN_VISITOR, type StaffCaller } from '#domain/accounts/caller.ts'
import { newAddress } from '#tests/support/customers.ts'
import { MARK, openScanner, type Scanner } from '#tests/support/scanner.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const NOURA: StaffCaller = { kind: 'staff', id: 'noura', name: 'Noura', role: 'editor', via: 'token' }

let scanner: Scanner
let site: TestApp
beforeEach(async () => {
  scanner = await openScanner()
  site = await openTestApp({
    env: { TRUST_PROXY: '1', CLAMD_SOCKET: scanner.address },
    identify: () => ({ ...UNKNOWN_VISITOR, staff: async () => NOURA }),
  })
  await giveAccount(site.db, NOURA)
})
afterEach(async () => {
  await site.close()
  await scanner.close()
})

async function send(path: string, fields: Record<string, string | File>, language = 'en') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { 'X-Forwarded-For': newAddress(), 'Accept-Language': language }
  const response = await site.app.request(path, { method: 'POST', body, headers })
  const { data = {} } = (await response.json()) as { data?: { fields?: Record<string, string> } }
  return { status: response.status, fields: data.fields }
}

/** The site would store it without the words in it. */
async function picture(copyright: string): Promise<File> {
  const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#a1f' } })
    .withExif({ IFD0: { Copyright: copyright } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' })
}

const pdf = (inside: string) => new File([`%PDF-1.7\n1 0 obj << ${inside} >> endobj\nstartxref\n9\n%%EOF\n`], 'a.pdf')
const foam = { category_slug: 'pu-foam', name_en: 'Foam', name_ar: 'رغوة' }
const fileCache = () => site.db.selectFrom('files').select('kind').orderBy('kind').execute()
const told = (event: string) => site.lines.filter((line) => line.event === event)

it('a file that is clean is taken, as it was sent to the scanner', async () => {
  const image = await picture('Noura')
  expect((await send('/api/categories/add.php', { ...foam, image })).status).toBe(200)
  expect((await send('/api/uploads/add.php', { kind: 'pdf', file: pdf('/Type /Catalog') })).status).toBe(200)
  expect(await fileCache()).toEqual([{ kind: 'image' }, { kind: 'pdf' }])
  expect(scanner.taken[0]!.equals(Buffer.from(await image.arrayBuffer()))).toBe(true)
})

it('a file with a virus is refused beside its field, and nothing of it stays', async () => {
  const { infected } = uploadMessages
  const image = await picture(MARK)
  expect(await send('/api/categories/add.php', { ...foam, image })).toEqual({
    status: 422,
    fields: { image: infected.en },
  })
  const file = pdf(`/Title (${MARK})`)
  expect(await send('/api/uploads/add.php', { kind: 'pdf', file }, 'ar')).toEqual({
    status: 422,
    fields: { file: infected.ar },
  })
  expect(await fileCache()).toEqual([])
  expect(told('upload with a virus refused')).toMatchObject([{ virus: 'Test.Mark' }, { virus: 'Test.Mark' }])
})

it('while the scanner is away no file is taken, and the log says so', async () => {
  await scanner.close()
  const answer = await send('/api/uploads/add.php', { kind: 'image', file: await picture('Noura') })
  expect(answer).toEqual({ status: 422, fields: { file: uploadMessages.notScanned.en } })
  expect(await fileCache()).toEqual([])
  expect(told('an upload could not be scanned')).toMatchObject([
    { level: 'error', reason: expect.stringMatching('ECONNREFUSED') },
  ])
})
