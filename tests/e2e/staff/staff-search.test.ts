import type { Page } from '@playwright/test'
import { missedWords, synonymsWords } from '#content/admin/search.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { aCategory, aProduct } from '#tests/support/records.ts'
import { testAsStaff } from './staff-visit.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { untilHydrated } from './staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages } from '#tests/e2e/visit.ts'

const test = testAsStaff(async ({ categories, products }) => {
  await categories.create(aCategory({ slug: 'tape' }))
  const name = { ar: 'شريط زنبركي', en: 'Springwire tape' }
  await products.create(aProduct({ slug: 'at-50', categoryId: 'tape', name }))
})
test.describe.configure({ mode: 'default' })

/** What is searched in vain, in each language another name, so that neither finds what the other added. */
const MISSED: Record<Locale, string> = { ar: 'قصدير لاصق', en: 'foil roll' }

test.use({
  // Programs that look at pages are not counted, and a browser without a window says that it has none.
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
})

const productLink = (page: Page) => page.locator('main a[href$="/tape/at-50"]').first()

inBothLanguages('what was searched in vain', (staffLocale) => {
  test.use({ staffLocale, viewport: DESKTOP })

  test('becomes another name for what is there, and is found at once', async ({ page }) => {
    const query = MISSED[staffLocale]
    const results = `${localizedPath(staffLocale, '/search')}?q=${encodeURIComponent(query)}`
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(results)
      await expect(productLink(page)).toBeHidden()
    }
    await page.goto('/admin/search')
    const row = page.getByRole('listitem').filter({ hasText: query })
    await expect(row).toContainText(missedWords.times[staffLocale](2))
    await expectStateUsable(page)
    await row.getByRole('link', { name: missedWords.toSynonymsNamed[staffLocale](query) }).click()
    const field = page.getByLabel(synonymsWords.form.names[staffLocale])
    await expect(field).toHaveValue(query)
    await untilHydrated(page)
    const save = page.getByRole('button', { name: synonymsWords.form.save[staffLocale] })
    await save.filter({ visible: true }).click()
    await expect(page.getByRole('alert').first()).toContainText(synonymsWords.form.refused[staffLocale])
    await field.fill(`${query}\n${staffLocale === 'ar' ? 'زنبركي' : 'springwire'}`)
    await save.filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/admin\/search\?list=synonyms/)
    await expect(page.getByRole('listitem').filter({ hasText: query }).first()).toBeVisible()
    await expectStateUsable(page)
    await page.goto(results)
    await expect(productLink(page)).toBeVisible()
    await page.goto('/admin/search')
    await expect(page.getByRole('listitem').filter({ hasText: query })).toHaveCount(0)
  })
})
