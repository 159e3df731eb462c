import type { Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import { searchPage } from '#content/pages/search.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { DESKTOP, expect, holdData, inBothLanguages, open, test } from '#tests/e2e/visit.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('combobox').filter({ visible: true })
const results = (locale: Locale, query: string) => `${localizedPath(locale, '/search')}?q=${encodeURIComponent(query)}`

inBothLanguages('the box over the results', (locale) => {
  test.use({ viewport: DESKTOP })
  const again = (page: Page) => page.getByRole('main').getByRole('searchbox')

  test('searches for no blanks @long', async ({ page }) => {
    await open(page, locale, '/search?q=foam')
    await again(page).fill('   ')
    await again(page).press('Enter')
    expect(await again(page).evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(false)
    await expect(page).toHaveURL(results(locale, 'foam'))
  })

  test('shows what was searched, a second time too, and keeps what is typed while a search is on its way', async ({
    page,
  }) => {
    await open(page, locale, '/search?q=foam')
    await again(page).fill('silicone')
    await box(page).fill('foam')
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue('')
    await expect(again(page)).toHaveValue('foam')
    await expect(page).toHaveURL(results(locale, 'foam'))

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
})
