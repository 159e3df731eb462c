import { labels } from '#content/labels.ts'
import { blogsPage } from '#content/pages/blogs.ts'
import { categoriesPage } from '#content/pages/categories.ts'
import { productsPage } from '#content/pages/products.ts'
import { searchPage } from '#content/pages/search.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { testOnSite } from '#tests/e2e/filled-site-visit.ts'
import { DESKTOP, expect, inBothLanguages, open, PHONE } from '#tests/e2e/visit.ts'

const test = testOnSite(async () => {}, 'older')
test.describe.configure({ mode: 'default' })

inBothLanguages('a site that nobody has filled yet', (locale) => {
  test.use({ viewport: DESKTOP })

  test('has its name and the search on its home page, and no part that holds nothing @long', async ({ page }) => {
    await page.goto(localizedPath(locale, '/'))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('input[type=search]')).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0)
    await page.setViewportSize(PHONE)
    // Nor does the search lie over the name and what the company says beneath it.
    const [head, search] = await Promise.all(
      ['.plain-hero', '.code-finder'].map((part) => main.locator(part).boundingBox()),
    )
    expect(search!.y).toBeGreaterThanOrEqual(head!.y + head!.height)
  })

  test('says so on every page that would hold something', async ({ page }) => {
    for (const [path, words] of Object.entries({
      '/categories': categoriesPage.empty.title,
      '/products': productsPage.empty.title,
      '/collection': productsPage.empty.title,
      '/blogs': blogsPage.empty.title,
      '/search?q=805': searchPage.none.title,
    })) {
      await test.step(path, async () => {
        const answer = await page.request.get(localizedPath(locale, path))
        expect(await answer.text()).toContain(`>${words[locale]}</h`)
      })
    }
  })

  test('says so in its navigation @long', async ({ page }) => {
    await open(page, locale, '/contact')
    const navigation = page.getByRole('banner').getByRole('navigation')
    await navigation.locator('[aria-expanded]').click()
    await expect(navigation.getByRole('status')).toHaveText(labels.noCategories[locale])
  })
})
