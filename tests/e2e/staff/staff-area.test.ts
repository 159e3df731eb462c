import type { Locator, Page } from '@playwright/test'
import { login } from '#content/admin/login.ts'
import { shell } from '#content/admin/shell.ts'
import type { Locale } from '#domain/text/locale.ts'
import { NEW_LANGUAGE_COOKIE } from '#domain/accounts/staff-locale.ts'
import { OWNER } from '#tests/support/site.ts'
import { openAsStaff, typeSignIn } from './staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages, open, test, untilRemembered } from '#tests/e2e/visit.ts'

const flag = (page: Page) => page.evaluate(() => localStorage.getItem('adminAuthenticated'))

inBothLanguages('staff', (locale) => {
  test.use({ viewport: DESKTOP, locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

  test('sign in, are distinguished from strangers, and sign out @every-store', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
    await typeSignIn(page, locale, { ...OWNER, password: 'not-the-password' })
    await expect(page.getByRole('alert')).toHaveText(login.invalid[locale])
    await expect(page.getByLabel(login.username[locale])).toHaveValue(OWNER.username)
    await typeSignIn(page, locale)
    await expect(page).toHaveURL('/admin/categories')
    await expect.poll(() => flag(page)).toBe('true')
    await page.getByRole('button', { name: shell.logout[locale] }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect.poll(() => flag(page)).toBeNull()
  })

  test('see the picture beside the sign-in form as sharp as it is stored @long', async ({ page }) => {
    for (const [width, height] of [
      [1280, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/admin/login')
      const picture = page.locator('.login-picture img')
      await expect(picture).toHaveJSProperty('complete', true)
      const scale = await picture.evaluate(async (image: HTMLImageElement) => {
        const stored = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
        return Math.max(image.clientHeight / stored.height, image.clientWidth / stored.width)
      })
      expect(scale).toBeLessThanOrEqual(1)
    }
  })

  test('choose the language once for both areas', async ({ page }) => {
    const other: Locale = locale === 'ar' ? 'en' : 'ar'
    await page.goto('/admin/login')
    await page.getByRole('button', { name: locale === 'ar' ? 'English' : 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await untilRemembered(page, other)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.title[other])
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), locale)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.title[locale])
  })

  test('keep a language that they chose before the page was hydrated @long', async ({ page }) => {
    const other: Locale = locale === 'ar' ? 'en' : 'ar'
    await open(page, locale, '/contact')
    await page.route('**/assets/entry.client-*.js', () => {})
    await page.goto('/admin/login')
    await page.getByRole('button', { name: locale === 'ar' ? 'English' : 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.unroute('**/assets/entry.client-*.js')
    await page.reload()
    await untilRemembered(page, other)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(NEW_LANGUAGE_COOKIE)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.title[other])
  })

  test('see all sections of their day at once, with the system folded @long', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.goto('/admin/login')
    await typeSignIn(page, locale)
    const sections = page.getByRole('navigation', { name: shell.navigation[locale] })
    // An earlier test may have unfolded it for the account.
    const system = sections.getByRole('button', { name: shell.groups.system[locale] })
    if ((await system.getAttribute('aria-expanded')) === 'true') await system.click()
    await expect(system).toHaveAttribute('aria-expanded', 'false')
    expect(await sections.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
    const logout = page.getByRole('button', { name: shell.logout[locale] }).filter({ visible: true })
    await expect(logout).toBeInViewport({ ratio: 1 })
    const { system: _folded, ...groups } = shell.groups
    for (const heading of Object.values(groups)) {
      await expect(sections.getByRole('list', { name: heading[locale] }).getByRole('link').last()).toBeInViewport()
    }
  })

  test('see where they are on a very low screen, and that the list of sections goes on @long', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 657 })
    await page.goto('/admin/login?next=/admin/operations')
    await typeSignIn(page, locale)
    const sections = page.getByRole('navigation', { name: shell.navigation[locale] })
    const current = sections.locator('[aria-current="page"]')
    const foot = page.locator('.sidebar-foot').filter({ visible: true })
    const [first, last] = [sections.getByRole('link').first(), sections.getByRole('link').last()]
    const endOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
    const startOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(async () => (await endOf(current)) <= (await startOf(foot))).toBe(true)
    await first.focus()
    await expect.poll(async () => (await startOf(first)) >= (await startOf(sections))).toBe(true)
    await last.focus()
    await expect.poll(async () => (await endOf(last)) <= (await startOf(foot))).toBe(true)
    expect(await endOf(foot)).toBeLessThanOrEqual(657)
  })
})

/** What is folded is remembered for the account, which other languages would unfold. */
test.describe('staff of one account', () => {
  const locale = 'ar'
  test.use({ viewport: DESKTOP, locale: 'ar-SA' })

  test('fold the sidebar and a group, and find it so later and elsewhere @long', async ({ page, browser, baseURL }) => {
    await openAsStaff(page, '/admin/categories')
    const sidebarOf = (of: Page) => of.getByRole('navigation', { name: shell.navigation[locale] })
    const headingIn = (of: Page) => sidebarOf(of).getByRole('button', { name: shell.groups.site[locale] })
    const entryIn = (of: Page) => sidebarOf(of).getByRole('link', { name: shell.sections.blogs[locale] })
    await expect(entryIn(page)).toBeVisible()
    await Promise.all([page.waitForResponse('**/admin/sidebar'), headingIn(page).click()])
    await expect(entryIn(page)).toBeHidden()
    await page.goto('/admin/blogs')
    await expect(headingIn(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(entryIn(page)).toBeVisible()

    await page.getByRole('button', { name: shell.collapse[locale] }).click()
    await expect(page.getByRole('button', { name: shell.expand[locale] })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: shell.expand[locale] })).toBeVisible()
    const items = page.getByRole('link', { name: shell.sections.items[locale], exact: true })
    await expect(items.filter({ visible: true })).toBeVisible()

    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: DESKTOP, locale: 'ar-SA' })
    const other = await context.newPage()
    await other.goto('/admin/login?next=/admin/items')
    await typeSignIn(other, locale)
    await expect(entryIn(other)).toBeHidden()
    await headingIn(other).click()
    await expect(entryIn(other)).toBeVisible()
    await expect(other).toHaveURL('/admin/items')
    await context.close()
  })
})
