import { describe, expect, test } from 'vitest'
import { fillPages } from './page-paths.ts'
import { visitorHeaders } from './page.ts'
import { staffSite, type Who } from './staff-site.ts'

/** A visitor, as most of them say who they are. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const { site, see, post } = staffSite((services) => fillPages(services), { staff: ['sales', 'viewer', 'editor'] })

const textOf = async (as: Who['as'], path: string) => (await see(path, { as })).html

describe('the first screen', () => {
  test.each<[Who['as'], string]>([
    ['owner', '/admin/categories'],
    ['editor', '/admin/categories'],
    ['sales', '/admin/inbox'],
    ['viewer', '/admin/start'],
  ])('of %s is %s until another is chosen', async (as, path) => {
    expect((await see('/admin', { as })).location).toBe(path)
  })

  test('is chosen among those that a role may open', async () => {
    expect(
      (await post('/admin/account', { intent: 'first-screen', first_screen: 'items' }, { as: 'viewer' })).status,
    ).toBe(200)
    expect((await see('/admin', { as: 'viewer' })).location).toBe('/admin/items')
    const refused = await post('/admin/account', { intent: 'first-screen', first_screen: 'inbox' }, { as: 'viewer' })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('Choose one of the screens.')
    expect((await see('/admin', { as: 'viewer' })).location).toBe('/admin/items')
  })

  test('is the start page for whoever may not open the one of their choice any more', async () => {
    await post('/admin/account', { intent: 'first-screen', first_screen: 'inbox' }, { as: 'sales' })
    await site().withDb((db) =>
      db.updateTable('staff_users').set({ role: 'viewer' }).where('username', '=', 'sales').execute(),
    )
    expect((await see('/admin', { as: 'sales' })).location).toBe('/admin/start')
    await site().withDb((db) =>
      db.updateTable('staff_users').set({ role: 'sales' }).where('username', '=', 'sales').execute(),
    )
  })
})

/** Headings of the blocks of the start page. */
async function blocksOf(who: Who['as']): Promise<string[]> {
  const html = await textOf(who, '/admin/start')
  return [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading!)
}

describe('the start page', () => {
  test.each<[Who['as'], string[], string[]]>([
    ['owner', ['Set up the site', 'Requests', 'Drafts', 'Missing content', 'Operations', 'Last changes'], []],
    ['editor', ['Set up the site', 'Drafts', 'Operations', 'Last changes'], ['Requests']],
    ['sales', ['Requests', 'Drafts', 'Last changes'], ['Set up the site']],
    ['viewer', ['Drafts', 'Missing content', 'Visits, last 7 days'], ['Requests', 'Last changes', 'Set up the site']],
  ])('shows %s what the role may open', async (who, shown, hidden) => {
    const blocks = await blocksOf(who)
    expect(blocks).toEqual(expect.arrayContaining(shown))
    for (const block of hidden) expect(blocks).not.toContain(block)
  })

  test('says in a line what has no news', async () => {
    const html = await textOf('owner', '/admin/start')
    for (const line of ['Nothing is late, and no request is waiting.', 'No drafts.', 'Nothing is scheduled.']) {
      expect(html).toContain(line)
    }
  })

  test('counts the steps of the set-up, and a step that is not needed with them', async () => {
    const doneOf = async () => {
      const [, done, all] = /(\d+) of (\d+) done/.exec(await textOf('owner', '/admin/start')) ?? []
      return [Number(done), Number(all)]
    }
    const [done, all] = await doneOf()
    const skipped = await post('/admin/start', { intent: 'skip', item: 'registration' })
    expect(skipped.location).toBe('/admin/start')
    expect(await doneOf()).toEqual([done! + 1, all])
    await post('/admin/start', { intent: 'need', item: 'registration' })
    expect(await doneOf()).toEqual([done, all])
    expect((await post('/admin/start', { intent: 'skip', item: 'nothing' })).status).toBe(404)
    expect((await post('/admin/start', { intent: 'skip', item: 'name' }, { as: 'viewer' })).status).toBe(403)
    expect((await post('/admin/start', { intent: 'skip', item: 'second_owner' }, { as: 'editor' })).status).toBe(403)
  })

  test('stands without a block that fails', async () => {
    await site().without('missed_searches', async () => {
      const { status, html } = await see('/admin/start')
      expect(status).toBe(200)
      expect(html.match(/This part could not be loaded\./g)).toHaveLength(1)
      expect(html).toContain('No drafts.')
    })
  })
})

test('the report counts what visitors looked at, whether the page was cached or not', async () => {
  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(site().origin + path, { headers: { ...visitorHeaders(), 'User-Agent': BROWSER, ...headers } })
  for (let times = 0; times < 3; times++) await (await visit('/en/pu-foam/805')).text()
  await (await visit('/en/pu-foam/805.data?_routes=site%2Fproduct')).text()
  await (await visit('/pu-foam/805', { Referer: `${site().origin}/search?q=foam` })).text()
  for (let times = 0; times < 3; times++) await (await visit('/en/search?q=Foam')).text()
  // None of these is a visit.
  await visit('/en/pu-foam/805', { 'Sec-Purpose': 'prefetch' })
  await visit('/en/pu-foam/805.data?_routes=site%2Fproduct', { Purpose: 'prefetch' })
  await visit('/en/pu-foam/805', { 'User-Agent': 'Googlebot/2.1' })
  await visit('/en/pu-foam/806')
  await visit('/en/search?q=nothing-like-it')
  await see('/en/pu-foam/805')

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
  const choice = await textOf('viewer', '/admin/reports/choice?format=csv')
  expect(choice.split('\r\n')[1]).toMatch(/^2\d{3}-\d\d-\d\d,4,0,1,0,0,0,0,0,0,0,0,0,0$/)
  expect(await textOf('viewer', '/admin/reports/choice')).toContain('25%')
  expect(await textOf('viewer', '/admin/reports/quotes?from=2026-01&to=2026-02')).toContain('February 2026')
  const quotes = await textOf('viewer', '/admin/reports/quotes?from=2026-01&to=2026-02&format=csv')
  expect(quotes.split('\r\n')[1]).toBe('2026-01,0,0,0.00,0,0,0.00,,,')
  expect(await textOf('viewer', '/admin/reports?from=2020-01-01&to=2020-02-01')).toContain('No views in this period.')
})

describe('a page as visitors see it', () => {
  const path = (page: string) => `/en/admin/site/preview?missing=${page}`
  const linksOf = (html: string) => /<nav[^>]*class="missing-on-page".*?<\/nav>/s.exec(html)?.[0] ?? ''

  test('says to staff what is missing there, and where it is set', async () => {
    expect(await textOf('owner', '/admin/start')).toContain('missing=home')
    const { status, html } = await see(path('home'))
    expect(status).toBe(200)
    expect(linksOf(html)).toContain('href="/admin/settings#legal"')
    expect((await see(path('nothing'))).html).not.toContain('missing-on-page')
  })

  test('says nothing of it to visitors', async () => {
    expect(await textOf('nobody', '/en')).not.toContain('missing-on-page')
  })

  test('is what staff may open alone', async () => {
    expect((await see(path('home'), { as: 'nobody' })).status).toBe(302)
    expect((await see(path('home'), { as: 'viewer' })).location).toContain('/admin/forbidden')
  })
})
