import type { Locator, Page } from '@playwright/test'
import navigation from '#seed/content/site/pages/navigation.json' with { type: 'json' }
import { labels } from '#content/labels.ts'
import { productsPage } from '#content/pages/products.ts'
import { directionOf, type Locale, localizedPath } from '#domain/text/locale.ts'
import { DESKTOP, expect, inBothLanguages, open, PHONE, test } from '#tests/e2e/visit.ts'

const CATEGORY = { path: '/categories/pu-foam', name: { ar: 'رغوة البولي يوريثان', en: 'PU Foam' } }
const PRODUCT = '/pu-foam/805'
const LANGUAGE_NAME = { ar: 'العربية', en: 'English' }

function categoriesLabel(locale: Locale): string {
  return navigation.entries.find(({ target }) => target === '/categories')?.[`label_${locale}`] ?? ''
}

/** The visible link to an address in the main part of the page. */
function linkTo(page: Page, address: string): Locator {
  return page.getByRole('main').locator(`a[href="${address}"]`).filter({ visible: true }).first()
}

inBothLanguages('a visitor finds a product', (locale) => {
  test.use({ viewport: DESKTOP })

  test('from the home page through its category, and reads it in the other language', async ({ page }) => {
    await open(page, locale, '/')
    await linkTo(page, localizedPath(locale, CATEGORY.path)).click()
    await expect(page).toHaveURL(localizedPath(locale, CATEGORY.path))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(CATEGORY.name[locale])

    await linkTo(page, localizedPath(locale, PRODUCT)).click()
    await expect(page).toHaveURL(localizedPath(locale, PRODUCT))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('805')

    const other = locale === 'ar' ? 'en' : 'ar'
    await page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAME[other] }).click()
    await expect(page).toHaveURL(localizedPath(other, PRODUCT))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(other))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('805')
  })
})

inBothLanguages('the list of categories in the navigation bar', (locale) => {
  test.use({ viewport: DESKTOP })

  test('opens, is walked through and closes by keyboard alone', async ({ page }) => {
    await open(page, locale, '/about')
    const bar = page.getByRole('banner').getByRole('navigation')
    const entry = bar.locator('[aria-expanded]')
    await expect(entry).toHaveText(categoriesLabel(locale))
    await expect(entry).toHaveAttribute('aria-expanded', 'false')
    await entry.focus()
    await page.keyboard.press('Enter')
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    const first = bar.locator(`a[href^="${localizedPath(locale, '/categories/')}"]`).first()
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(entry).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${localizedPath(locale, '/categories/')}[a-z-]+$`))
    await expect(first).toBeHidden()
  })
})

inBothLanguages('on a phone', (locale) => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the menu opens over the page, leads on and closes', async ({ page }) => {
    await open(page, locale, '/')
    const menu = page.getByRole('dialog', { name: labels.openMenu[locale] })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: labels.openMenu[locale], exact: true }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: labels.openMenu[locale], exact: true }).click()
    await menu.getByText(categoriesLabel(locale), { exact: true }).click()
    await menu.locator(`a[href="${localizedPath(locale, CATEGORY.path)}"]`).tap()
    await expect(page).toHaveURL(localizedPath(locale, CATEGORY.path))
    await expect(menu).toBeHidden()
  })
})

test('a figure that is a text in Arabic is read from the right, a number from the left @long', async ({ page }) => {
  await page.goto('/categories/tapes-tools')
  const text = page.locator('dd > bdi').filter({ hasText: '×' }).first()
  await expect(text).toHaveCSS('direction', 'rtl')
  await expect(
    page
      .locator('dd > bdi')
      .filter({ hasText: /^[\d.]+$/ })
      .first(),
  ).toHaveCSS('direction', 'ltr')
})

inBothLanguages('the name of a product', (locale) => {
  test('is whole on its card, however wide the window is @long', async ({ page }) => {
    for (const path of ['/', '/collection', CATEGORY.path]) {
      await open(page, locale, path)
      for (const width of [390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => document.fonts.ready)
        const names = page.getByRole('main').locator('.product-card-link')
        await expect(names.nth(3)).toBeAttached()
        expect.soft(await names.evaluateAll(namesCut), `${path}, ${width} pixels wide`).toEqual([])
      }
    }
  })
})

/** The names of which a line is left out; letters may reach over the edge of theirs. */
function namesCut(names: Element[]): (string | null)[] {
  return names.filter((name) => name.scrollHeight - name.clientHeight > 8).map((name) => name.textContent)
}

inBothLanguages('the whole range', (locale) => {
  test('is a compact table whose chips lead to its sections, on a phone and on a desktop @long', async ({ page }) => {
    await open(page, locale, '/products?view=list')
    for (const viewport of [PHONE, DESKTOP]) {
      await test.step(`${viewport.width} pixels wide`, async () => {
        await page.setViewportSize(viewport)
        await page.evaluate(() => scrollTo(0, 0))
        const main = page.getByRole('main')
        await expect(main.getByRole('article')).toHaveCount(61)
        const chips = main.getByRole('navigation', { name: productsPage.sections[locale] }).getByRole('link')
        await expect(chips).toHaveCount(8)
        await chips.nth(4).click()
        await expect(main.locator('#category-hot-melt')).toBeInViewport()
        const heights = await main.getByRole('article').evaluateAll((rows) => rows.map((row) => row.clientHeight))
        expect(Math.max(...heights)).toBeLessThan(250)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
    }
  })
})
