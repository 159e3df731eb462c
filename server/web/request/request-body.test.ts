import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyProblems } from '#content/error-pages.ts'
import { readFields, SMALL_FORM, type BodyRule } from './request-body.ts'
import { sharedFolder } from '#tests/support/services/folders.ts'

/** Where the files of these forms go. */
const INCOMING = sharedFolder()

type Sent = { body?: BodyInit; headers?: Record<string, string> }

async function fieldsOf({ body, headers }: Sent, rule: Partial<BodyRule> = {}) {
  const request = new Request('http://a.example/', { method: 'POST', ...(body === undefined ? {} : { body }), headers })
  const outcome = await readFields(request, { ...SMALL_FORM, ...rule }, INCOMING)
  return outcome.ok ? { ok: true as const, value: outcome.value.fields } : outcome
}

const multipart = (text: string) => ({ body: text, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } })
const json = (text: string) => ({ body: text, headers: { 'Content-Type': 'application/json' } })
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

async function statusOf(...sent: Parameters<typeof fieldsOf>) {
  const outcome = await fieldsOf(...sent)
  return outcome.ok ? 200 : outcome.problem.status
}

describe('the body of a request', () => {
  it('says the same in all three forms', async () => {
    const expected = { ok: true, value: { category_id: 'pu-foam', name_ar: 'رغوة' } }
    const form = new FormData()
    form.set('category_id', 'pu-foam')
    form.set('name_ar', 'رغوة')
    expect(await fieldsOf({ body: form })).toEqual(expected)
    expect(await fieldsOf({ body: new URLSearchParams({ category_id: 'pu-foam', name_ar: 'رغوة' }) })).toEqual(expected)
    expect(await fieldsOf(json('{"category_id":"pu-foam","name_ar":"رغوة"}'))).toEqual(expected)
  })

  it('has no fields when it is empty', async () => expect(await fieldsOf({})).toEqual({ ok: true, value: {} }))

  it('takes a repeated name as a list only where the name says so', async () => {
    expect(await fieldsOf({ body: new URLSearchParams('a[]=1&a[]=2') })).toEqual({
      ok: true,
      value: { 'a[]': ['1', '2'] },
    })
    expect(await statusOf({ body: new URLSearchParams('a=1&a=2') })).toBe(422)
  })

  it('is refused when it is of another kind, or compressed', async () => {
    expect(await statusOf({ body: 'a=1' })).toBe(415)
    expect(await statusOf({ body: '<a/>', headers: { 'Content-Type': 'application/xml' } })).toBe(415)
    expect(await statusOf({ ...json('{}') }, { kinds: ['form'] })).toBe(415)
    expect(
      await statusOf({ body: '{}', headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' } }),
    ).toBe(415)
  })

  it.each(['', '{', '[]', '"text"', 'null', '7', '\u0000'])(
    'is refused when its JSON is no object: %j',
    async (text) => {
      expect(await statusOf(json(text))).toBe(400)
    },
  )

  it.each([
    '{"id":"nope","id":"pu-foam"}',
    '{"id":"a","list":[{"b":1}],"text":"\\"}{\\\\","\\u0069d":"a"}',
    '{ "id" : {"id":"a"} , "other":null, "id" : 7 }',
  ])('is refused when its JSON names a field twice: %s', async (text) => {
    const problem = { status: 422, field: 'id', message: bodyProblems.repeated }
    expect(await fieldsOf(json(text))).toEqual({ ok: false, problem })
  })

  it('may name within a value what it names beside it', async () => {
    const text = '{"id":"a","text":"\\"id\\":\\"b\\"","list":[{"id":1},{"id":2}],"other":{"id":"id"}}'
    expect(await fieldsOf(json(text))).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it('is refused when a multipart form is cut off or names no boundary', async () => {
    expect(await statusOf(multipart(part('a', '1')))).toBe(400)
    expect(await statusOf(multipart('--x\r\nnothing to see'))).toBe(400)
    expect(await statusOf({ body: '--x--', headers: { 'Content-Type': 'multipart/form-data' } })).toBe(400)
    expect(await statusOf(multipart('--x\r\nContent-Disposition: nonsense\r\n\r\n1\r\n--x--\r\n'))).toBe(400)
  })

  it('is refused as soon as it is larger than allowed, announced or not', async () => {
    const long = 'a='.padEnd(40_000, 'b')
    expect(await statusOf({ body: new URLSearchParams(long) })).toBe(413)
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', body: endless, duplex: 'half', headers }
    const request = new Request('http://a.example/', init)
    expect(await readFields(request, SMALL_FORM, INCOMING)).toMatchObject({ ok: false, problem: { status: 413 } })
    expect(pulled).toBeLessThan(40)
  })

  it('may have only so many fields and files', async () => {
    const many = Array.from({ length: 31 }, (_, index) => part(`f${index}`, '1')).join('')
    expect(await statusOf(multipart(`${many}--x--\r\n`))).toBe(413)
    const pairs = Array.from({ length: 31 }, (_, index) => `f${index}=1`).join('&')
    expect(await statusOf({ body: new URLSearchParams(pairs) })).toBe(413)
    const form = new FormData()
    form.set('file', new File(['a'], 'a.txt'))
    expect(await statusOf({ body: form })).toBe(413)
    expect(await statusOf({ body: form }, { maxFiles: 1, fileBytes: 10 })).toBe(200)
    expect(await statusOf({ body: form }, { maxFiles: 1, fileBytes: 0 })).toBe(413)
  })

  it('may have long texts only where its rule says so, and keeps the beginning of others where it says that', async () => {
    const [long, fields] = ['x'.repeat(11), { longest: 10, own: { lines: 20 } }]
    const bodies = (name: string) => [
      { body: new URLSearchParams({ [name]: long }) },
      multipart(`${part(name, long)}--x--\r\n`),
      json(JSON.stringify({ [name]: long })),
    ]
    for (const body of bodies('lines')) expect(await statusOf(body, fields)).toBe(200)
    for (const body of bodies('note')) {
      expect(await fieldsOf(body, fields)).toMatchObject({ ok: false, problem: { status: 422, field: 'note' } })
      expect(await fieldsOf(body, { ...fields, cutsLong: true })).toEqual({ ok: true, value: { note: long.slice(1) } })
    }
  })

  it.each([
    ['deep', `{"a":${'['.repeat(30)}${']'.repeat(30)}}`, 413],
    ['of many values', `{"a":[${'0,'.repeat(20_001)}0]}`, 413],
    ['of a long text within', `{"a":["${'x'.repeat(20_001)}"]}`, 422],
    [
      'as much as may be',
      `{"a":["${'x'.repeat(20_000)}"${',{}'.repeat(9_000)}],"b":${'['.repeat(14)}${']'.repeat(14)}}`,
      200,
    ],
  ])('is refused when its JSON is %s', async (_what, text, status) =>
    expect(await statusOf(json(text), { limit: 100_000 })).toBe(status),
  )

  it('is refused when one part has an endless header', async () => {
    const header = `X-Long: ${'a'.repeat(9000)}`
    const body = `--x\r\n${header}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n`
    expect(await statusOf(multipart(body))).toBe(413)
  })

  it('never breaks the server, whatever comes', async () => {
    const types = fc.constantFrom(
      'multipart/form-data; boundary=x',
      'application/json',
      'application/x-www-form-urlencoded',
    )
    const text = fc.oneof(
      fc.string(),
      fc.string().map((inner) => part('a', inner) + '--x--'),
      fc.json(),
    )
    await fc.assert(
      fc.asyncProperty(text, types, async (body, type) => {
        const status = await statusOf({ body, headers: { 'Content-Type': type } })
        expect([200, 400, 413, 422]).toContain(status)
      }),
    )
  })
})
