import type { Locator, Page } from '@playwright/test'
import { labels } from '../../content/labels.ts'
import { loadErrors } from '../../content/messages.ts'
import { blogsPage } from '../../content/pages/blogs.ts'
import { brandsPage } from '../../content/pages/brands.ts'
import { categoriesPage } from '../../content/pages/categories.ts'
import { notFoundPage } from '../../content/pages/not-found.ts'
import { productsPage } from '../../content/pages/products.ts'
import { searchPage } from '../../content/pages/search.ts'
import { localizedPath, type Locale } from '../../domain/locale.ts'
import { askExactly } from '../pages/page.ts'
import { DESKTOP, expect, holdData, inBothLanguages, open, test, untilRemembered } from './visit.ts'

const banner = (page: Page) => page.getByRole('banner')

/** Follows a link as a visitor would, wherever the page has one. */
async function follow(page: Page, address: string) {
  await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click()
}

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

    await box(page).fill('٨٠٥')
    await banner(page).getByRole('button', { name: labels.search[locale], exact: true }).click()
    await expect(page).toHaveURL(`${results}?q=${encodeURIComponent('٨٠٥')}`)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('805')
  })
})

inBothLanguages('the language switch', (locale) => {
  test.use({ viewport: DESKTOP })
  const other: Locale = locale === 'ar' ? 'en' : 'ar'

  for (const place of ['banner', 'contentinfo'] as const) {
    test(`in the ${place} keeps query and fragment`, async ({ page }) => {
      await open(page, locale, '/faq?from=mail#returns')
      await page.getByRole(place).getByRole('link', { name: labels.otherLanguage[locale] }).click()
      await expect(page).toHaveURL(localizedPath(other, '/faq?from=mail#returns'))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await untilRemembered(page, other)
    })
  }
})

test('the language switch leads from aliases and odd paths to the right page', async ({ page }) => {
  const target = (address: string) =>
    test.step(address, async () => {
      await page.goto(address)
      return banner(page).locator('a[hreflang]').filter({ visible: true }).first().getAttribute('href')
    })
  expect(await target('/')).toBe('/en')
  expect(await target('/en')).toBe('/')
  expect(await target('/ar')).toBe('/en')
  expect(await target('/ar/about?a=1')).toBe('/en/about?a=1')
  expect(await target('/en/about')).toBe('/about')
  expect(await target('/enamel/1')).toBe('/en/enamel/1')
})

