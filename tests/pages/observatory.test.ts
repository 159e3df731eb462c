import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { observatoryScore } from '../support/observatory.ts'
import { openOwnStores, type OwnStores } from '../support/own-stores.ts'
import { OWNER, openSite, type Site } from '../support/site.ts'
import { visitorHeaders } from './page.ts'

const HOST = 'www.example.com'
const FROM_PAGE = { Origin: `https://${HOST}` }

let stores: OwnStores
let site: Site
let staff: string
let picture: string
beforeAll(async () => {
  stores = await openOwnStores()
  site = await openSite({
    ...stores.environment,
    SITE_URL: `https://${HOST}`,
    DEMO_CONTENT: 'off',
    LOG_LEVEL: 'error',
  })
  const login = await ask('/admin/login', { method: 'POST', ...formOf(OWNER) })
  staff = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  picture = await addCategory()
})
afterAll(async () => {
  await site.stop()
  await stores.remove()
})

type Asking = { method?: string; headers?: Record<string, string>; body?: Buffer }
type Answer = { status: number; headers: Headers; html: string }

/** Asks as a proxy with encryption would, under the site's own name. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Answer> {
  const { hostname, port } = new URL(site.origin)
  const sent = { ...visitorHeaders(), ...FROM_PAGE, Host: HOST, ...headers }
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers: sent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const html = Buffer.concat(chunks).toString()
        resolve({ status: answer.statusCode ?? 0, headers: toHeaders(answer.headers), html })
      })
    })
    asking.on('error', reject).end(body)
  })
}

function toHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) for (const one of [value ?? []].flat()) headers.append(name, one)
  return headers
}

function formOf(fields: Record<string, string>) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return { headers, body: Buffer.from(new URLSearchParams(fields).toString()) }
}

async function addCategory(): Promise<string> {
  const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#a1f' } })
    .png()
    .toBuffer()
  const form = new FormData()
  for (const [name, value] of Object.entries({ category_slug: 'foam', name_en: 'Foam', name_ar: 'رغوة' }))
    form.set(name, value)
  form.set('image', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  const sent = new Response(form)
  const type = sent.headers.get('content-type')!
  const body = Buffer.from(await sent.arrayBuffer())
  const added = await ask('/api/categories/add.php', {
    method: 'POST',
    headers: { cookie: staff, 'Content-Type': type },
    body,
  })
  expect(added.status).toBe(200)
  return (JSON.parse(added.html) as { data: { image: string } }).data.image
}

const PUBLIC = [
  '/',
  '/en',
  '/categories',
  '/en/categories/foam',
  '/products',
  '/en/collection',
  '/en/catalogue',
  '/blogs',
  '/en/about',
  '/contact',
  '/en/policy',
  '/privacy-policy',
  '/en/terms-of-service',
  '/faq',
  '/en/brands',
  '/en/search?q=foam',
  '/addresses',
  '/en/sign-in',
  '/my-data',
  '/admin/login',
  '/ar',
  '/en.data',
]
const MACHINES = [
  '/api/categories/getall.php',
  '/api/docs',
  '/api/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/healthz',
  '/readyz',
]
const WRONG = [
  '/en/nothing/here/at-all',
  '/%zz',
  '/admin/items',
  '/api/nothing',
  '/api/addresses/get.php',
  '/assets/none.js',
  '/en/',
]
const STAFF = [
  '/admin/items',
  '/admin/items/add',
  '/admin/categories',
  '/admin/categories/edit/foam',
  '/admin/blogs/add',
  '/admin/inbox',
  '/admin/settings',
  '/admin/seo',
  '/admin/redirects',
  '/admin/checks',
  '/admin/users',
  '/admin/account',
  '/admin/log',
  '/admin/nothing',
]

function expectScore({ headers, html }: Answer) {
  const { score, reasons } = observatoryScore({ headers, html })
  expect({ reasons, isEnough: score >= 100 }).toEqual({ reasons: [], isEnough: true })
}

it.each([...PUBLIC, ...MACHINES, ...WRONG])('%s scores 100 or more', async (path) => expectScore(await ask(path)))

it.each(STAFF)('%s scores 100 or more for staff', async (path) => {
  const answer = await ask(path, { headers: { cookie: staff } })
  expect(answer.status).toBe(path.endsWith('nothing') ? 404 : 200)
  expectScore(answer)
})

it('what is unchanged, uploaded, built, refused and signed in scores 100 or more', async () => {
  const page = await ask('/en')
  const unchanged = await ask('/en', { headers: { 'If-None-Match': page.headers.get('etag')! } })
  const upload = await ask(`/api/uploads/${picture.split('/').at(-1)}`)
  const script = await ask(/\/assets\/[^"']+\.js/.exec(page.html)![0])
  const foreign = await ask('/contact', { method: 'POST', headers: { Origin: 'https://evil.example' } })
  const wrongHost = await ask('/en', { headers: { Host: 'other.example' } })
  const login = await ask('/admin/login', { method: 'POST', ...formOf(OWNER) })
  const answers = { unchanged, upload, script, foreign, wrongHost, login }
  expect(Object.values(answers).map(({ status }) => status)).toEqual([304, 200, 200, 403, 421, 302])
  for (const answer of Object.values(answers)) expectScore(answer)
})
