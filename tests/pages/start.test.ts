import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { fillPages } from './page-paths.ts'
import { visitorHeaders } from './page.ts'

const PASSWORD = 'gusty-plinth-ohm'
const ROLES = ['sales', 'viewer', 'editor'] as const
/** A visitor, as most of them say who they are. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

let site: FilledSite
const cookies: Record<string, string> = {}
beforeAll(async () => {
  site = await openFilledSite(async (services) => {
    await fillPages(services)
    valueOf(await services.staff.add({ ...OWNER, role: 'owner' }, someone))
    for (const role of ROLES) {
      valueOf(await services.staff.add({ username: role, password: PASSWORD, role }, someone))
    }
  })
  for (const username of [OWNER.username, ...ROLES]) {
    cookies[username] = (await signIn(site.origin, { username, password: PASSWORD }, visitorHeaders())).cookie
  }
})
afterAll(() => site.stop())

const headersOf = (who: string) => ({
  ...visitorHeaders(),
  Origin: site.origin,
  'Accept-Language': 'en',
  cookie: cookies[who]!,
})
const see = (who: string, path: string) => fetch(site.origin + path, { headers: headersOf(who), redirect: 'manual' })
const send = (who: string, path: string, fields: Record<string, string>) =>
  fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: headersOf(who),
    body: new URLSearchParams(fields),
  })
const textOf = async (who: string, path: string) => (await see(who, path)).text()
const placeOf = (answer: Response) => answer.headers.get('location')

describe('the first screen', () => {
  test.each([
    [OWNER.username, '/admin/categories'],
    ['editor', '/admin/categories'],
    ['sales', '/admin/inbox'],
    ['viewer', '/admin/start'],
  ])('of %s is %s until another is chosen', async (who, path) => {
    expect(placeOf(await see(who, '/admin'))).toBe(path)
  })

  test('is chosen among those that a role may open', async () => {
    expect((await send('viewer', '/admin/account', { intent: 'first-screen', first_screen: 'items' })).status).toBe(200)
    expect(placeOf(await see('viewer', '/admin'))).toBe('/admin/items')
    const refused = await send('viewer', '/admin/account', { intent: 'first-screen', first_screen: 'inbox' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Choose one of the screens.')
    expect(placeOf(await see('viewer', '/admin'))).toBe('/admin/items')
  })

  test('is the start page for whoever may not open the one of his choice any more', async () => {
    await send('sales', '/admin/account', { intent: 'first-screen', first_screen: 'inbox' })
    await site.withDb((db) =>
      db.updateTable('staff_users').set({ role: 'viewer' }).where('username', '=', 'sales').execute(),
    )
    expect(placeOf(await see('sales', '/admin'))).toBe('/admin/start')
    await site.withDb((db) =>
      db.updateTable('staff_users').set({ role: 'sales' }).where('username', '=', 'sales').execute(),
    )
  })
})

/** Headings of the blocks of the start page. */
async function blocksOf(who: string): Promise<string[]> {
  const html = await textOf(who, '/admin/start')
  return [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading!)
}

describe('the start page', () => {
  test.each([
    [OWNER.username, ['Set up the site', 'Requests', 'Drafts', 'Missing content', 'Operations', 'Last changes'], []],
    ['editor', ['Set up the site', 'Drafts', 'Operations', 'Last changes'], ['Requests']],
    ['sales', ['Requests', 'Drafts', 'Last changes'], ['Set up the site']],
    ['viewer', ['Drafts', 'Missing content', 'Visits, last 7 days'], ['Requests', 'Last changes', 'Set up the site']],
  ])('shows %s what the role may open', async (who, shown, hidden) => {
    const blocks = await blocksOf(who)
    expect(blocks).toEqual(expect.arrayContaining(shown))
    for (const block of hidden) expect(blocks).not.toContain(block)
  })

  test('says in a line what has no news', async () => {
    const html = await textOf(OWNER.username, '/admin/start')
    for (const line of ['Nothing is late, and no request is waiting.', 'No drafts.', 'Nothing is scheduled.']) {
      expect(html).toContain(line)
    }
  })

  test('counts the steps of the set-up, and a step that is not needed with them', async () => {
    const doneOf = async () => {
      const [, done, all] = /(\d+) of (\d+) done/.exec(await textOf(OWNER.username, '/admin/start')) ?? []
      return [Number(done), Number(all)]
    }
    const [done, all] = await doneOf()
    expect(placeOf(await send(OWNER.username, '/admin/start', { intent: 'skip', item: 'registration' }))).toBe(
      '/admin/start',
    )
    expect(await doneOf()).toEqual([done! + 1, all])
    await send(OWNER.username, '/admin/start', { intent: 'need', item: 'registration' })
    expect(await doneOf()).toEqual([done, all])
    expect((await send(OWNER.username, '/admin/start', { intent: 'skip', item: 'nothing' })).status).toBe(404)
    expect((await send('viewer', '/admin/start', { intent: 'skip', item: 'name' })).status).toBe(403)
    expect((await send('editor', '/admin/start', { intent: 'skip', item: 'second_owner' })).status).toBe(403)
  })

  test('stands without a block that fails', async () => {
    await site.without('missed_searches', async () => {
      const answer = await see(OWNER.username, '/admin/start')
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(html.match(/This part could not be loaded\./g)).toHaveLength(1)
      expect(html).toContain('No drafts.')
    })
  })
})

test('the report counts what visitors looked at, whether the page was kept or not', async () => {
  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.origin + path, { headers: { ...visitorHeaders(), 'User-Agent': BROWSER, ...headers } })
  for (let times = 0; times < 3; times++) await (await visit('/en/pu-foam/805')).text()
  await (await visit('/en/pu-foam/805.data?_routes=site%2Fproduct')).text()
  await (await visit('/pu-foam/805', { Referer: `${site.origin}/search?q=foam` })).text()
  for (let times = 0; times < 3; times++) await (await visit('/en/search?q=Foam')).text()
  // None of these is a visit.
  await visit('/en/pu-foam/805', { 'Sec-Purpose': 'prefetch' })
  await visit('/en/pu-foam/805.data?_routes=site%2Fproduct', { Purpose: 'prefetch' })
  await visit('/en/pu-foam/805', { 'User-Agent': 'Googlebot/2.1' })
  await visit('/en/pu-foam/806')
  await visit('/en/search?q=nothing-like-it')
  await see(OWNER.username, '/en/pu-foam/805')

  const file = await textOf('viewer', '/admin/reports.csv')
  expect(file.split('\r\n').slice(0, 2)).toEqual([
    'product_id,name_ar,name_en,views,searches,datasheets,requests',
    '805,رغوة 805,805 PU Foam,5,1,0,0',
  ])
  expect(await textOf('viewer', '/admin/reports.csv?lang=ar')).toContain('805 PU Foam,1,1,0,0')
  const page = await textOf('viewer', '/admin/reports')
  expect(page).toContain('Views counted without cookies or personal data.')
  expect(page).toMatch(/<bdi>foam<\/bdi>/)
  expect(page).not.toContain('nothing')
  expect(await textOf('viewer', '/admin/reports/quotes?from=2026-01&to=2026-02')).toContain('February 2026')
  const quotes = await textOf('viewer', '/admin/reports/quotes?from=2026-01&to=2026-02&format=csv')
  expect(quotes.split('\r\n')[1]).toBe('2026-01,0,0,0.00,0,0,0.00,,,')
  expect(await textOf('viewer', '/admin/reports?from=2020-01-01&to=2020-02-01')).toContain('No views in this period.')
})
