import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFields, SMALL_FORM, type BodyRule } from './request-body.ts'
import { sharedFolder } from '#tests/support/services/folders.ts'

const folder = sharedFolder()

const rule: BodyRule = { ...SMALL_FORM, maxFiles: 2, ownFiles: { file: 1000, pictures: 2000 } }

/** The body in pieces of so many bytes, and how many were taken. */
function inPieces(bytes: Uint8Array, size: number, type: string) {
  let at = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size))
        at += size
        if (at >= bytes.length) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': type } }
  return { request: new Request('http://a.example/', init), taken: () => Math.min(at, bytes.length) }
}

async function formOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = new Response(form)
  return { bytes: await response.bytes(), type: response.headers.get('content-type')! }
}

const left = () => readdirSync(folder)

describe('a file that goes to the disk as it comes', () => {
  it('has its bytes and its name, wherever the pieces of the body end', async () => {
    const { type, bytes: probe } = await formOf({ a: '1' })
    const boundary = Buffer.from(probe).toString().split('\r\n')[0]!.slice(2)
    // What looks like the end of the part, up to its last letter.
    const content = `\r\n--${boundary.slice(0, -1)}\r\n\r\nسعر;12\r\n`
    const name = 'قائمة "2026".csv'
    const parts = [
      ['kind', undefined, 'prices'],
      ['file', name.replaceAll('"', '%22'), content],
      ['pictures', '', ''],
      ['note', undefined, 'نص\r\n'],
    ].map(([field, file, text]) => {
      const said = file === undefined ? '' : `; filename="${file}"\r\nContent-Type: text/csv`
      return `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${said}\r\n\r\n${text}\r\n`
    })
    const bytes = Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
    for (const size of [1, 2, 3, 7, 50, bytes.length]) {
      const outcome = await readFields(inPieces(bytes, size, type).request, rule, folder)
      if (!outcome.ok) throw new Error(outcome.problem.message.en)
      const { fields, aside } = outcome.value
      expect(fields).toMatchObject({ kind: 'prices', note: 'نص\r\n' })
      const file = fields['file'] as File
      expect([await file.text(), file.name, file.type]).toEqual([content, name, 'text/csv'])
      expect([(fields['pictures'] as File).size, (fields['pictures'] as File).name]).toEqual([0, ''])
      expect(left()).toHaveLength(1)
      await aside?.remove()
      expect(left()).toEqual([])
    }
  })

  it('is refused as soon as it is too long, and nothing of it stays', async () => {
    const { bytes, type } = await formOf({ kind: 'prices', file: new File(['a'.repeat(50_000)], 'a.csv') })
    const { request, taken } = inPieces(bytes, 500, type)
    expect(await readFields(request, { ...rule, ownFiles: { file: 1000, pictures: 200_000 } }, folder)).toMatchObject({
      ok: false,
      problem: { status: 413, field: 'file', message: { en: expect.stringContaining('Split it.') } },
    })
    expect(taken()).toBeLessThan(3000)
    expect(left()).toEqual([])
  })

  it('leaves room for fields alone beside it', async () => {
    const { bytes, type } = await formOf({ note: 'a'.repeat(SMALL_FORM.limit), file: new File(['a'], 'a.csv') })
    const { request } = inPieces(bytes, 5000, type)
    expect(await readFields(request, rule, folder)).toMatchObject({ ok: false, problem: { status: 413 } })
    expect(left()).toEqual([])
  })

  it('is not kept of a form that is cut off or names it twice', async () => {
    const { bytes, type } = await formOf({ file: new File(['abc'], 'a.csv') })
    const cut = await readFields(inPieces(bytes.slice(0, -10), 20, type).request, rule, folder)
    expect(cut).toMatchObject({ ok: false, problem: { status: 400 } })
    const form = new FormData()
    form.append('file', new File(['1'], 'a.csv'))
    form.append('file', new File(['2'], 'b.csv'))
    const twice = new Response(form)
    const answer = await readFields(
      inPieces(await twice.bytes(), 20, twice.headers.get('content-type')!).request,
      rule,
      folder,
    )
    expect(answer).toMatchObject({ ok: false, problem: { status: 422, field: 'file' } })
    expect(left()).toEqual([])
  })

  it('is cut off of a form with too many bytes in its files, or costs it the bytes for which there is no room', async () => {
    const { bytes, type } = await formOf({ note: 'a', 'attachments[]': new File(['abc'], 'a.csv') })
    const visitors: BodyRule = { ...SMALL_FORM, maxFiles: 2, fileBytes: 2, readsBeginning: true, filesMayFail: true }
    const read = async (given: Partial<BodyRule>, incoming: string) => {
      const outcome = await readFields(inPieces(bytes, 20, type).request, { ...visitors, ...given }, incoming)
      if (!outcome.ok) throw new Error(outcome.problem.message.en)
      await outcome.value.aside?.remove()
      return outcome.value.fields
    }
    expect(await read({}, folder)).toEqual({ note: 'a', 'cut-off': true })
    const nowhere = await read({ fileBytes: 3 }, '/dev/null/incoming')
    expect(nowhere).toMatchObject({ note: 'a', 'attachments[]': [{ name: 'a.csv', size: 0 }] })
    await expect(read({ fileBytes: 3, filesMayFail: false }, '/dev/null/incoming')).rejects.toThrow('cannot be used')
    expect(left()).toEqual([])
  })
})
