import { beforeAll, describe, expect, it } from 'vitest'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { endpoints } from '#server/api/index.ts'
import type { OpenApiDocument, Operation } from '#server/api/openapi.ts'
import { newAddress } from '#tests/support/customers.ts'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount, visitorWhoIs } from '#tests/support/staff.ts'
import { testSite } from '#tests/support/test-app.ts'
import { byLength } from '#tests/support/test-level.ts'

const NOURA: StaffCaller = { kind: 'staff', id: 'noura', name: 'Noura', role: 'owner', via: 'session' }

/** Somebody whom every row lets in. */
const ANYBODY = visitorWhoIs(() => NOURA, { kind: 'customer', uuid: 'sara', email: 'sara@client.example' })

const site = testSite({ identify: () => ANYBODY, env: { TRUST_PROXY: '1' } })
let document: OpenApiDocument
beforeAll(async () => {
  await giveAccount(site.db, NOURA)
  document = (await (await site.app.request('/api/openapi.json')).json()) as OpenApiDocument
})

/** What fields say when they are right, by name; a field that is not named here is filled with a word. */
const RIGHT: Record<string, unknown> = {
  category_id: 'pu-foam',
  product_id: '805',
  blog_id: 'joints',
  email: 'sara@client.example',
  user_uuid: 'sara',
  scope: 'here',
  kind: 'image',
  code: '123456',
}

/** What no field expects. */
const WRONG: [what: string, value: unknown][] = [
  ['nothing', null],
  ['a figure', -1e300],
  ['yes', true],
  ['a list', ['a', { b: 1 }, null]],
  ['a record', { a: { b: [1] } }],
  ['a record in depth', JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`)],
  ['half of a character', '\ud800'],
  ['characters that act', 'a\u0000\u202e\u0008\r\nb'],
  ['a long text', 'x'.repeat(25_000)],
  ['the end of a statement', `'"; drop table products; --`],
  ['a way out of a folder', '../../etc/passwd'],
  ['half of a list', '["a", {'],
]

const rows = endpoints.map(({ path, method }, place) => ({ path, method, place }))

describe.each(rows)('$method $path', ({ path, method, place }) => {
  it('answers as it promises, whatever stands in a field', async () => {
    for (const [nth, field] of fieldsOf(path).entries()) {
      // Each field gets another one than its neighbours; the next test sends every one to every field.
      const every = byLength({ short: WRONG.length, long: 4 })
      for (const [what, value] of WRONG.filter((_, index) => (index + nth) % every === 0)) {
        await fill()
        expectPromised(await send(path, method, { ...rightFields(path), [field]: value }), `${field}: ${what}`)
      }
    }
  })

  it('answers as it promises when every field is wrong at once', async () => {
    // In short every call gets a third of them, in turns.
    const turns = byLength({ short: 3, long: 1 })
    for (const [what, value] of WRONG.filter((_, index) => (index + place) % turns === 0)) {
      const fields = Object.fromEntries(fieldsOf(path).map((field) => [field, value]))
      expectPromised(await send(path, method, fields), what)
    }
  })

  it('answers as it promises when fields lack, or are ones that nobody knows', async () => {
    for (const field of fieldsOf(path)) {
      const { [field]: _left, ...others } = rightFields(path)
      expectPromised(await send(path, method, others), `without ${field}`)
    }
    expectPromised(await send(path, method, { ...rightFields(path), surprise: 'x', ['__proto__']: 'x' }), 'unknown')
  })

  it('answers as it promises when a file comes in the place of a text', async () => {
    const { body } = endpoints.find((row) => row.path === path)!
    if (body === 'none') return expect(method).toBe('GET')
    for (const field of fieldsOf(path)) {
      const form = new FormData()
      for (const [name, value] of Object.entries(rightFields(path))) form.set(name, String(value))
      form.set(field, new File(['<script>alert(1)</script>'], '../a.html', { type: 'image/png' }))
      expectPromised(await ask(path, { method, body: form }), `a file as ${field}`)
    }
  })
})

type Answer = { path: string; status: number; body: { status?: string; message?: string; data?: unknown } }

/** One of the statuses that the description names, and words that say what is wrong: never an error of ours. */
function expectPromised({ path, status, body }: Answer, what: string) {
  const promised = Object.keys(operationOf(path).responses)
  expect(promised, what).toContain(String(status))
  expect(status, what).toBeLessThan(500)
  expect(body.status, what).toBe(status === 200 ? 'success' : 'error')
  if (status !== 200) expect(body.message, what).toMatch(/\p{L}/u)
  if (status === 422) expect(body.data, what).toMatchObject({ fields: expect.any(Object) })
}

async function send(path: string, method: 'GET' | 'POST', fields: Record<string, unknown>): Promise<Answer> {
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, textOf(value)]))
    return ask(`${path}?${query.toString()}`, { method })
  }
  const { body } = endpoints.find((row) => row.path === path)!
  if (body !== 'none' && body.kinds.includes('json')) {
    return ask(path, { method, body: jsonOf(fields), headers: { 'Content-Type': 'application/json' } })
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, textOf(value))
  return ask(path, { method, body: form })
}

/** A record in depth takes long to write out, so each value is written once. */
const written = new Map<unknown, { text: string; json: string }>()

function writtenOf(value: unknown) {
  const known = written.get(value) ?? { text: String(value), json: JSON.stringify(value) }
  written.set(value, known)
  return known
}

const textOf = (value: unknown) => writtenOf(value).text

function jsonOf(fields: Record<string, unknown>): string {
  const members = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}:${writtenOf(value).json}`)
  return `{${members.join(',')}}`
}

async function ask(address: string, init: RequestInit): Promise<Answer> {
  const headers = { ...init.headers, 'X-Forwarded-For': newAddress() }
  const response = await site.app.request(address, { ...init, headers })
  return { path: address.split('?')[0]!, status: response.status, body: (await response.json()) as Answer['body'] }
}

function operationOf(path: string): Operation {
  const { get, post } = document.paths[path]!
  return (get ?? post)!
}

function fieldsOf(path: string): string[] {
  const { parameters, requestBody } = operationOf(path)
  if (parameters) return parameters.map(({ name }) => name)
  return Object.keys(Object.values(requestBody!.content)[0]!.schema.properties ?? {})
}

function rightFields(path: string): Record<string, unknown> {
  const { requestBody } = operationOf(path)
  const required = requestBody ? (Object.values(requestBody.content)[0]!.schema.required ?? []) : []
  return Object.fromEntries(required.map((name) => [name, RIGHT[name] ?? 'word']))
}

/** The records that fields name; calls of the matrix may have deleted them. */
async function fill() {
  const { categories, products, posts } = site.services
  if (!(await categories.get('pu-foam'))) valueOf(await categories.create(aCategory()))
  const product = aProduct({ slug: '805', categoryId: 'pu-foam' })
  if (!(await products.get('805'))) valueOf(await products.create(product, { id: '805' }))
  if (!(await posts.get('joints'))) valueOf(await posts.create(aPost({ slug: 'joints' }), { id: 'joints' }))
}
