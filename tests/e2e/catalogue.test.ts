import { headerLinks } from '../../content/navigation.ts'
import { labels } from '../../content/labels.ts'
import { directionOf, type Locale, localizedPath } from '../../domain/locale.ts'
import { DESKTOP, expect, inBothLanguages, PHONE, test } from './visit.ts'

const CATEGORY = { path: '/categories/pu-foam', name: { ar: 'رغوة البولي يوريثان', en: 'PU Foam' } }
const PRODUCT = '/pu-foam/805'
const LANGUAGE_NAME = { ar: 'العربية', en: 'English' }

function categoriesLabel(locale: Locale): string {
  return headerLinks.find(({ path }) => path === '/categories')?.label[locale] ?? ''
}

inBothLanguages('a visitor finds a product', (locale) => {
  test.use({ viewport: DESKTOP })

  test('from the home page through its category, and reads it in the other language', async ({ page }) => {
    await page.goto(localizedPath(locale, '/'))
    await page
      .getByRole('main')
      .locator(`a[href="${localizedPath(locale, CATEGORY.path)}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(localizedPath(locale, CATEGORY.path))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(CATEGORY.name[locale])

    await page
      .getByRole('main')
      .locator(`a[href="${localizedPath(locale, PRODUCT)}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(localizedPath(locale, PRODUCT))
    await expect(page.getByRole('main')).toContainText('805')

    const other = locale === 'ar' ? 'en' : 'ar'
    await page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAME[other] }).click()
    await expect(page).toHaveURL(localizedPath(other, PRODUCT))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(other))
    await expect(page.getByRole('main')).toContainText('805')
  })

  test('without JavaScript as well', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(localizedPath(locale, '/'))
    await page
      .getByRole('main')
      .locator(`a[href="${localizedPath(locale, CATEGORY.path)}"]`)
      .first()
      .click()
    await page
      .getByRole('main')
      .locator(`a[href="${localizedPath(locale, PRODUCT)}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(localizedPath(locale, PRODUCT))
    await expect(page.getByRole('main')).toContainText('805')
    await context.close()
  })
})

inBothLanguages('the list of categories in the navigation bar', (locale) => {
  test.use({ viewport: DESKTOP })

  test('opens, is walked through and closes by keyboard alone', async ({ page }) => {
    await page.goto(localizedPath(locale, '/about'))
    const bar = page.getByRole('banner').getByRole('navigation')
    const opener = bar.getByRole('button', { name: categoriesLabel(locale) })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    const first = bar.locator(`a[href^="${localizedPath(locale, '/categories/')}"]`).first()
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${localizedPath(locale, '/categories/')}[a-z-]+$`))
    await expect(first).toBeHidden()
  })
})

inBothLanguages('on a phone', (locale) => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the menu opens over the page, leads on and closes', async ({ page }) => {
    await page.goto(localizedPath(locale, '/'))
    const menu = page.getByRole('dialog', { name: labels.openMenu[locale] })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: labels.openMenu[locale], exact: true }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: labels.openMenu[locale], exact: true }).click()
    await menu.getByText(categoriesLabel(locale), { exact: true }).click()
    await menu.locator(`a[href="${localizedPath(locale, CATEGORY.path)}"]`).click()
    await expect(page).toHaveURL(localizedPath(locale, CATEGORY.path))
    await expect(menu).toBeHidden()
  })

  test('nothing reaches beyond the edge of the screen', async ({ page }) => {
    for (const path of ['/', '/categories', CATEGORY.path, PRODUCT, '/nothing-here']) {
      await page.goto(localizedPath(locale, path))
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess, path).toBeLessThanOrEqual(0)
    }
  })
})

inBothLanguages('going back', (locale) => {
  test.use({ viewport: DESKTOP })

  test('leads to where the visitor was, going on to the top', async ({ page }) => {
    await page.goto(localizedPath(locale, CATEGORY.path))
    const last = page
      .getByRole('main')
      .locator(`a[href^="${localizedPath(locale, '/pu-foam/')}"]`)
      .last()
    await last.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(200)
    await last.click()
    await expect(page).toHaveURL(new RegExp(localizedPath(locale, '/pu-foam/')))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(localizedPath(locale, CATEGORY.path))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 50)
  })
})

inBothLanguages('the language of the last page', (locale) => {
  test('is remembered in the browser', async ({ page }) => {
    await page.goto(localizedPath(locale, '/categories'))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(locale)
  })
})
