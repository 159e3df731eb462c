import type { Locator, Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import { loadErrors } from '#content/messages.ts'
import { categoryPage } from '#content/pages/category.ts'
import { productPage } from '#content/pages/product.ts'
import { blogPage } from '#content/pages/blog.ts'
import { blogsPage } from '#content/pages/blogs.ts'
import { homePage } from '#content/pages/home.ts'
import { productsPage } from '#content/pages/products.ts'
import { localizedPath } from '#domain/text/locale.ts'
import type { Services } from '#server/services/services.ts'
import { byLength } from '#tests/support/test-level.ts'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { testOnSite } from '#tests/e2e/filled-site-visit.ts'
import { DESKTOP, expect, inBothLanguages, open } from '#tests/e2e/visit.ts'

const test = testOnSite(fill)
// Tables are taken from the one site that all of these visit.
test.describe.configure({ mode: 'default' })

async function fill({ categories, products, posts }: Services) {
  valueOf(await categories.create(aCategory()))
  valueOf(await products.create(aProduct({ slug: '805', categoryId: 'pu-foam' })))
  valueOf(await posts.create(aPost()))
}

/** In short every third stands for all. */
const everyThird = <Item>(kinds: Item[]) => kinds.filter((_, at) => byLength({ short: at % 3 === 0, long: true }))

/**
 * The table is taken behind the site's back: until the site looks at its file again, it shows what it has kept, and a
 * page that was begun before may have read one part with its table and the next one without.
 */
async function visitOnceNoticed(page: Page, path: string, status: number, sign?: Locator) {
  const seen = async () => {
    const answer = await page.goto(path)
    return [answer?.status(), answer?.headers()['cache-control'], sign ? await sign.count() : 1]
  }
  await expect.poll(seen).toEqual([status, 'no-store', 1])
}

inBothLanguages('while something cannot be loaded', (locale) => {
  test.use({ viewport: DESKTOP })

  test('a page stands without its records, is kept by no cache, and tries again', async ({ page, site }) => {
    const main = page.getByRole('main')
    for (const { table, path, words } of everyThird([
      { table: 'posts', path: '/', words: loadErrors.posts },
      { table: 'products', path: '/', words: loadErrors.products },
      { table: 'posts', path: '/blogs', words: blogsPage.error.title },
      { table: 'categories', path: '/categories', words: loadErrors.categories },
      { table: 'product_variants', path: '/categories/pu-foam', words: loadErrors.products },
      { table: 'products', path: '/products', words: productsPage.error },
    ])) {
      await test.step(`${path} without its ${table}`, async () => {
        await site.without(table, async () => {
          const level = path === '/' ? 3 : 2
          const sign = main.getByRole('alert').getByRole('heading', { name: words[locale], level })
          await visitOnceNoticed(page, localizedPath(locale, path), 200, sign)
          await expect(sign).toBeVisible()
        })
        await main.getByRole('button', { name: labels.retry[locale] }).first().click()
        await expect(main.getByRole('alert')).toHaveCount(0)
        await expect(main.getByRole('article').first()).toBeVisible()
      })
    }
  })

  test('the home page shows all its other parts @long', async ({ page, site }) => {
    await site.without('posts', async () => {
      await visitOnceNoticed(page, localizedPath(locale, '/'), 200)
      await expect(page.getByRole('heading', { name: homePage.latest.title[locale] })).toBeVisible()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
      await expect(page.getByRole('heading', { name: homePage.industries.title[locale] })).toBeVisible()
    })
  })

  test('the home page says so in each part, also when it is reached inside the browser @long', async ({ page }) => {
    await open(page, locale, '/about')
    await page.route(/\.data(\?|$)/, (route) => route.abort())
    await page
      .getByRole('banner')
      .locator(`a[href="${localizedPath(locale, '/')}"]`)
      .filter({ visible: true })
      .first()
      .click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: loadErrors.categories[locale] })).toBeVisible()
    await expect(main.getByRole('heading', { name: loadErrors.posts[locale] })).toBeAttached()
    await page.unroute(/\.data(\?|$)/)
    await main.getByRole('button', { name: labels.retry[locale] }).first().click()
    await expect(main.getByRole('heading', { name: loadErrors.categories[locale] })).toHaveCount(0)
  })

  test('the navigation says so, and tries again when it is opened again @long', async ({ page, site }) => {
    const navigation = page.getByRole('banner').getByRole('navigation')
    const entry = navigation.locator('[aria-expanded]')
    await site.without('categories', async () => {
      await visitOnceNoticed(page, localizedPath(locale, '/about'), 200)
      await open(page, locale, '/about')
      await entry.click()
      await expect(navigation.getByRole('status')).toHaveText(labels.categoriesFailed[locale])
      await entry.click()
    })
    await entry.click()
    await expect(navigation.getByRole('link', { name: aCategory().name[locale] })).toBeVisible()
  })

  test('a page of one record says so in its own words and tries again', async ({ page, site }) => {
    for (const { table, path, words } of everyThird([
      { table: 'products', path: '/pu-foam/805', words: productPage.failed },
      { table: 'posts', path: '/blogs/fire-joints', words: blogPage.missing.title },
      { table: 'categories', path: '/categories/pu-foam', words: categoryPage.failed },
    ])) {
      await test.step(path, async () => {
        await site.without(table, async () => {
          await visitOnceNoticed(page, localizedPath(locale, path), 500)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale])
          await expect(page.getByRole('contentinfo')).toBeVisible()
        })
        await page.getByRole('button', { name: labels.retry[locale] }).click()
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words[locale])
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    }
  })
})
