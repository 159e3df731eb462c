import { globSync } from 'node:fs'
import { extname } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { EVENTS_PATH } from '#domain/accounts/staff-paths.ts'
import { insertStaffRule } from '#server/data/accounts/staff-store.ts'
import { observatoryScore } from '#tests/support/observatory.ts'
import { patternsIn } from '#tests/support/page-patterns.ts'
import { aContactMessage, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { type Answer, customerOf, type EncryptedSite, formOf, openEncryptedSite, ownerOf } from './encrypted-site.ts'
import { fillBesidePages, fillPages, pathsOf, sendRequests } from './page-paths.ts'

let site: EncryptedSite
let picture: string
let pathOf: (pattern: string) => string
let callers: Record<'nobody' | 'customer' | 'owner', Record<string, string>>
beforeAll(async () => {
  const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#a1f' } })
    .png()
    .toBuffer()
  site = await openEncryptedSite(async (services) => {
    picture = valueOf(await services.uploads.store(bytes, { kind: 'image', originalName: 'a.png' })).name
    await fillPages(services, picture)
    await sendRequests(services)
    await services.messages.receive(aContactMessage(), [])
  })
  await site.withDb(fillBesidePages)
  pathOf = await pathsOf(site)
  callers = {
    nobody: {},
    customer: { cookie: await customerOf(site, 'sara@client.example') },
    owner: { cookie: await ownerOf(site) },
  }
})
afterAll(() => site.stop())

function expectScore({ headers, html }: Answer) {
  const { score, reasons } = observatoryScore({ headers, html })
  expect({ reasons, isEnough: score >= 100 }).toEqual({ reasons: [], isEnough: true })
}

/** Every address of a page, in every language, as the table of pages has it. */
const pages = routes
  .flatMap((entry) => patternsIn(entry))
  .flatMap((pattern) => (pattern.startsWith('/en?') ? ['', '/en'].map((to) => pattern.replace('/en?', to)) : [pattern]))
  .map((pattern) => pattern || '/')

/** What answers with something else than a page, without its language. What takes forms alone leads elsewhere. */
const NO_PAGES: Record<string, number> = {
  '/sign-out': 302,
  '/quote/add': 405,
  // Nothing was sent yet.
  '/quote/s/:token/:file': 404,
  '/admin/templates': 302,
  '/admin': 302,
  '/admin/logout': 302,
  '/admin/language': 302,
  '/admin/undo': 302,
  '/admin/sidebar': 302,
  '/admin/preview-links': 302,
  '/admin/second-factor': 302,
  '/admin/confirm-email': 404,
  '/admin/reset': 404,
  '/admin/inbox/export': 302,
  '/admin/log.csv': 302,
  '/admin/export/:list': 302,
  '/admin/operations/backup': 302,
  '/admin/forbidden': 403,
  '/submittal/:token': 410,
}

function statusOf(pattern: string): number {
  const path = pattern.replace(/^\/(?:en|ar)(?=\/)/, '')
  return NO_PAGES[path] ?? (pattern.endsWith('*') ? 404 : 200)
}

describe.each(pages)('%s', (pattern) => {
  it('scores 100 or more, whoever asks and however', async () => {
    const path = pathOf(pattern).replace('*', 'nothing/here')
    const answers = await Promise.all(Object.values(callers).map((headers) => site.ask(path, { headers })))
    expect(answers.map(({ status }) => status)).toContain(statusOf(pattern))
    const [address, query] = path.split('?')
    const data = await site.ask(`${address === '/' ? '/_' : address}.data${query ? `?${query}` : ''}`)
    for (const answer of [...answers, data]) expectScore(answer)
  })
})

/** Every other address that is answered, with its method, as the server has it. */
async function addressesBesidePages() {
  const { app, close } = await openTestApp()
  const rows = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ method, path }))
  await close()
  return [...new Map(rows.map((row) => [`${row.method} ${row.path}`, row])).values()]
}

const nameOfPrint = (_part: string, name: string) => ({ revision: 'r1', file: 'none.webp' })[name] ?? 'none'

