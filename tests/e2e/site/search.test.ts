import type { Page } from '@playwright/test'
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

  test('shows what was searched, and keeps what is typed while a search is on its way', async ({ page }) => {
    await open(page, locale, '/search?q=foam')
    await again(page).fill('silicone')
    await box(page).fill('foam')
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue('')
    await expect(again(page)).toHaveValue('foam')
    await expect(page).toHaveURL(results(locale, 'foam'))
    // Room within the mark would part the letters of a word.
    await expect(page.locator('article mark').first()).toHaveCSS('padding-inline', '0px')

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
