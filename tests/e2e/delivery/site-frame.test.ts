import type { Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { DESKTOP, expect, inBothLanguages, open, PHONE, test } from '#tests/e2e/visit.ts'

const banner = (page: Page) => page.getByRole('banner')

inBothLanguages('the bar', (locale) => {
  test.use({ viewport: DESKTOP })

  test('stays in view, solid and after 50 pixels translucent, and becomes a menu below 1280', async ({ page }) => {
    await open(page, locale, '/about')
    const ground = () => banner(page).evaluate((bar) => getComputedStyle(bar).backgroundColor)
    await page.evaluate(() => scrollTo(0, 50))
    await expect(banner(page)).not.toHaveAttribute('data-scrolled')
    expect(await ground()).not.toMatch(/\/|rgba/)
    await page.evaluate(() => scrollTo(0, 51))
    await expect(banner(page)).toHaveAttribute('data-scrolled')
    await expect.poll(ground).toMatch(/\/ 0\.|rgba\(.*, 0\./)
    await page.evaluate(() => scrollTo(0, 600))
    await expect(banner(page)).toBeInViewport()
    expect((await banner(page).boundingBox())!.y).toBe(0)

    const menu = banner(page).getByRole('button', { name: labels.openMenu[locale], exact: true })
    const links = banner(page).getByRole('navigation', { name: labels.mainNavigation[locale] })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(links).toBeVisible()
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 1279, height: 800 })
    await expect(links).toBeHidden()
    await menu.click()
    await expect(page.getByRole('dialog', { name: labels.openMenu[locale] })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('dialog', { name: labels.openMenu[locale] })).toBeHidden()
  })

  test('has whole the letters of the way to sign in, in the first window with room for it @long', async ({ page }) => {
    await open(page, locale, '/')
    await page.evaluate(() => document.fonts.ready)
    const name = banner(page).locator('.account-name:visible')
    expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })
})

inBothLanguages('the menu of a phone', (locale) => {
  test.use({ viewport: PHONE })

  test('has its categories folded whenever it is opened @long', async ({ page }) => {
    await open(page, locale, '/about')
    const button = banner(page).getByRole('button', { name: labels.openMenu[locale], exact: true })
    const menu = page.getByRole('dialog', { name: labels.openMenu[locale] })
    const category = menu.getByRole('link', { name: labels.allCategories[locale] })
    await button.click()
    await expect(category).toBeHidden()
    await menu.locator('summary').click()
    await expect(category).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu).toBeVisible()
    await expect(category).toBeHidden()
  })
})

inBothLanguages('on the way to another page', (locale) => {
  const to = (path: string) => localizedPath(locale, path)

  test.describe('of a wide window', () => {
    test.use({ viewport: DESKTOP })

    test('the list of categories closes, whatever led there @long', async ({ page }) => {
      await open(page, locale, '/about')
      await page.locator(`footer a[href="${to('/faq')}"]`).click()
      await expect(page).toHaveURL(to('/faq'))
      const entry = banner(page).locator('.site-nav-link[aria-controls]')
      await entry.click()
      await expect(entry).toHaveAttribute('aria-expanded', 'true')
      await page.goBack()
      await expect(page).toHaveURL(to('/about'))
      await expect(entry).toHaveAttribute('aria-expanded', 'false')
    })
  })

  test.describe('of a phone', () => {
    test.use({ viewport: PHONE })

    test('the menu closes, whatever led there @long', async ({ page }) => {
      await open(page, locale, '/about')
      await page.locator(`footer a[href="${to('/faq')}"]`).click()
      await expect(page).toHaveURL(to('/faq'))
      await banner(page).getByRole('button', { name: labels.openMenu[locale], exact: true }).click()
      const menu = page.getByRole('dialog', { name: labels.openMenu[locale] })
      await expect(menu).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(to('/about'))
      await expect(menu).toBeHidden()
    })
  })
})