/** The parts of a pattern that stand for a name: files of the site, and a part of the sitemap that it does not need. */
async function addressOf(pattern: string): Promise<string> {
  if (pattern === '/api/uploads/:file') return `/api/uploads/${picture}`
  if (pattern.startsWith('/:part{sitemap')) return '/sitemap-products-1.xml'
  // What there is takes its time to be printed.
  if (/^(?:\/en|\/ar)?\/(?:catalogue|d|p|submittal)\//.test(pattern))
    return pattern.replace(/:(\w+)(?:\{.*\}|(?=\/|$))/g, nameOfPrint)
  if (pattern === '/social/icons/*')
    return (await site.ask('/')).html.match(/\/social\/icons\/[^"]+/)?.[0] ?? '/social/icons/none.png'
  if (pattern !== '/social/*') return pattern
  const { html } = await site.ask('/pu-foam/805')
  return /\/social\/[^"]+/.exec(html)![0]
}

describe.each(await addressesBesidePages())('$method $path', ({ method, path: pattern }) => {
  it('scores 100 or more', async () => {
    const path = await addressOf(pattern)
    expect(path).not.toMatch(/[:*{]/)
    // A stream of events ends with its session: its head says the same.
    const how = path === EVENTS_PATH ? 'HEAD' : method
    for (const headers of Object.values(callers)) expectScore(await site.ask(path, { method: how, headers }))
  })
})

it('files of every kind that the site is built of score 100 or more', async () => {
  const files = globSync('**/*.*', { cwd: 'build/client' })
  const oneOfEach = new Map(files.map((file) => [extname(file), `/${file}`]))
  expect([...oneOfEach.keys()]).toEqual(expect.arrayContaining(['.js', '.css', '.woff2', '.avif', '.svg']))
  for (const path of oneOfEach.values()) {
    const answer = await site.ask(path)
    expect([path, answer.status]).toEqual([path, 200])
    expectScore(answer)
  }
})

it.each(['/%zz', '/en/', '/assets/none.js', '/images/none.webp', '/api/nothing', '/admin', '/en/search?q=foam'])(
  '%s scores 100 or more',
  async (path) => expectScore(await site.ask(path)),
)

it('what is unchanged, refused, of another site, signed in and chosen scores 100 or more', async () => {
  const page = await site.ask('/en')
  const unchanged = await site.ask('/en', { headers: { 'If-None-Match': page.headers.get('etag')! } })
  const foreign = await site.ask('/contact', { method: 'POST', headers: { Origin: 'https://evil.example' } })
  const wrongHost = await site.ask('/en', { headers: { Host: 'other.example' } })
  const login = await site.ask('/admin/login', { method: 'POST', ...formOf(OWNER) })
  const language = await site.ask('/admin/language', {
    method: 'POST',
    ...formOf({ locale: 'ar', next: '/admin/login' }),
  })
  expect(language.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-language=ar;.*; Secure; HttpOnly$/),
    // For the page to read and take away.
    '__Host-new-language=ar; Path=/; Max-Age=300; SameSite=Lax; Secure',
  ])
  const answers = { unchanged, foreign, wrongHost, login, language }
  expect(Object.values(answers).map(({ status }) => status)).toEqual([304, 403, 421, 302, 302])
  for (const answer of Object.values(answers)) expectScore(answer)
})

it('the set-up of a second factor, where a rule leads there, and the export of the inbox score 100 or more', async () => {
  const { headers, body } = formOf({ format: 'csv', search: '', current_password: OWNER.password })
  const file = await site.ask('/admin/inbox/export', {
    method: 'POST',
    headers: { ...headers, ...callers.owner },
    body,
  })
  await site.withDb((db) => insertStaffRule(db, 'second-factor', '2026-05-01T00:00:00.000Z'))
  const setUp = await site.ask('/admin/second-factor', { headers: callers.owner })
  expect([file.status, setUp.status]).toEqual([200, 200])
  for (const answer of [file, setUp]) expectScore(answer)
})
