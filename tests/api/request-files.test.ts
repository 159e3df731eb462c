import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenedRequest } from '#domain/quotes/request-view.ts'
import { attachmentProblems, noRoomForFile } from '#content/attachment-words.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import { listAllPrivateFiles } from '#server/data/messages/private-files-store.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n\nstartxref\n9\n%%EOF\n'
const SOURCE = { visitor: '10.1.1.1', network: '10.1.1.0/24' }
const MB = 1024 * 1024
/** Each sends once; what comes after the fifth from one connection is held back. */
let senders = 10
const large = (name: string, bytes: number) => new File([PDF, new Uint8Array(bytes - 100), PDF], name)

async function send(files: File[], fields: Record<string, string> = {}, name = 'attachments[]') {
  const form = new FormData()
  const filled = { name: 'Sara', phone: `055 123 45${senders++}`, details: 'Foam', locale: 'en', ...fields }
  for (const [field, value] of Object.entries(filled)) form.set(field, value)
  for (const file of files) form.append(name, file)
  const response = await site.app.request('/api/quotes/request.php', { method: 'POST', body: form })
  const body = (await response.json()) as { data: { url: string; refused_files: unknown[] } }
  return { status: response.status, data: body.data, cookies: response.headers.getSetCookie() }
}

const opened = async (url: string) => {
  const found = await site.services.requestPages.open(url.split('/').at(-1)!)
  if (!found || found === 'over') throw new Error('The link opens nothing')
  return found
}

it('files are stored with a request, and one that is refused costs nothing but itself', async () => {
  const files = [
    new File([PDF], 'مخطط.pdf'),
    new File(['MZ'], 'setup.exe'),
    new File(['code,qty\nRW1,2\n'], 'list.csv'),
    new File([], 'none.pdf'),
  ]
  const { status, data, cookies } = await send(files)
  expect(status).toBe(200)
  expect(data.refused_files).toEqual([
    { name: 'setup.exe', reason: attachmentProblems.kind.en },
    { name: 'none.pdf', reason: uploadMessages.empty.en },
  ])
  expect(cookies).toEqual([expect.stringContaining(`Path=${data.url};`)])
  const { message, files: kept } = await opened(data.url)
  expect(kept).toMatchObject([
    { name: 'مخطط.pdf', sentBy: 'visitor', mime: 'application/pdf' },
    { name: 'list.csv', mime: 'text/csv' },
  ])
  const mail = (await site.services.inbox.get(message.id))!.mails[0]
  expect(mail?.text).toContain('مخطط.pdf\nlist.csv')
})

it('files that come later are told to staff, and go with the request', async () => {
  const { data } = await send([], { details: 'Sealant' })
  const { message } = await opened(data.url)
  const files = [new File([PDF], 'a.pdf'), new File(['x'], 'b.txt')]
  const refused = valueOf(await site.services.requestFiles.write(message.id, { kind: 'file' }, files, SOURCE))
  expect(refused).toMatchObject([{ name: 'b.txt', reason: attachmentProblems.kind }])
  const dossier = (await site.services.inbox.get(message.id))!
  expect(dossier.mails.at(-1)?.subject).toBe(`ملفات جديدة للطلب (${message.number})`)
  expect(dossier.history[0]).toMatchObject({ action: 'message.file', detail: { count: 1 } })
  const [file] = (await opened(data.url)).files
  expect((await site.services.requestFiles.open(message.id, file!.id))?.bytes.toString()).toBe(PDF)
  expect(await site.services.requestFiles.open('another', file!.id)).toBeNull()
  await site.services.inbox.remove(message.id, someone)
  const left = (await listAllPrivateFiles(site.db)).find(({ id }) => id === file!.id)
  expect(left).toMatchObject({ messageId: null })
})

it('a request holds forty files of its sender, however many come at once, and tells of five mails in ten minutes', async () => {
  const { data } = await send([], { details: 'Many files' })
  const { message } = await opened(data.url)
  const five = () => Array.from({ length: 5 }, (_, place) => new File([PDF], `${place}.pdf`))
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => site.services.requestFiles.write(message.id, { kind: 'file' }, five(), SOURCE)),
  )
  expect((await opened(data.url)).files).toHaveLength(40)
  expect(answers.flatMap(valueOf).map(({ reason }) => reason)).toEqual(Array(20).fill(attachmentProblems.full))
  expect((await site.services.inbox.get(message.id))!.mails.length).toBeLessThanOrEqual(5)
})

it.each(['REQUEST', 'ADDRESS', 'DAY', 'SITE'])('a full %s takes words but no files, and says so', async (name) => {
  const small = await openTestApp({ env: { TRUST_PROXY: '1', [`${name}_FILES_MB`]: '1' } })
  const ask = async (from: string, phone: string) => {
    const form = new FormData()
    for (const [field, value] of Object.entries({ name: 'Sara', phone, details: 'Foam', locale: 'en' }))
      form.set(field, value)
    form.append('attachments[]', large('plan.pdf', 600_000))
    const headers = { 'X-Forwarded-For': from }
    const answer = await small.app.request('/api/quotes/request.php', { method: 'POST', body: form, headers })
    const { data } = (await answer.json()) as { data: { url: string; refused_files: { reason: string }[] } }
    return { status: answer.status, url: data.url, reasons: data.refused_files.map(({ reason }) => reason) }
  }
  const { services } = small
  const settings = await services.settings.get()
  const reason = noRoomForFile(settings)
  expect(reason.en).toContain(settings.salesEmail || settings.email)
  const first = await ask('203.0.113.7', '055 123 4501')
  expect(first).toMatchObject({ status: 200, reasons: [] })
  const second = await ask('203.0.113.7', '055 123 4502')
  expect(second).toMatchObject({ status: 200, reasons: name === 'REQUEST' ? [] : [reason.en] })
  const other = await ask('198.51.100.7', '055 123 4503')
  expect(other.reasons).toEqual(name === 'DAY' || name === 'SITE' ? [reason.en] : [])
  const { message } = (await services.requestPages.open(first.url.split('/').at(-1)!)) as OpenedRequest
  const late = await services.requestFiles.write(message.id, { kind: 'file' }, [large('late.pdf', 600_000)], SOURCE)
  const refusals = { REQUEST: [attachmentProblems.full], ADDRESS: [], DAY: [reason], SITE: [reason] }
  expect(valueOf(late).map((file) => file.reason)).toEqual(refusals[name as keyof typeof refusals])
  await small.close()
})

it('five files and 20 MB are taken at a time', async () => {
  const many = await send(
    Array.from({ length: 6 }, (_, place) => new File([PDF], `${place}.pdf`)),
    {},
    'attachments',
  )
  expect(many.data.refused_files).toEqual([{ name: '5.pdf', reason: attachmentProblems.tooMany.en }])
  const heavy = await send([large('a.pdf', 9 * MB), large('b.pdf', 9 * MB), large('c.pdf', 4 * MB)])
  expect(heavy.data.refused_files).toEqual([{ name: 'c.pdf', reason: attachmentProblems.together.en }])
  const one = await send([large('a.pdf', 11 * MB)])
  expect(one.data.refused_files).toEqual([{ name: 'a.pdf', reason: attachmentProblems.tooLarge.en }])
})

it('the same form sent again keeps one request with its files', async () => {
  const again = { formKey: 'one-filling', phone: '055 123 4599' }
  const first = await send([new File([PDF], 'a.pdf')], again)
  const second = await send([new File([PDF], 'a.pdf')], again)
  expect(second.data.url).toBe(first.data.url)
  expect((await opened(first.data.url)).files).toHaveLength(1)
})
