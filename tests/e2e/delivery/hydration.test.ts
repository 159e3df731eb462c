import type { Page } from '@playwright/test'
import { shell } from '#content/admin/shell.ts'
import { labels } from '#content/labels.ts'
import { brandsPage } from '#content/pages/brands.ts'
import { collectionPage } from '#content/pages/collection.ts'
import { COLLECTION_SORTS } from '#domain/catalogue/collection-query.ts'
import { answerChanged, holdBack } from './held-back.ts'
import { openAsStaff, untilHydrated } from '#tests/e2e/staff/staff-sign-in.ts'
import { DESKTOP, expect, LONG, open, PHONE, test, wake } from '#tests/e2e/visit.ts'

test.describe('a page that waits to be hydrated', () => {
  test.use({ viewport: DESKTOP, locale: 'en-GB' })

  test('shows what has changed since it came, and complains of nothing', async ({ page }) => {
    await openChanged(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('806')
  })

  test('does what was pressed until then, once', async ({ page }) => {
    const hydrate = await holdBack(page)
    await openAsStaff(page, 'en', '/admin/categories')
    await page.getByRole('button', { name: shell.collapse.en }).click()
    hydrate()
    await expect(page.getByRole('button', { name: shell.expand.en })).toBeVisible()
  })

  test('opens the tab that was chosen until then', async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/brands?brand=iberseal')
    const contact = page.getByRole('tab', { name: brandsPage.tabs.contact.en })
    await contact.click()
    hydrate()
    await expect(contact).toHaveAttribute('aria-selected', 'true')
  })

  test('narrows a list by what was ticked until then', { tag: LONG }, async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/collection')
    await page.getByRole('checkbox', { name: 'PU Foam' }).check()
    hydrate()
    await expect(page).toHaveURL('/en/collection?category=pu-foam')
    await expect(page.getByRole('checkbox', { name: 'PU Foam' })).toBeChecked()
  })
})

/** Opens a page whose data have become those of another product since it was made. */
async function openChanged(page: Page): Promise<void> {
  await answerChanged(page)
  await open(page, 'en', '/pu-foam/805')
}

/** Opens a page whose clock stands still once it is whole and its scripts are at hand. Answers what it asks of its data. */
async function openUntouched(page: Page): Promise<string[]> {
  const states: string[] = []
  page.on('request', (request) => request.url().includes('_state') && states.push(request.url()))
  const ready = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/framework-'))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/en/about')
  // What is done after a paint or when the browser is idle waits for the clock, too.
  const isWhole = () => page.evaluate(() => !('firstView' in document.documentElement.dataset))
  while (!(await isWhole())) await page.clock.runFor(50)
  await page.clock.runFor(50)
  await ready
  return states
}

test.describe('a page on a phone', () => {
  test.use({ viewport: PHONE })

  test('is hydrated when it is touched, and is ready for that', async ({ page }) => {
    const states = await openUntouched(page)
    expect(states).toEqual([])
    await page.getByRole('heading', { level: 1 }).click()
    await untilHydrated(page)
    expect(states).toHaveLength(1)
  })

  test('is hydrated when it has been looked at for a while', async ({ page }) => {
    const states = await openUntouched(page)
    expect(states).toEqual([])
    await page.clock.runFor(3100)
    await untilHydrated(page)
    expect(states).toHaveLength(1)
  })

  test('opens the filters that were asked for before it lived', { tag: LONG }, async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/collection')
    await page.getByRole('link', { name: collectionPage.filter.en }).click()
    await expect(page).toHaveURL('/en/collection')
    hydrate()
    await expect(page.getByRole('dialog', { name: collectionPage.filter.en })).toBeVisible()
  })

  test('sorts as was chosen before it lived', { tag: LONG }, async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/collection')
    const sort = page.getByRole('combobox', { name: collectionPage.sort.en })
    await sort.focus()
    await sort.selectOption(COLLECTION_SORTS[1])
    hydrate()
    await expect(page).toHaveURL(`/en/collection?sort=${COLLECTION_SORTS[1]}`)
    await expect(sort).toHaveValue(COLLECTION_SORTS[1])
  })

  test('keeps the menu that was opened before it lived, and closes it', { tag: LONG }, async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/about')
    await page.getByRole('button', { name: labels.openMenu.en }).click()
    const menu = page.getByRole('dialog', { name: labels.openMenu.en })
    await expect(menu).toBeVisible()
    hydrate()
    await untilHydrated(page)
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: labels.closeMenu.en }).click()
    await expect(menu).toBeHidden()
  })

  test('answers as it would without scripts where they do not come', async ({ page, troubles }) => {
    await page.route('**/assets/entry.client-*.js', (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/entry.client-'))
    await page.goto('/en/collection')
    await wake(page)
    await lost
    await page.getByRole('link', { name: collectionPage.filter.en }).click()
    await expect(page).toHaveURL(/#/)
    expect(troubles.filter((trouble) => !trouble.includes('net::ERR_FAILED'))).toEqual([])
    troubles.splice(0)
  })

  test('shows what has changed since it came, and what stands under that', async ({ page }) => {
    await openChanged(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('806')
    await expect(page.locator('#request-quote form')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

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

test.describe('a tap on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('asks for the data of the next page once, however late they come, and shows all of it', async ({ page }) => {
    await open(page, 'en', '/categories')
    await untilHydrated(page)
    const asked: string[] = []
    const { promise: isTapped, resolve: letCome } = Promise.withResolvers<void>()
    await page.route('**/pu-foam.data*', async (route) => {
      asked.push(route.request().url())
      await isTapped
      await route.continue()
    })
    const link = page.locator('main a[href="/en/categories/pu-foam"]').first()
    await link.dispatchEvent('pointerover', { pointerType: 'touch' })
    await expect.poll(() => asked).toHaveLength(1)
    // Longer than what has come answers a tap.
    await page.waitForTimeout(1600)
    await link.tap()
    letCome()
    await expect(page).toHaveURL('/en/categories/pu-foam')
    await expect(page.getByRole('article')).toHaveCount(7)
    expect(asked).toHaveLength(1)
  })
})

/** Runs in the page: the scripts that it has asked for, and those of them that it asked for before it had loaded. */
function scriptsAndEarlyOnes() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const early = files.filter(({ startTime }) => startTime < page!.loadEventStart)
  return { scripts: files.map(({ name }) => name), early: early.map(({ name }) => name) }
}
