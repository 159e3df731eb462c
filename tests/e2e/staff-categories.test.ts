import { categoriesScreen, categoryForm } from '../../content/admin/categories.ts'
import { adminForm } from '../../content/admin/form.ts'
import { notices } from '../../content/admin/notices.ts'
import { LOCALES, localizedPath } from '../../domain/locale.ts'
import { aCategory, aProduct } from '../support/records.ts'
import { untilAlive } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect } from './visit.ts'

const nameOf = (slug: string) => `Name ${slug}`

/** Three categories for each language; the third one has a product. */
const test = testAsStaff(async ({ categories, products }) => {
  const slugs = LOCALES.flatMap((locale) => [1, 2, 3].map((number) => `${locale}-${number}x`))
  for (const [index, slug] of slugs.entries()) {
    const name = { ar: nameOf(slug), en: nameOf(slug) }
    await categories.create(aCategory({ slug, name, sortId: index + 1 }))
  }
  for (const locale of LOCALES)
    await products.create(
      aProduct({ slug: `thing-${locale}`, categoryId: `${locale}-3x`, name: { ar: 'شيء', en: 'Thing' } }),
    )
})

for (const locale of LOCALES) {
  const [first, third] = [`${locale}-1x`, `${locale}-3x`]
  const { deletion } = categoriesScreen

  test.describe(`staff's categories [${locale}]`, () => {
    test.use({ viewport: DESKTOP, staffLocale: locale, reducedMotion: 'reduce' })

    test('that have products are deleted only once it is said where those go', async ({ page }) => {
      await page.goto('/admin/categories')
      await untilAlive(page)
      await page.getByRole('link', { name: categoriesScreen.remove[locale](nameOf(third)), exact: true }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toHaveAccessibleName(deletion.inList[locale])
      await dialog.getByRole('button', { name: deletion.verb[locale] }).click()
      await expect(dialog).toHaveAccessibleName(deletion.filled[locale])
      await dialog.getByLabel(deletion.target[locale], { exact: true }).selectOption(first)
      await dialog.getByRole('button', { name: deletion.verb[locale] }).click()
      await expect(page.getByText(notices['category-deleted'][locale])).toBeVisible()
      await page.goto(localizedPath(locale, `/${third}/thing-${locale}`))
      await expect(page).toHaveURL(localizedPath(locale, `/${first}/thing-${locale}`))
    })
  })

  test.describe(`staff's categories without scripts [${locale}]`, () => {
    test.use({ viewport: DESKTOP, staffLocale: locale, javaScriptEnabled: false })

    test('are added, changed and deleted', async ({ page }) => {
      const slug = `plain-${locale}`
      await page.goto('/admin/categories')
      await page.getByRole('link', { name: categoriesScreen.add[locale] }).click()
      await page.locator('[name=name_en]').fill('Plain')
      await page.locator('[name=name_ar]').fill('بسيطة')
      await page.locator('[name=category_slug]').fill(slug)
      await page.getByRole('button', { name: categoryForm.add[locale] }).click()
      await expect(page.getByText(notices['category-added'][locale])).toBeVisible()

      const name = locale === 'ar' ? 'بسيطة' : 'Plain'
      await page.getByRole('link', { name: categoriesScreen.edit[locale](name), exact: true }).click()
      await page.locator('[name=name_en]').fill('Plainer')
      await page.locator('[name=name_ar]').fill('أبسط')
      await page.getByRole('button', { name: adminForm.save[locale] }).click()
      await expect(page.getByText(notices['category-updated'][locale])).toBeVisible()

      const changed = locale === 'ar' ? 'أبسط' : 'Plainer'
      await page.getByRole('link', { name: categoriesScreen.remove[locale](changed), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(deletion.inList[locale])
      await page.getByRole('button', { name: deletion.verb[locale], exact: true }).click()
      await expect(page.getByText(notices['category-deleted'][locale])).toBeVisible()
      expect((await page.goto(localizedPath(locale, `/categories/${slug}`)))?.status()).toBe(404)
    })
  })
}
