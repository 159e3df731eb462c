import type { Page } from '@playwright/test'
import { pagingLabels } from '#content/paging-labels.ts'
import { labels } from '#content/labels.ts'
import { searchPage } from '#content/pages/search.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { DESKTOP, expect, holdData, inBothLanguages, open, test } from '#tests/e2e/visit.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('combobox').filter({ visible: true })
const results = (locale: Locale, query: string) => `${localizedPath(locale, '/search')}?q=${encodeURIComponent(query)}`

inBothLanguages('without scripts', (locale) => {
  test.use({ viewport: DESKTOP, javaScriptEnabled: false })

  test('the box is a plain form', async ({ page }) => {
    await page.goto(localizedPath(locale, '/about'))
    await page.getByRole('banner').getByRole('searchbox').filter({ visible: true }).fill('٨٠٥')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(results(locale, '٨٠٥'))
    await expect(page.getByRole('article').first()).toContainText('805')
  })
})

inBothLanguages('the box over the results', (locale) => {
  test.use({ viewport: DESKTOP })
  const again = (page: Page) => page.getByRole('main').getByRole('searchbox')

  test('searches for no blanks', async ({ page }) => {
    await open(page, locale, '/search?q=foam')
    await again(page).fill('   ')
    await again(page).press('Enter')
    expect(await again(page).evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(false)
    await expect(page).toHaveURL(results(locale, 'foam'))
  })

  test('shows what was searched, when it is searched a second time, too', async ({ page }) => {
    await open(page, locale, '/search?q=foam')
    await again(page).fill('silicone')
    await box(page).fill('foam')
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue('')
    await expect(again(page)).toHaveValue('foam')
    await expect(page).toHaveURL(results(locale, 'foam'))
  })

  test('stays with what is typed into it while a search is on its way', async ({ page }) => {
    await open(page, locale, '/search?q=foam')
    const release = await holdData(page)
    await again(page).fill('silicone')
    await again(page).press('Enter')
    await expect(page.locator('main .skeleton').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(searchPage.quoted[locale]('silicone'))
    await again(page).fill('acrylic')
    release()
    await expect(page).toHaveURL(results(locale, 'silicone'))
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(again(page)).toHaveValue('acrylic')
    await again(page).press('Enter')
    await expect(page).toHaveURL(results(locale, 'acrylic'))
    await expect(again(page)).toHaveValue('acrylic')
  })
})

inBothLanguages('the results', (locale) => {
  test.use({ viewport: DESKTOP })

  test('are counted, marked and sorted out by category', async ({ page }) => {
    await open(page, locale, `/search?q=${encodeURIComponent('سيليكون')}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toContainText(searchPage.title[locale])
    await expect(title).toContainText(searchPage.quoted[locale]('سيليكون'))
    await expect(title).toContainText(labels.products[locale](9))
    const near = page.getByRole('region', { name: searchPage.closest[locale] })
    await expect(near.getByRole('article')).not.toHaveCount(0)
    const cards = page.locator('article:not(.search-closest *)')
    await expect(cards).toHaveCount(9)
    await expect(cards.first().locator('mark')).toHaveText(locale === 'ar' ? 'سيليكون' : 'Silicone')
    // Room within the mark would part the letters of a word.
    await expect(cards.first().locator('mark')).toHaveCSS('padding-inline', '0px')
    await page.getByRole('navigation', { name: searchPage.categoriesLabel[locale] }).getByRole('link').last().click()
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText('SP-300')
    await expect(page.getByRole('heading', { name: searchPage.posts[locale] })).toBeVisible()
  })

  test('lead to the categories and brands of that name', async ({ page }) => {
    await open(page, locale, '/search?q=iberseal')
    const beside = page.getByRole('complementary', { name: searchPage.beside[locale] })
    await beside.getByRole('link', { name: locale === 'ar' ? 'إيبرسيل' : 'IBERSEAL' }).click()
    await expect(page).toHaveURL(localizedPath(locale, '/brands/iberseal'))
  })

  test('say when they are only close', async ({ page }) => {
    await open(page, locale, '/search?q=siliocne')
    await expect(page.getByRole('main')).toContainText(searchPage.corrected[locale])
    await expect(page.getByRole('article')).toHaveCount(9)
  })

  test('find nothing for what is no word, and say so', async ({ page }) => {
    test.setTimeout(180_000)
    for (const [name, query] of Object.entries({
      markup: '<img src=x onerror=alert(1)>"\'',
      wildcards: '%_*?.*',
      'diacritics alone': '\u064b\u064c\u0650',
      'ten thousand letters': 'س'.repeat(1500) + 'x'.repeat(6000),
      'no word of ours': 'xyzzy',
    })) {
      await test.step(name, async () => {
        const answer = await page.goto(results(locale, query))
        expect(answer!.status()).toBe(200)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 2 })).toHaveText(searchPage.none.title[locale])
        await expect(page.getByRole('heading', { level: 1 })).toContainText(query.slice(0, 20))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(labels.products[locale](0))
        await expect(main.getByRole('link', { name: searchPage.none.categories[locale] })).toBeVisible()
        await expect(main.getByRole('link', { name: searchPage.none.home[locale] })).toBeVisible()
        await expect(page.locator('main img')).toHaveCount(0)
      })
    }
  })

  test('that are none lead to popular codes and to every category', async ({ page }) => {
    await open(page, locale, '/search?q=xyzzy')
    const main = page.getByRole('main')
    const categories = main.getByRole('region', { name: searchPage.byCategory[locale] })
    await expect(categories.getByRole('link')).toHaveCount(8)
    const codes = main.getByRole('region', { name: searchPage.popular[locale] })
    await codes.getByRole('link', { name: 'MS-55' }).click()
    await expect(main.getByRole('article').first()).toContainText('MS-55')
  })

  const stored = locale === 'ar' ? 'مستودع' : 'warehouse'

  test('are the closest where no name answers, and say so', async ({ page }) => {
    await page.goto(results(locale, stored))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(labels.products[locale](0))
    const near = main.getByRole('region', { name: searchPage.closest[locale] })
    await expect(near).toContainText(searchPage.noName[locale])
    await expect(near.getByRole('article').first()).toContainText(searchPage.matches[locale](''))
    await expect(main.getByRole('heading', { name: searchPage.none.title[locale] })).toHaveCount(0)
    await expect(main.getByRole('complementary').getByRole('link')).not.toHaveCount(0)
  })

  test('lead on where only an article answers', async ({ page }) => {
    await page.goto(`${results(locale, stored)}&category=gone`)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(labels.products[locale](0))
    await expect(main.getByRole('heading', { name: searchPage.none.title[locale] })).toBeVisible()
    await expect(main.getByRole('link', { name: searchPage.none.categories[locale] })).toBeVisible()
    await expect(main.getByRole('complementary').getByRole('link')).not.toHaveCount(0)
  })

  test('of a category that is gone say so', async ({ page }) => {
    await page.goto(`${results(locale, '805')}&category=gone`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: searchPage.none.title[locale] })).toBeVisible()
    await expect(main.getByRole('link', { name: searchPage.none.categories[locale] })).toBeVisible()
  })

  test('wait for something to search', async ({ page }) => {
    for (const query of ['', '%20%20', '%E2%80%8E']) {
      await page.goto(`${localizedPath(locale, '/search')}?q=${query}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(searchPage.start.title[locale])
      await expect(page.getByRole('main').getByRole('link', { name: searchPage.start.button[locale] })).toBeVisible()
    }
  })

  test('of one letter come by the page', async ({ page }) => {
    await open(page, locale, `/search?q=${encodeURIComponent('ا')}`)
    await expect(page.getByRole('article')).toHaveCount(60)
    await page
      .getByRole('navigation', { name: pagingLabels.pagination[locale] })
      .getByRole('link', { name: '2' })
      .click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
