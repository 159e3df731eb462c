import type { Locator } from '@playwright/test'
import { pagingLabels } from '#content/paging-labels.ts'
import { labels } from '#content/labels.ts'
import { categoriesPage } from '#content/pages/categories.ts'
import { categoryPage } from '#content/pages/category.ts'
import { productPage } from '#content/pages/product.ts'
import { formatNumber } from '#domain/text/format.ts'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { CODES, fillWithOddRecords, MANY, WORDY } from '#tests/support/odd-records.ts'
import { testOnSite } from '#tests/e2e/filled-site-visit.ts'
import { untilHydrated } from '#tests/e2e/staff/staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages, inGroups, open, PHONE } from '#tests/e2e/visit.ts'

const test = testOnSite(fillWithOddRecords)
// One site serves all of these: it holds thousands of records.
test.describe.configure({ mode: 'default' })

const NARROW = { width: 320, height: 700 }
const PATHS = [
  '/',
  '/categories',
  '/categories/empty',
  '/categories/alone',
  '/categories/long',
  '/categories/many',
  '/products',
  '/collection?category=long',
  '/search?q=polyurethane',
  '/alone/bare',
  '/uncategorized/homeless',
  '/long/long',
  '/long/ragged',
  '/blogs',
  '/blogs/hostile',
  '/blogs/long-post',
]

test.describe('records that nobody thought of stay inside a window, narrow or wide', () => {
  test.use({ reducedMotion: 'reduce' })
  for (const { name, group } of inGroups(PATHS, 8)) {
    test(name, async ({ page }) => {
      for (const address of LOCALES.flatMap((locale) => group.map((path) => localizedPath(locale, path)))) {
        await page.setViewportSize(NARROW)
        const answer = await page.goto(address)
        expect(answer?.status(), address).toBe(200)
        for (const viewport of [NARROW, DESKTOP]) {
          await page.setViewportSize(viewport)
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(excess, `${address}, ${viewport.width} pixels wide`).toBeLessThanOrEqual(0)
        }
      }
    })
  }
})

inBothLanguages('a category of thousands', (locale) => {
  test('counts them all, shows a page of them, and leads to the last one', async ({ page }) => {
    const answer = await page.goto(localizedPath(locale, '/categories/many'))
    expect((await answer!.body()).length).toBeLessThan(500_000)
    const main = page.getByRole('main')
    await expect(main).toContainText(formatNumber(MANY, locale))
    await expect(main.getByRole('article')).toHaveCount(120)
    await main.getByRole('link', { name: pagingLabels.page[locale](42) }).click()
    await expect(page).toHaveURL(/page=42$/)
    await expect(main.getByRole('article')).toHaveCount(80)
    await expect(main.getByRole('link', { name: pagingLabels.next[locale] })).toHaveCount(0)
  })
})

inBothLanguages('a category with a long name and no picture', (locale) => {
  const WIDTHS = [320, 360, 768, 1280]
  test.use({ viewport: { width: WIDTHS[0]!, height: 780 } })

  test('has its name clear of its count and the sign for a picture, however wide the window is', async ({ page }) => {
    await open(page, locale, '/')
    await untilHydrated(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 })
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const tile = page.getByRole('main').locator('.category-tile', { hasText: WORDY[locale] })
      await tile.scrollIntoViewIfNeeded()
      const name = await edgesOf(tile.getByRole('heading'))
      const count = await edgesOf(tile.getByText(labels.products[locale](0)))
      expect(name.bottom, `${width} pixels wide`).toBeLessThan(count.top)
      for (const icon of await tile.locator('.category-tile-missing svg:visible').all())
        expect((await edgesOf(icon)).top, `${width} pixels wide`).toBeGreaterThanOrEqual(name.bottom)
    }
  })

  test('has as much room above its name as beside it, however wide the window is', async ({ page }) => {
    await page.goto(localizedPath(locale, '/categories/wordy'))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 })
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      const name = await edgesOf(heading)
      const ground = await edgesOf(page.locator('.category-hero'))
      expect(name.top - ground.top, `${width} pixels wide`).toBeGreaterThanOrEqual(28)
    }
  })
})

