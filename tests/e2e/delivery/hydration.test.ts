import { labels } from '#content/labels.ts'
import { collectionPage } from '#content/pages/collection.ts'
import { COLLECTION_SORTS } from '#domain/catalogue/collection-query.ts'
import { openScreen, untilHydrated } from '#tests/e2e/staff/staff-sign-in.ts'
import { DESKTOP, expect, holdBack, open, PHONE, test } from '#tests/e2e/visit.ts'

test.describe('a page that waits to be hydrated', () => {
  test.use({ viewport: DESKTOP, locale: 'en-GB' })

  test('narrows a list by what was ticked until then @long', async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/collection')
    await page.locator('input[name="category"][value="pu-foam"]').first().check()
    hydrate()
    await expect(page).toHaveURL('/en/collection?category=pu-foam')
    await expect(page.locator('input[name="category"][value="pu-foam"]').first()).toBeChecked()
  })
})

test.describe('a page on a phone', () => {
  test.use({ viewport: PHONE })

  test('sorts as was chosen before it lived @long', async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/collection')
    const sort = page.getByRole('combobox', { name: collectionPage.sort.en })
    await sort.focus()
    await sort.selectOption(COLLECTION_SORTS[1])
    hydrate()
    await expect(page).toHaveURL(`/en/collection?sort=${COLLECTION_SORTS[1]}`)
    await expect(sort).toHaveValue(COLLECTION_SORTS[1])
  })

  test('keeps the menu that was opened before it lived, and closes it @long', async ({ page }) => {
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
    await lost
    await page.getByRole('link', { name: collectionPage.filter.en }).click()
    await expect(page).toHaveURL(/#/)
    // The browser itself writes that it could not load a module.
    expect(troubles.filter((trouble) => !/net::ERR_FAILED|dynamically imported module/.test(trouble))).toEqual([])
    troubles.splice(0)
  })

  test('is hydrated by itself, by scripts that it asks for once it has loaded itself', async ({ page }) => {
    await openScreen(page, '/about')
    const { scripts, early } = await page.evaluate(scriptsAndEarlyOnes)
    expect(scripts.length).toBeGreaterThan(0)
    expect(early).toEqual([])
  })
})

test.describe('a link', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('has its page prefetched while a finger is still down, which counts no visit', async ({ page }) => {
    await open(page, 'en', '/categories')
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/pu-foam.data') && asked.push(request.url()))
    const link = page.locator('main a[href="/en/categories/pu-foam"]').first()
    await link.dispatchEvent('touchstart')
    await expect.poll(() => asked).toHaveLength(1)
    await link.tap()
    await expect(page).toHaveURL('/en/categories/pu-foam')
    await expect(page.getByRole('article')).toHaveCount(7)
  })
})

/** Runs in the page: the scripts that it has asked for, and those of them that it asked for before it had loaded. */
function scriptsAndEarlyOnes() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const early = files.filter(({ startTime }) => startTime < page!.loadEventStart)
  return { scripts: files.map(({ name }) => name), early: early.map(({ name }) => name) }
}
