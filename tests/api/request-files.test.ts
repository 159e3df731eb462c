import { afterAll, beforeAll, expect, it } from 'vitest'
import { attachmentProblems } from '#content/attachment-words.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import { listAllPrivateFiles } from '#server/data/messages/private-files-store.ts'
import { someone } from '#tests/support/records.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n\nstartxref\n9\n%%EOF\n'
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

it('files are kept with a request, and one that is refused costs nothing but itself', async () => {
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
  const refused = await site.services.requestFiles.add(message.id, [new File([PDF], 'a.pdf'), new File(['x'], 'b.txt')])
  expect(refused).toMatchObject([{ name: 'b.txt', reason: attachmentProblems.kind }])
  const dossier = (await site.services.inbox.get(message.id))!
  expect(dossier.mails.at(-1)?.subject).toBe(`ملفات جديدة للطلب ${message.number}`)
  expect(dossier.history[0]).toMatchObject({ action: 'message.file', detail: { count: 1 } })
  const [file] = (await opened(data.url)).files
  expect((await site.services.requestFiles.open(message.id, file!.id))?.bytes.toString()).toBe(PDF)
  expect(await site.services.requestFiles.open('another', file!.id)).toBeNull()
  await site.services.inbox.remove(message.id, someone)
  const left = (await listAllPrivateFiles(site.db)).find(({ id }) => id === file!.id)
  expect(left).toMatchObject({ messageId: null })
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
