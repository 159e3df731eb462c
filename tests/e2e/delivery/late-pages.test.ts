import type { Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import { loadErrors } from '#content/messages.ts'
import { categoryPage } from '#content/pages/category.ts'
import { productPage } from '#content/pages/product.ts'
import { blogsPage } from '#content/pages/blogs.ts'
import { brandsHead } from '#content/pages/brands.ts'
import { searchPage } from '#content/pages/search.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { byLength } from '#tests/support/test-level.ts'
import { DESKTOP, expect, holdData, inBothLanguages, open, test } from '#tests/e2e/visit.ts'

/** In short two kinds of pages stand for all. */
const firstTwo = <Item>(kinds: Item[]) => byLength({ short: kinds.slice(0, 2), long: kinds })

const banner = (page: Page) => page.getByRole('banner')

/** Follows a link as a visitor would, wherever the page has one. */
async function follow(page: Page, address: string) {
  await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click()
}

inBothLanguages('a page that takes its time', (locale) => {
  test.use({ viewport: DESKTOP })

  test('is announced by its shape', async ({ page }) => {
    for (const { path, cards } of firstTwo([
      { path: '/categories/pu-foam', cards: { '.product-card': 8 } },
      { path: '/', cards: { '.post-card': 3, '.product-card': 8 } },
      { path: '/categories', cards: { '.category-card': 6 } },
      { path: '/blogs', cards: { '.post-card': 6 } },
    ])) {
      await test.step(path, async () => {
        await open(page, locale, path === '/' ? '/about' : '/')
        const release = await holdData(page)
        await page.evaluate(() => scrollTo(0, 400))
        await (path === '/categories'
          ? page.getByRole('contentinfo').getByRole('link', { name: labels.categories[locale], exact: true }).click()
          : follow(page, localizedPath(locale, path)))
        const main = page.getByRole('main')
        for (const [card, count] of Object.entries(cards)) {
          await expect(main.locator(card).filter({ has: page.locator('.skeleton') })).toHaveCount(count)
        }
        await expect(main.getByRole('status')).toHaveText(labels.loading[locale])
        release()
        await expect(page).toHaveURL(localizedPath(locale, path))
        await expect(page.locator('.skeleton')).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.unrouteAll({ behavior: 'wait' })
      })
    }
  })

  test('comes without taking the cursor away from where somebody types by now @long', async ({ page }) => {
    await open(page, locale, '/about')
    const release = await holdData(page)
    await follow(page, localizedPath(locale, '/blogs'))
    const box = banner(page).getByRole('combobox').filter({ visible: true })
    await box.focus()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogsPage.title[locale])
    // The focus is moved when the page has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
    await page.keyboard.type('ms-55')
    await expect(box).toHaveValue('ms-55')
  })

  test('shows eight shapes while results are searched @long', async ({ page }) => {
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

  test('says so, leaves the frame standing and tries again', async ({ page, troubles }) => {
    for (const { path, words } of firstTwo([
      { path: '/categories/pu-foam', words: categoryPage.failed },
      { path: '/pu-foam/805', words: productPage.failed },
      { path: '/categories', words: loadErrors.categories },
      { path: '/blogs', words: blogsPage.error.title },
      { path: '/search?q=MS-55', words: searchPage.error },
    ])) {
      await test.step(path, async () => {
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
})

inBothLanguages('without a connection', (locale) => {
  test.use({ viewport: DESKTOP })

  test('a link leaves the page and what was typed in it, and says why', async ({ page, context, troubles }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brandsHead.title[locale])
    // What was prefetched without a connection the framework loads again, with the page, and says so.
    expect(troubles.filter((trouble) => !/rout(?:e|ing) module|dynamically imported/.test(trouble))).toEqual([])
    troubles.splice(0)
  })

  test('so do the way back up and a search, which is still there to be sent @long', async ({ page, context }) => {
    const product = localizedPath(locale, '/pu-foam/805')
    await open(page, locale, '/pu-foam/805')
    // It offers what it finds once the page is hydrated.
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
