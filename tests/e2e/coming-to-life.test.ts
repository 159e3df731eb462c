import type { Request } from '@playwright/test'
import { untilAlive } from './staff-sign-in.ts'
import { DESKTOP, expect, open, PHONE, test } from './visit.ts'

/** What the first view may cost: bytes of packed scripts, and files of any kind. */
const SCRIPTS = 125_000
const REQUESTS = 18

test.describe('a page that comes to life', () => {
  test.use({ viewport: DESKTOP })

  test('shows what has changed since it came, and complains of nothing', async ({ page }) => {
    await page.route('**/en/pu-foam/805?_state', async (route) => {
      const changed = await route.fetch({ url: route.request().url().replace('/805', '/806') })
      await route.fulfill({ response: changed })
    })
    await open(page, 'en', '/pu-foam/805')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('806')
  })

  test('keeps what was typed until then, in texts that were filled too', async ({ page }) => {
    let comeToLife = () => {}
    const life = new Promise<void>((resolve) => (comeToLife = resolve))
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await life
      await route.continue()
    })
    await page.goto('/en/pu-foam/805')
    const details = page.locator('[name=details]')
    await expect(details).not.toHaveValue('')
    await details.fill('Forty boxes')
    comeToLife()
    await untilAlive(page)
    await expect(details).toHaveValue('Forty boxes')
  })
})

test.describe('a page on a phone', () => {
  test.use({ viewport: PHONE })

  test('loads no script before it has loaded itself, and no data twice', async ({ page }) => {
    const early: string[] = []
    const states: string[] = []
    let hasLoaded = false
    page.on('load', () => (hasLoaded = true))
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !hasLoaded) early.push(request.url())
      if (request.url().includes('_state')) states.push(request.url())
    })
    await open(page, 'ar', '/about')
    expect(early).toEqual([])
    expect(states).toHaveLength(1)
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

function isScript(request: Request): boolean {
  return request.resourceType() === 'script'
}
