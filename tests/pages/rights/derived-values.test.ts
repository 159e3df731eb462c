import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF_PAGES } from '#app/staff-pages.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { can, STAFF_ROLES, type Act, type Role, type StaffRole } from '#domain/accounts/permissions.ts'
import { CHECKS } from '#domain/records/content-check.ts'
import { EXPORTED_LISTS } from '#domain/sheets/exported-lists.ts'
import { endpoints } from '#server/api/index.ts'
import { setStaffEmail } from '#server/data/accounts/staff-store.ts'
import type { Services } from '#server/services/services.ts'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { aProduct, aVariant, someone, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { fillBesidePages, fillPages, pathsOf, sendRequests } from '#tests/pages/page-paths.ts'
import { visitorHeaders } from '#tests/pages/page.ts'

/** A figure as any part of the site may write it. */
const money = (figure: string) => {
  const [whole = '', part = ''] = figure.split('.')
  return new RegExp(`${whole.slice(0, 2)}[,٬]?${whole.slice(2)}[.٫]?${part}`)
}

/**
 * What is planted, as it looks wherever it is copied to, and the right to read it there: null for what nobody reads again.
 * `calls`: programs can ask for it.
 */
const PLANTED: Record<string, { looks: RegExp; right: Act | null; calls: boolean }> = {
  'the price of a pack': { looks: money('98765.43'), right: 'prices', calls: true },
  'what a pack costs the house': { looks: money('43219.87'), right: 'price-limits', calls: true },
  'the price of more pieces': { looks: money('87654.32'), right: 'prices', calls: true },
  'the price of a line of a quotation': { looks: money('54321.09'), right: 'quotes', calls: true },
  'a price in a file of prices': { looks: money('71935.46'), right: 'prices', calls: true },
  'the name of a file of prices': { looks: /zzpricefile/, right: 'prices', calls: true },
  'a price in a file of products': { looks: money('62817.35'), right: 'prices', calls: true },
  'a column of it that nothing is known of': { looks: money('58273.64'), right: 'prices', calls: true },
  'who sent a request': { looks: /Zzasker|zzasker@client|501234987/, right: 'requests', calls: true },
  'whom requests are mailed to': { looks: /zznotify@staff/, right: 'people-settings.read', calls: true },
  'what quotations say': { looks: /Zzterms/, right: 'desk-settings', calls: true },
  'the address of a member of staff': { looks: /zzowner@staff/, right: 'accounts', calls: false },
  'the secret of a program': { looks: /site_[\w-]{43}/, right: null, calls: false },
}

type Who = { role: Role; isProgram: boolean; headers: Record<string, string> }

const NOBODY = 'a visitor'
let site: FilledSite
let program: StaffCaller
const secrets: Partial<Record<StaffRole, string>> = {}
const callers: Record<string, Who> = { [NOBODY]: { role: null, isProgram: false, headers: {} } }
/** What of it was read by whom, and where. */
const seen = new Map<string, Set<string>>()

beforeAll(async () => {
  site = await openFilledSite(fill)
  await site.withDb(async (db) => {
    await fillBesidePages(db)
    const { id } = await db
      .selectFrom('staff_users')
      .select('id')
      .where('username', '=', OWNER.username)
      .executeTakeFirstOrThrow()
    await setStaffEmail(db, id, 'zzowner@staff.example', new Date().toISOString())
  })
  for (const role of STAFF_ROLES) {
    const { cookie } = await signIn(site.origin, { username: nameOf(role), password: OWNER.password }, visitorHeaders())
    callers[role] = { role, isProgram: false, headers: { cookie, Origin: site.origin } }
    const headers = { Authorization: `Bearer ${secrets[role]}` }
    callers[`a program that is ${role}`] = { role, isProgram: true, headers }
  }
  const asked = await everything()
  for (const one of asked) await Promise.all(Object.entries(callers).map(([name, who]) => look(name, who, one)))
}, 1_200_000)
afterAll(() => site.stop())

const nameOf = (role: StaffRole) => (role === 'owner' ? OWNER.username : role.replace(',', '-'))

async function fill(services: Services) {
  const { products, staff, apiTokens } = services
  await fillPages(services)
  await sendRequests(services)
  for (const role of STAFF_ROLES) {
    if (role !== 'owner') valueOf(await staff.add({ username: nameOf(role), password: OWNER.password, role }, someone))
    const { secret, token } = await apiTokens.create({ name: `program ${role}`, role, days: 1 }, someone)
    secrets[role] = secret
    if (role === 'owner') program = { kind: 'staff', id: token.id, name: token.name, role, via: 'token' }
  }
  valueOf(await products.create(aProduct({ slug: 'foam', variants: [aVariant({ stockCode: 'RW1' })] }), { id: 'foam' }))
  return fillInTurn
}

async function fillInTurn({ priceList, settings }: Services) {
  const price = { stockCode: 'RW1', typed: '98765.43', breaks: '24: 87654.32', cost: '43219.87' }
  valueOf(await priceList.save([price], program))
  for (const terms of ['Zzterms one', 'Zzterms two']) {
    const fields = { notify_emails: 'zznotify@staff.example', terms_en: terms, slogan_en: terms.slice(8) }
    valueOf(await settings.edit(fields, program, true))
  }
}

type Asked = { path: string; fields?: Record<string, string> }

async function look(name: string, { isProgram, headers }: Who, { path, fields }: Asked) {
  if (isProgram && !path.startsWith('/api/')) return
  const body = fields && new URLSearchParams(fields)
  const answer = await fetch(site.origin + path, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { ...visitorHeaders(), 'Accept-Language': 'en', 'Sec-Fetch-Site': 'same-origin', ...headers },
    ...(body && { body }),
  })
  // A random name may hold any figure.
  const text = (await answer.text()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{32,}/g, '')
  expect([path, answer.status < 500 && answer.status !== 429]).toEqual([path, true])
  for (const [what, { looks }] of Object.entries(PLANTED)) {
    const key = `${what} by ${name}`
    if (looks.test(text)) seen.set(key, (seen.get(key) ?? new Set()).add(path))
  }
}

