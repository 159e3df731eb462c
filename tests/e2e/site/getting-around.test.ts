import type { Locator, Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import { categoriesPage } from '#content/pages/categories.ts'
import { notFoundPage } from '#content/pages/not-found.ts'
import { productsPage } from '#content/pages/products.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { askExactly } from '#tests/pages/page.ts'
import { DESKTOP, expect, inBothLanguages, LONG, open, PHONE, test, untilRemembered } from '#tests/e2e/visit.ts'

const ARTICLE = '/blogs/how-to-choose-pu-foam'
const banner = (page: Page) => page.getByRole('banner')

inBothLanguages('the search box', (locale) => {
  test.use({ viewport: DESKTOP })
  const box = (page: Page) => banner(page).getByRole('combobox').filter({ visible: true })
  const results = localizedPath(locale, '/search')

  test('takes no blanks, trims and encodes what it sends, and is empty afterwards', async ({ page }) => {
    await open(page, locale, '/about')
    await box(page).fill('   ')
    await box(page).press('Enter')
    await banner(page).getByRole('button', { name: labels.search[locale], exact: true }).click()
    await expect(page).toHaveURL(localizedPath(locale, '/about'))

    await box(page).fill('  50% & ms/55? ')
    await box(page).press('Enter')
    await expect(page).toHaveURL(`${results}?q=${encodeURIComponent('50% & ms/55?')}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('50% & ms/55?')
    await expect(box(page)).toHaveValue('')
    await expect(page.getByRole('main')).toBeFocused()

    await box(page).fill('٨٠٥')
    await banner(page).getByRole('button', { name: labels.search[locale], exact: true }).click()
    await expect(page).toHaveURL(`${results}?q=${encodeURIComponent('٨٠٥')}`)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('805')
  })
})

inBothLanguages('a page that is not there', (locale) => {
  test('has the call button on a phone, and a search box that leads to what was meant', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(localizedPath(locale, '/no-such-page'))
    await expect(page.getByRole('complementary', { name: labels.callUs[locale] })).toBeVisible()
    const search = page.getByRole('main').getByRole('search', { name: notFoundPage.search[locale] })
    await search.getByRole('combobox').or(search.getByRole('searchbox')).fill('MS-55')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${localizedPath(locale, '/search')}?q=MS-55`)
  })
})

inBothLanguages('the header', (locale) => {
  test('has a search box and even room between its parts, however wide the window is @long', async ({ page }) => {
    await open(page, locale, '/about')
    for (const width of [768, 1024, 1280, 1366, 1440, 1920]) {
      await test.step(`${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expect(banner(page).getByRole('combobox').filter({ visible: true })).toHaveCount(1)
        const gaps = await banner(page).locator('.site-header-row').evaluate(gapsBetweenParts)
        expect(gaps.length).toBeGreaterThan(2)
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(27)
        // On the widest one the search has all the room that it takes, and what is left stands before it.
        if (width >= 1440) expect(gaps.at(locale === 'ar' ? 0 : -1)).toBeLessThan(56)
      })
    }
  })
})

/** Between the outer edges of what is seen of the parts of a row. */
function gapsBetweenParts(row: Element): number[] {
  const seen = 'img, .site-nav-link > span, form, .site-header-account > *, .site-header-language, .button'
  const edges = [...row.querySelectorAll(seen)]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .toSorted((one, other) => one.left - other.left)
  const isOfOnePart = (gap: number) => gap <= 10
  return edges
    .slice(1)
    .map(({ left }, index) => left - edges[index]!.right)
    .filter((gap) => !isOfOnePart(gap))
}

inBothLanguages('the language switch', (locale) => {
  test.use({ viewport: DESKTOP })
  const other: Locale = locale === 'ar' ? 'en' : 'ar'

  test('keeps query and fragment, at the top and at the end of a page', async ({ page }) => {
    for (const place of ['banner', 'contentinfo'] as const) {
      await test.step(place, async () => {
        await open(page, locale, '/faq?from=mail#returns')
        await page.getByRole(place).getByRole('link', { name: labels.otherLanguage[locale] }).click()
        await expect(page).toHaveURL(localizedPath(other, '/faq?from=mail#returns'))
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await untilRemembered(page, other)
      })
    }
  })
})

test('signing in or out in another tab reloads the page @long', async ({ page, context }) => {
  await open(page, 'ar', '/about')
  await page.evaluate(() => Object.assign(window, { before: true }))
  const other = await context.newPage()
  await open(other, 'ar', '/faq')
  await other.evaluate(() => localStorage.setItem('theme', 'x'))
  expect(await page.evaluate(() => 'before' in window)).toBe(true)
  await Promise.all([
    page.waitForEvent('load'),
    other.evaluate(() => localStorage.setItem('authEvent', String(Date.now()))),
  ])
  expect(await page.evaluate(() => 'before' in window)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

inBothLanguages('the ways back up', (locale) => {
  test.use({ viewport: DESKTOP })

  for (const from of ['/pu-foam/805', '/products', '/categories/pu-foam', ARTICLE]) {
    test(`of ${from} lead to the pages that they name`, { tag: LONG }, async ({ page }) => {
      await open(page, locale, from)
      const addresses = await page
        .locator('.breadcrumb a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
      expect(addresses.length).toBeGreaterThan(0)
      for (const address of addresses) {
        await expectToLead(page, page.locator(`.breadcrumb a[href="${address}"]`), address)
        await page.goBack()
        await expect(page).toHaveURL(localizedPath(locale, from))
      }
    })
  }

  test('of a page that is missing leads home @long', async ({ page }) => {
    await open(page, locale, '/nowhere/at-all')
    const home = page.getByRole('main').getByRole('link', { name: notFoundPage.home[locale] })
    await expectToLead(page, home, locale === 'ar' ? '/ar' : '/en')
  })
})

/** Follows a link inside the page, to what stands at its address for whoever comes from elsewhere. */
async function expectToLead(page: Page, link: Locator, address: string) {
  const whole = await askExactly(address)
  await link.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(whole.texts('h1'))
}

inBothLanguages('new pages begin at the top', (locale) => {
  test.use({ viewport: DESKTOP })

  test('and another query of the same list leaves the visitor where the list is', async ({ page }) => {
    await open(page, locale, '/products')
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('contentinfo').getByRole('link', { name: labels.categories[locale], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoriesPage.title[locale])
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsPage.title[locale])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(850)
    await page.goForward()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100)
  })
})

test('the page behind a link is fetched when somebody reaches for it @long', async ({ page }) => {
  await open(page, 'en', '/about')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.locator('a[href="/en/blogs"]').filter({ visible: true }).first().focus()
  await expect.poll(() => asked).toContain('/en/blogs.data')
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/blogs-'))).toBe(true)
  await expect(page).toHaveURL('/en/about')
})
