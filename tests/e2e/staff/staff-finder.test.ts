import { finderTry } from '#content/admin/choice/finder.ts'
import { contentLists } from '#content/admin/site/site-content.ts'
import { notices } from '#content/admin/notices.ts'
import { finderPage } from '#content/choice/finder.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { aCategory, aProduct } from '#tests/support/records.ts'
import { expect, inBothLanguages } from '#tests/e2e/visit.ts'
import { untilHydrated } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'

const test = testAsStaff(async ({ categories, products }) => {
  await categories.create(aCategory({ slug: 'things' }))
  await products.create(aProduct({ slug: 'mastic', code: 'MASTIC-1', categoryId: 'things' }))
})

inBothLanguages('a rule of the finder', (locale) => {
  test.use({ viewport: { width: 1280, height: 900 }, staffLocale: locale })

  test('is written, tried, and answers visitors', async ({ page }) => {
    await page.goto('/admin/finder/add')
    await untilHydrated(page)
    await page.locator('[name=product]').fill('MASTIC-1')
    await page.locator('[name=job]').selectOption('protect')
    await page.locator('[name=points]').fill('3')
    await page.locator('[name=reason_ar]').fill('يحمي النحاس.')
    await page.locator('[name=reason_en]').fill('Protects copper.')
    await page.locator('[name="when_surface[]"][value=copper]').check()
    await page.getByRole('button', { name: contentLists.rule.add[locale], exact: true }).first().click()
    await expect(page.getByText(notices['content-saved'][locale])).toBeVisible()

    await page.getByRole('link', { name: finderTry.link[locale], exact: true }).click()
    await page.locator('[name=job]').selectOption('protect')
    await page.locator('[name=a]').selectOption('copper')
    await page.getByRole('button', { name: finderTry.submit[locale], exact: true }).click()
    await expect(page.getByRole('status').getByText(`${finderTry.score[locale]} 6`)).toBeVisible()

    await page.goto(localizedPath(locale, '/finder?job=protect&a=copper&show=1'))
    const best = page.getByRole('region', { name: finderPage.best[locale] })
    await expect(best).toContainText({ ar: 'يحمي النحاس.', en: 'Protects copper.' }[locale])
  })
})