inBothLanguages('a long code', (locale) => {
  test('is whole on its card, and in one line where it fits', async ({ page }) => {
    await page.goto(localizedPath(locale, '/categories/coded'))
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      const codes = page.locator('.product-card-code')
      await expect(codes).toHaveCount(CODES.length)
      for (const code of await codes.all()) {
        const hidden = await code.evaluate((one) => one.scrollWidth - one.clientWidth)
        expect(hidden, `${await code.textContent()}, ${viewport.width} pixels wide`).toBe(0)
      }
      expect(await linesOf(codes.filter({ hasText: /^EXTRA/ }))).toBe(1)
    }
  })

  test('is not broken at its hyphen in the list of all products', async ({ page }) => {
    await page.goto(`${localizedPath(locale, '/products')}?view=list`)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      expect(await linesOf(page.locator('.product-row-code').filter({ hasText: /^EXTRA/ }))).toBe(1)
    }
  })
})

inBothLanguages('what is missing', (locale) => {
  test('in a category is said, with the way back', async ({ page }) => {
    await page.goto(localizedPath(locale, '/categories/empty'))
    await expect(page.getByText(categoryPage.empty.title[locale])).toBeVisible()
    await page.getByRole('link', { name: categoryPage.back[locale] }).click()
    await expect(page).toHaveURL(locale === 'ar' ? '/ar/categories' : '/en/categories')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoriesPage.title[locale])
  })

  test('in a product leaves no hole', async ({ page }) => {
    await page.goto(localizedPath(locale, '/alone/bare'))
    const main = page.getByRole('main')
    const { panels } = productPage
    await expect(main.getByText(panels.noPackaging[locale])).toBeVisible()
    await main.getByText(panels.properties[locale], { exact: true }).click()
    await expect(main.getByText(panels.noProperties[locale])).toBeVisible()
    await main.getByText(panels.areas[locale], { exact: true }).click()
    await expect(main.getByText(panels.noAreas[locale])).toBeVisible()
    await expect(main.getByRole('heading', { name: productPage.videos.title[locale] })).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'PDF' })).toHaveCount(0)
  })

  test('of a pack is a dash, and of its videos only what can be shown is offered', async ({ page }) => {
    await page.goto(localizedPath(locale, '/long/ragged'))
    const rows = page.getByRole('row')
    await expect(rows.nth(1)).toContainText('–')
    await expect(rows.nth(2)).toContainText('–')
    const videos = page.getByRole('region', { name: productPage.videos.title[locale] })
    await expect(videos.getByRole('link')).toHaveCount(1)
    await expect(videos.getByText(productPage.videos.noMain[locale])).toBeVisible()
  })

  test('of a category is said on the product', async ({ page }) => {
    await page.goto(localizedPath(locale, '/search?q=bare'))
    await expect(page.getByRole('main').getByText(labels.uncategorized[locale])).toBeVisible()
  })
})

inBothLanguages('an article', (locale) => {
  test('runs nothing of what was pasted into it', async ({ page }) => {
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('never shown'))
    await page.goto(localizedPath(locale, '/blogs/hostile'))
    const article = page.getByRole('article').first()
    await expect(article).toContainText('Safe text')
    await expect(
      article.locator('script, iframe, svg[onload], [onclick], [onerror], [style], [href^="javascript"]'),
    ).toHaveCount(0)
  })
})

/** Over how many lines a text runs. */
async function linesOf(element: Locator) {
  return element.evaluate((one) => {
    const range = new Range()
    range.selectNodeContents(one)
    return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size
  })
}

async function edgesOf(element: Locator) {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return { top, bottom }
  })
}