test('signing in or out in another tab reloads the page', async ({ page, context }) => {
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

inBothLanguages('a page that takes its time', (locale) => {
  test.use({ viewport: DESKTOP })

  for (const { path, card, count } of [
    { path: '/categories', card: '.category-card', count: 6 },
    { path: '/blogs', card: '.post-card', count: 6 },
    { path: '/categories/pu-foam', card: '.product-card', count: 8 },
    { path: '/', card: '.post-card', count: 3 },
    { path: '/', card: '.product-card', count: 8 },
  ]) {
    test(`is announced by its shape: ${count} ${card} on ${path}`, async ({ page }) => {
      await open(page, locale, path === '/' ? '/about' : '/')
      const release = await holdData(page)
      await page.evaluate(() => scrollTo(0, 400))
      await (path === '/categories'
        ? page.getByRole('contentinfo').getByRole('link', { name: labels.categories[locale], exact: true }).click()
        : follow(page, localizedPath(locale, path)))
      const skeleton = page
        .getByRole('main')
        .locator(card)
        .filter({ has: page.locator('.skeleton') })
      await expect(skeleton).toHaveCount(count)
      await expect(page.getByRole('main').getByRole('status')).toHaveText(labels.loading[locale])
      release()
      await expect(page).toHaveURL(localizedPath(locale, path))
      await expect(page.locator('.skeleton')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('shows eight shapes while results are searched', async ({ page }) => {
    await open(page, locale, '/')
    const release = await holdData(page)
    await banner(page).getByRole('combobox').filter({ visible: true }).fill('MS')
    await page.keyboard.press('Enter')
    await expect(page.locator('.product-card').filter({ has: page.locator('.skeleton') })).toHaveCount(8)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(searchPage.title[locale])
    await expect(page.locator('.skeleton')).toHaveCount(0)
  })
})

inBothLanguages('a page whose data does not arrive', (locale) => {
  test.use({ viewport: DESKTOP })

  for (const { path, words } of [
    { path: '/categories/pu-foam', words: loadErrors.category },
    { path: '/pu-foam/805', words: loadErrors.product },
    { path: '/categories', words: loadErrors.categories },
    { path: '/blogs', words: blogsPage.error.title },
    { path: '/search?q=MS-55', words: searchPage.error },
  ]) {
    test(`${path} says so, leaves the frame standing and tries again`, async ({ page, troubles }) => {
      // Before the page is there, so that the browser is sure to know when the link is followed.
      await page.route(/\.data(\?|$)/, (route) => route.abort())
      await open(page, locale, path === '/pu-foam/805' ? '/categories/pu-foam' : '/')
      // The entry of the navigation opens its list; the footer's link leads there.
      const footerLink = page.getByRole('contentinfo').locator(`a[href="${localizedPath(locale, path)}"]`)
      await (path === '/categories' ? footerLink.click() : follow(page, localizedPath(locale, path)))
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(words[locale])
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.unroute(/\.data(\?|$)/)
      await page.getByRole('button', { name: labels.retry[locale] }).click()
      await expect(title).not.toHaveText(words[locale])
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page).toHaveURL(localizedPath(locale, path))
      // The router writes the lost request to the console, and nothing else is wrong.
      expect(troubles.filter((trouble) => !trouble.includes('Failed to fetch'))).toEqual([])
      troubles.splice(0)
    })
  }
})

inBothLanguages('without a connection', (locale) => {
  test.use({ viewport: DESKTOP })

  test('a link leaves the page as it is, with what was typed in it, and says why', async ({ page, context }) => {
    const brands = localizedPath(locale, '/brands')
    await open(page, locale, '/contact')
    const message = page.locator('main [name=message]')
    await message.fill('805?')
    await context.setOffline(true)
    await follow(page, brands)
    await expect(page.getByRole('alert')).toHaveText(labels.offline[locale])
    await expect(page).toHaveURL(localizedPath(locale, '/contact'))
    await expect(message).toHaveValue('805?')

    await context.setOffline(false)
    await follow(page, brands)
    await expect(page).toHaveURL(brands)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brandsPage.hero.title[locale])
  })

  test('so do the way back up and a search, which is still there to be sent', async ({ page, context }) => {
    const product = localizedPath(locale, '/pu-foam/805')
    await open(page, locale, '/pu-foam/805')
    // It offers what it finds once the page is alive.
    const box = page.getByRole('banner').getByRole('combobox').filter({ visible: true })
    await expect(box).toBeVisible()
    await context.setOffline(true)
    await page.locator('.breadcrumb a').first().click()
    const notice = page.getByRole('alert')
    await expect(notice).toHaveText(labels.offline[locale])
    await expect(page).toHaveURL(product)

    await box.fill('PU 12')
    await box.press('Enter')
    await expect(notice).toHaveText(labels.offline[locale])
    await expect(page).toHaveURL(product)
    await expect(box).toHaveValue('PU 12')

    await context.setOffline(false)
    await box.press('Enter')
    await expect(page).toHaveURL(`${localizedPath(locale, '/search')}?q=PU%2012`)
  })
})

inBothLanguages('the ways back up', (locale) => {
  test.use({ viewport: DESKTOP })

  for (const from of ['/products', '/categories/pu-foam', '/pu-foam/805', '/blogs/how-to-choose-pu-foam']) {
    test(`of ${from} lead to the pages that they name`, async ({ page }) => {
      await open(page, locale, from)
      const addresses = await page
        .locator('.breadcrumb a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
      expect(addresses.length).toBeGreaterThan(0)
      for (const address of addresses) {
        await expectToLead(page, page.locator(`.breadcrumb a[href="${address}"]`), address)
        await open(page, locale, from)
      }
    })
  }

  test('of a page that is missing leads home', async ({ page }) => {
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

test('the page behind a link is fetched when somebody reaches for it', async ({ page }) => {
  await open(page, 'en', '/about')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.locator('a[href="/en/blogs"]').filter({ visible: true }).first().focus()
  await expect.poll(() => asked).toContain('/en/blogs.data')
  expect(asked.some((path) => path.startsWith('/assets/blogs-'))).toBe(true)
  await expect(page).toHaveURL('/en/about')
})

test('whoever uses a page has the code of pages whose links he sees, and they ask for data alone', async ({ page }) => {
  await open(page, 'en', '/categories/pu-foam')
  const files = new Set<string>()
  page.on('request', (request) => files.add(new URL(request.url()).pathname))
  await page.waitForLoadState('networkidle')
  expect([...files].filter((path) => path.startsWith('/assets/product'))).toEqual([])
  await page.mouse.wheel(0, 300)
  await expect.poll(() => [...files].filter((path) => path.startsWith('/assets/product'))).not.toEqual([])
  await page.waitForLoadState('networkidle')
  files.clear()
  await page.locator('main a[href="/en/pu-foam/805"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('805')
  expect([...files]).toContain('/en/pu-foam/805.data')
  // What enlarges pictures comes after the page, and what is shown meanwhile only where that takes long.
  expect([...files].filter((path) => path.endsWith('.js') && !/lightbox|page-skeleton/.test(path))).toEqual([])
})
