import type { Page, Request } from '@playwright/test'
import { shell } from '../../content/admin/shell.ts'
import { brandsPage } from '../../content/pages/brands.ts'
import { openAsStaff, untilAlive } from './staff-sign-in.ts'
import { DESKTOP, expect, open, PHONE, test } from './visit.ts'

/** What the first view may cost: bytes of packed scripts, and files of any kind. */
const SCRIPTS = 115_000
const REQUESTS = 18

test.describe('a page that comes to life', () => {
  test.use({ viewport: DESKTOP, locale: 'en-GB' })

  test('shows what has changed since it came, and complains of nothing', async ({ page }) => {
    await page.route('**/en/pu-foam/805?_state', async (route) => {
      const changed = await route.fetch({ url: route.request().url().replace('/805', '/806') })
      await route.fulfill({ response: changed })
    })
    await open(page, 'en', '/pu-foam/805')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('806')
  })

  test('keeps what was typed until then, in texts that were filled too', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.goto('/en/pu-foam/805')
    const details = page.locator('[name=details]')
    await expect(details).not.toHaveValue('')
    await details.fill('Forty boxes')
    comeToLife()
    await untilAlive(page)
    await expect(details).toHaveValue('Forty boxes')
  })

  test('does what was pressed until then, once', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await openAsStaff(page, 'en', '/admin/categories')
    await page.getByRole('button', { name: shell.collapse.en }).click()
    comeToLife()
    await expect(page.getByRole('button', { name: shell.expand.en })).toBeVisible()
  })

  test('opens the tab that was chosen until then', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.goto('/en/brands?brand=iberseal')
    const contact = page.getByRole('tab', { name: brandsPage.tabs.contact.en })
    await contact.click()
    comeToLife()
    await expect(contact).toHaveAttribute('aria-selected', 'true')
  })
})

/** Keeps the pages of a visit from coming to life until the answer is called. */
async function holdBack(page: Page): Promise<() => void> {
  let comeToLife = () => {}
  const life = new Promise<void>((resolve) => (comeToLife = resolve))
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await life
    await route.continue()
  })
  return () => comeToLife()
}

test.describe('a page on a phone', () => {
  test.use({ viewport: PHONE })

  test('loads no script before it has loaded itself, and no data twice', async ({ page }) => {
    const states: string[] = []
    page.on('request', (request) => request.url().includes('_state') && states.push(request.url()))
    await open(page, 'ar', '/about')
    const { scripts, early } = await page.evaluate(scriptsAndEarlyOnes)
    expect(scripts.length).toBeGreaterThan(0)
    expect(early).toEqual([])
    expect(states).toHaveLength(1)
  })
})

test.describe('the first view of a phone', () => {
  test.use({ viewport: PHONE })
  const SHEET = '**/assets/app-*.css'
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  const lower = (page: Page) => page.locator('#home-lower')

  for (const path of [
    '/',
    '/en',
    '/en/categories/pu-foam',
    '/pu-foam/805',
    '/contact',
    '/en/blogs',
    '/brands',
    '/faq',
  ]) {
    test(`of ${path} looks before the sheet comes as it does after`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // Scripts, which bring parts of their own, stay away.
      await page.route('**/assets/entry.client-*.js', () => {})
      let send = () => {}
      const sent = new Promise<void>((resolve) => (send = resolve))
      await page.route(SHEET, async (route) => {
        await sent
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect(heading(page)).toBeVisible()
      const before = await page.evaluate(looksOfFirstView)
      expect(before.length).toBeGreaterThan(20)
      send()
      await expect(page.locator('html[data-whole]')).toBeAttached()
      expect(await page.evaluate(looksOfFirstView)).toEqual(before)
    })
  }

  test('is all there is until the sheet comes', async ({ page }) => {
    let send = () => {}
    const sent = new Promise<void>((resolve) => (send = resolve))
    await page.route(SHEET, async (route) => {
      await sent
      await route.continue()
    })
    await page.goto('/en', { waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    await expect(lower(page)).toBeHidden()
    send()
    await expect(lower(page)).toBeVisible()
  })

  test('is followed by the rest, should the sheet never come', async ({ page }) => {
    await page.route(SHEET, (route) => route.abort())
    await page.goto('/en')
    await expect(lower(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test.describe('a tap on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('asks for the data of the next page once, and shows all of it', async ({ page }) => {
    await open(page, 'en', '/categories')
    await untilAlive(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()))
    await page.locator('main a[href="/en/categories/pu-foam"]').first().tap()
    await expect(page).toHaveURL('/en/categories/pu-foam')
    await expect(page.getByRole('article')).toHaveCount(7)
    expect(asked).toHaveLength(1)
  })
})

test.describe('a phone without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('shows the whole page in its whole sheet', async ({ page }) => {
    await page.goto('/en')
    const foot = page.getByRole('contentinfo')
    await expect(page.locator('#home-lower')).toBeVisible()
    await expect(foot).toBeVisible()
    await expect(foot).toHaveCSS('background-color', 'rgb(22, 25, 29)')
  })
})

test.describe('the first view of the home page on a phone', () => {
  test.use({ viewport: PHONE })

  test('needs few files, few scripts, and no picture that is out of view', async ({ page }) => {
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    await open(page, 'ar', '/')
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(asked.filter(isScript).map(async (one) => (await one.sizes()).responseBodySize))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPTS)
    expect(asked.filter((one) => one.url().includes('/api/uploads/'))).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(REQUESTS)
  })

  test('loads the pictures further down on the way there', async ({ page }) => {
    await open(page, 'ar', '/')
    const tile = page.locator('.category-tile').first()
    const picture = tile.locator('img')
    await expect(picture).toBeHidden()
    await tile.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true)
  })
})

/** Runs in the page: the scripts that it has asked for, and those of them that it asked for before it had loaded. */
function scriptsAndEarlyOnes() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const early = files.filter(({ startTime }) => startTime < page!.loadEventStart)
  return { scripts: files.map(({ name }) => name), early: early.map(({ name }) => name) }
}

function isScript(request: Request): boolean {
  return request.resourceType() === 'script'
}

/** Runs in the page: where each element of the first view stands, and how it looks, once its fonts are there. */
async function looksOfFirstView(): Promise<string[]> {
  await document.fonts.ready
  const looks: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    const { top, left, width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, fontSize, fontWeight, textDecorationLine, borderTopWidth, visibility } =
      getComputedStyle(element)
    const isSeen = width > 1 && height > 1 && visibility === 'visible' && top < innerHeight - 80
    // What comes later has room in what is seen already.
    if (!isSeen || element.closest('[data-later]') || element.querySelector('[data-later]')) continue
    const place = [top, left, width].map(Math.round).join(' ')
    const look = [color, backgroundColor, fontSize, fontWeight, textDecorationLine, borderTopWidth].join(' ')
    looks.push(`${element.tagName} ${element.className} ${place} ${look}`)
  }
  return looks
}
