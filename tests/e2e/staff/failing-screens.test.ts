import { labels } from '#content/labels.ts'
import { blogForm, blogList } from '#content/admin/blogs.ts'
import { categoriesScreen } from '#content/admin/categories.ts'
import { itemsPage } from '#content/admin/items.ts'
import { priceWords } from '#content/admin/catalogue/prices.ts'
import { aPost, valueOf } from '#tests/support/records.ts'
import { byLength } from '#tests/support/test-level.ts'
import { DESKTOP, expect, LONG } from '#tests/e2e/visit.ts'
import { openScreen } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'

const test = testAsStaff(async ({ posts }) => void valueOf(await posts.create(aPost({ slug: 'news' }))))
test.use({ viewport: DESKTOP })

/** Each leads to the next; in short two stand for all. */
const SCREENS = [
  ['/admin/blogs/edit/news', blogForm.loadFailed],
  ['/admin/categories', categoriesScreen.failed],
  ['/admin/items', itemsPage.failed],
  ['/admin/prices', priceWords.listFailed],
  ['/admin/blogs', blogList.failed],
] as const

for (const [locale, answer] of [
  ['en', { status: 500, body: '' }],
  ['ar', null],
] as const) {
  const tag = locale === 'ar' ? [] : LONG
  test.describe(`a screen whose data fail (${answer?.status ?? 'no answer'}) [${locale}]`, { tag }, () => {
    test.use({ staffLocale: locale })

    test('names what could not be loaded, and is there after another try', async ({ page, troubles }) => {
      await openScreen(page, '/admin/blogs')
      for (const [path, words] of byLength<readonly (typeof SCREENS)[number][]>({
        short: SCREENS.slice(-2),
        long: SCREENS,
      })) {
        await page.route(`**${path}.data**`, (route) => (answer ? route.fulfill(answer) : route.abort()))
        const main = page.getByRole('main')
        await page.locator(`a[href^="${path}"]`).filter({ visible: true }).first().click()
        await expect(main.getByRole('alert').getByRole('heading', { name: words[locale] })).toBeVisible()
        await page.unroute(`**${path}.data**`)
        await main.getByRole('button', { name: labels.retry[locale] }).click()
        await expect(main.getByRole('alert')).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      troubles.splice(0)
    })
  })
}