async function call<Data>(role: StaffRole, path: string, fields: Record<string, string | File>): Promise<Data> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  const headers = { ...visitorHeaders(), ...callers[`a program that is ${role}`]!.headers }
  const answer = await fetch(`${site.origin}/api/${path}.php`, { method: 'POST', headers, body })
  const { data, message } = (await answer.json()) as { data: Data; message: string }
  if (!answer.ok) throw new Error(`${path}: ${message}`)
  return data
}

type Import = { import_id: string; state: string; act: string | null }

async function imported(role: StaffRole, kind: string, file: File, run: boolean): Promise<Import> {
  let one = await call<Import>(role, 'imports/add', { kind, file, run: run ? '1' : '0' })
  while (['reading', 'running'].includes(one.state)) {
    await pause(50)
    one = await call<Import>(role, 'imports/get', { import_id: one.import_id })
  }
  expect(one.state).toBe(run ? 'done' : 'ready')
  return one
}

/** Everything that is made of what was planted: every page of staff, every call that reads, files, and the site. */
async function everything(): Promise<Asked[]> {
  const csv = (text: string, file: string) => new File([text], file)
  const imports = [
    await imported('sales', 'prices', csv('SKU,Price,Availability\nRW1,71935.46,On order\n', 'zzpricefile.csv'), true),
    await imported('sales', 'prices', csv('SKU,Price\nRW1,98765.43\nRW9,71935.46\n', 'zzpricefile.csv'), false),
    await imported(
      'owner',
      'products',
      csv('SKU,Name (English),Price,Cost\nRW1,Foam,62817.35,58273.64\n', 'list.csv'),
      false,
    ),
  ]
  await call('sales', 'prices/update', { prices: JSON.stringify([{ stock_code: 'RW1', price: '98765.43' }]) })
  const { quote_id: quote, request_id: request } = await call<{ quote_id: string; request_id: string }>(
    'owner',
    'quotes/add',
    {
      customer_name: 'Zzasker',
      customer_email: 'zzasker@client.example',
      customer_phone: '+966501234987',
      locale: 'en',
      lines: JSON.stringify([{ stock_code: 'RW1', qty: 2, unit: 'piece', unit_price: '54321.09' }]),
    },
  )
  const { number } = await call<{ number: string }>('owner', 'quotes/send', {
    quote_id: quote,
    version: '1',
    by: 'link',
  })
  const pathOf = await pathsOf(site)
  const pages = Object.keys(STAFF_PAGES).map((path) => pathOf(path === '' ? '/admin' : `/admin/${path}`))
  const versions = ['kind=settings&id=site', 'kind=price&id=rw1', 'kind=product&id=foam']
  const acts = imports.flatMap(({ act }) => act ?? [])
  const screens = [
    ...pages.filter((path) => !/logout|language|sidebar|\*/.test(path)),
    ...versions.flatMap((of) => ['', '&b=1', '&b=2&all=1'].map((which) => `/admin/versions?${of}${which}`)),
    ...imports.flatMap(({ import_id: id }) => [`/admin/import/${id}`, `/admin/import/${id}?step=columns`]),
    ...CHECKS.map((check) => `/admin/checks?check=${check}`),
    ...acts.flatMap((act) => [`/admin/log?of=${act}`, `/admin/undo?act=${act}`, `/admin/acts/${act}`]),
    ...['inbox', 'quotes', 'items', 'log', 'prices'].map((list) => `/admin/${list}?search=Zzaske&q=price`),
    `/admin/inbox/${request}`,
    `/admin/quotes/${quote}`,
    '/admin/items/edit/foam',
    '/admin/items/grid?search=RW1',
  ].map((path) => path.replace(/(\?|$)/, '.data$1').replace('/admin.data', '/admin/_.data'))
  const reads = endpoints.filter(({ method, access }) => method === 'GET' && access !== 'customer')
  const calls = [
    ...reads.map(({ path }) => path),
    ...EXPORTED_LISTS.map((list) => `/api/${list}/export.php?format=csv&lang=en`),
    ...CHECKS.map((check) => `/api/checks/export.php?format=csv&lang=en&check=${check}`),
    ...versions.map((of) => `/api/versions/getall.php?${of}`),
    ...imports.map(({ import_id: id }) => `/api/imports/report.php?import_id=${id}&format=csv`),
    `/api/quotes/getquote.php?quote_id=${quote}`,
    `/api/requests/getrequest.php?request_id=${request}`,
    '/api/search?q=Zzaske&lang=en',
    '/api/search/suggest?q=98765',
  ]
  const posts: Asked[] = [
    ...imports.flatMap(({ import_id }) =>
      ['get', 'getrows'].map((name) => ({ path: `/api/imports/${name}.php`, fields: { import_id } })),
    ),
    ...versions.flatMap((of) =>
      ['0', '1', '2', '3'].map((version) => ({
        path: '/api/versions/getversion.php',
        fields: { ...Object.fromEntries(new URLSearchParams(of)), number: version },
      })),
    ),
    ...acts.map((act) => ({ path: '/api/acts/undo.php', fields: { act, dry_run: '1' } })),
    { path: '/api/products/getproduct.php', fields: { product_id: 'foam' } },
    { path: '/api/quotes/lines.php', fields: { lines: 'RW1 2' } },
    ...['/admin/inbox/export', '/admin/log.csv'].map((path) => ({
      path,
      fields: { format: 'csv', current_password: OWNER.password },
    })),
  ]
  const open = [
    '/en',
    '/en/foam',
    '/en/products',
    '/en/search?q=RW1',
    '/en/search?q=Zzaske',
    '/sitemap.xml',
    '/en/feed.xml',
  ]
  const files = ['/admin/log.csv', '/metrics', `/quote/s/${number}`, '/robots.txt']
  return [...[...screens, ...calls, ...open, ...files].map((path) => ({ path })), ...posts]
}

