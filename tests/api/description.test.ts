import { beforeAll, expect, it } from 'vitest'
import { endpoints, fileEndpoints } from '#server/api/index.ts'
import type { OpenApiDocument } from '#server/api/openapi.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite({ env: { SITE_URL: 'https://www.example.com' } })
let document: OpenApiDocument
beforeAll(async () => {
  document = (await (await ask('/api/openapi.json')).json()) as OpenApiDocument
})

const STAFF = [{ token: [] }, { staffSession: [] }]
const ask = (path: string) => site.app.request(path, { headers: { Host: 'www.example.com' } })
const paths = [...endpoints, ...fileEndpoints].map(({ path }) => path.replace(':file', '{file}'))

it('describes every call and no other', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: 'https://www.example.com' }])
  expect(Object.keys(document.paths)).toEqual(paths)
  for (const { path, method } of endpoints) expect(Object.keys(document.paths[path]!)).toEqual([method.toLowerCase()])
})

it('gives every call a name of its own', () => {
  const names = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((each) => each.operationId),
  )
  expect(new Set(names).size).toBe(paths.length)
  expect(names).toContain('productsGetproduct')
})

it('says what is sent and in which kinds of body', () => {
  const { requestBody } = document.paths['/api/categories/getcategory.php']!.post!
  expect(Object.keys(requestBody!.content)).toEqual([
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json',
  ])
  expect(requestBody!.content['application/json']!.schema).toMatchObject({ required: ['category_id'] })
  const { parameters } = document.paths['/api/products/getall.php']!.get!
  expect(parameters?.slice(0, 6).map(({ name, required }) => [name, required])).toEqual([
    ['page', false],
    ['per_page', false],
    ['state', false],
    ['category_id', false],
    ['sort', false],
    ['brand', false],
  ])
})

it('says how a token or a session is sent, and which calls want one', async () => {
  expect(document.components.securitySchemes).toMatchObject({
    token: { type: 'http', scheme: 'bearer' },
    staffSession: { type: 'apiKey', in: 'cookie', name: '__Host-staff.session_token' },
    customerSession: { type: 'apiKey', in: 'cookie', name: '__Host-customer.session_token' },
  })
  const wanted = { public: undefined, customer: [{ customerSession: [] }], act: STAFF }
  for (const { path, access } of [...endpoints, ...fileEndpoints]) {
    const call = document.paths[path.replace(':file', '{file}')]!
    expect([path, (call.post ?? call.get)?.security]).toEqual([
      path,
      wanted[access === 'public' || access === 'customer' ? access : 'act'],
    ])
  }
  const html = await (await ask('/api/docs')).text()
  expect(html).toContain('<code>Authorization: Bearer …</code>')
})

it('names the answer to whoever has the newest already', async () => {
  for (const { path, method, cache } of endpoints) {
    const { headers, status } = await site.app.request(path, { method, headers: { Host: 'www.example.com' } })
    const etag = headers.get('etag')
    expect([path, status === 200 && etag !== null]).toEqual([path, cache === 'revalidate'])
    if (etag === null) continue
    const again = await site.app.request(path, { headers: { Host: 'www.example.com', 'If-None-Match': etag } })
    expect(Object.keys(document.paths[path]!.get!.responses)).toContain(String(again.status))
    expect(again.status).toBe(304)
  }
})

it('points only at parts that it has', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)
  const names = new Set(Array.from(references, ([, name]) => name))
  expect([...names].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted())
})

it('can be read by people, without scripts', async () => {
  const response = await ask('/api/docs')
  const html = await response.text()
  expect(html).toContain('<html lang="en" dir="ltr">')
  for (const path of paths) expect(html).toContain(path)
  for (const field of ['category_name_ar', 'gallery_images', 'per_page', 'reading_time']) {
    expect(html).toContain(`<code>${field}</code>`)
  }
  expect(html).toContain('As <code>brand</code> where it is not sent')
  expect(html).not.toMatch(/<script|style=|\son\w+=|https?:\/\//)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
})
