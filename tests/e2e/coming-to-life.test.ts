import type { Page } from '@playwright/test'
import { shell } from '../../content/admin/shell.ts'
import { brandsPage } from '../../content/pages/brands.ts'
import { openAsStaff, untilAlive } from './staff-sign-in.ts'
import { DESKTOP, expect, open, PHONE, test } from './visit.ts'

test.describe('a page that comes to life', () => {
  test.use({ viewport: DESKTOP, locale: 'en-GB' })

  test('shows what has changed since it came, and complains of nothing', async ({ page }) => {
    await openChanged(page)
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

/** Opens a page whose data have become those of another product since it was made. */
async function openChanged(page: Page): Promise<void> {
  await page.route('**/en/pu-foam/805?_state', async (route) => {
    const changed = await route.fetch({ url: route.request().url().replace('/805', '/806') })
    await route.fulfill({ response: changed })
  })
  await open(page, 'en', '/pu-foam/805')
}

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

/** Runs in the page: the scripts that it has asked for, and those of them that it asked for before it had loaded. */
function scriptsAndEarlyOnes() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const early = files.filter(({ startTime }) => startTime < page!.loadEventStart)
  return { scripts: files.map(({ name }) => name), early: early.map(({ name }) => name) }
}