describe.each(Object.entries(PLANTED))('%s', (what, { right, calls }) => {
  it('is read by whoever has the right to it, and by nobody else in any copy', () => {
    const readers = Object.entries(callers).filter(([, { role, isProgram }]) => {
      return right !== null && can(role, right) && (calls || !isProgram)
    })
    const found = Object.keys(callers).map((name) => [name, [...(seen.get(`${what} by ${name}`) ?? [])]] as const)
    const may = new Set(readers.map(([name]) => name))
    expect(found.filter(([name, where]) => !may.has(name) && where.length > 0)).toEqual([])
    expect(found.filter(([, where]) => where.length > 0).map(([name]) => name)).toEqual([...may])
  })
})

it('goes by mail to those alone who may read it', async () => {
  const mails = await site.withDb((db) =>
    db.selectFrom('mail_outbox').select(['recipient', 'subject', 'text']).execute(),
  )
  expect(mails.length).toBeGreaterThan(0)
  const told = mails.filter(({ subject, text }) =>
    Object.values(PLANTED).some(({ looks }) => looks.test(subject + text)),
  )
  const readers = ['zznotify@staff.example', 'zzowner@staff.example', 'zzasker@client.example']
  expect(told.filter(({ recipient }) => !readers.includes(recipient))).toEqual([])
})

it.each(['/admin/inbox/export', '/admin/log.csv'])('%s gives no file without the password', async (path) => {
  const { cookie } = await signIn(site.origin, OWNER, visitorHeaders())
  const ask = async (init: RequestInit) => {
    const headers = { ...visitorHeaders(), Origin: site.origin, cookie }
    const answer = await fetch(site.origin + path, { redirect: 'manual', headers, ...init })
    await answer.bytes()
    return [answer.status, answer.headers.get('content-disposition')?.split(';')[0] ?? null]
  }
  const send = (password: string) =>
    ask({ method: 'POST', body: new URLSearchParams({ format: 'csv', current_password: password }) })
  expect(await ask({})).toEqual([302, null])
  expect(await send('')).toEqual([302, null])
  expect(await send('not-the-password')).toEqual([302, null])
  expect(await send(OWNER.password)).toEqual([200, 'attachment'])
  expect((await send(''))[0]).toBe(200)
})
