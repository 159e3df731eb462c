import { brandForm, brandsScreen } from '#content/admin/catalogue/brands.ts'
import { notices } from '#content/admin/notices.ts'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { aBrand, aCategory, aProduct } from '#tests/support/records.ts'
import { expect, inBothLanguages } from '#tests/e2e/visit.ts'
import { openScreen } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'

/** A brand with a product, and a name that is none yet, for each language. */
const test = testAsStaff(async ({ brands, categories, products }) => {
  await categories.create(aCategory({ slug: 'things' }))
  for (const locale of LOCALES) {
    const known = { ar: `علامة ${locale}`, en: `Brand ${locale}` }
    const written = { ar: `مكتوب ${locale}`, en: `Written ${locale}` }
    await brands.create(aBrand({ slug: `brand-${locale}`, name: known }))
    for (const [slug, brand] of Object.entries({ known, written })) {
      await products.create(aProduct({ slug: `${slug}-${locale}`, categoryId: 'things', brand }))
    }
  }
})
test.describe.configure({ mode: 'default' })

inBothLanguages("staff's brands", (locale) => {
  test.use({ viewport: { width: 1280, height: 900 }, staffLocale: locale })

  test('are made of a name that products have', async ({ page }) => {
    const name = { ar: `مكتوب ${locale}`, en: `Written ${locale}` }[locale]
    await openScreen(page, '/admin/brands')
    await page.getByRole('link', { name: brandsScreen.written.makeNamed[locale](name) }).click()
    await expect(page.locator('[name=name_en]')).toHaveValue(`Written ${locale}`)
    await expect(page.locator('[name=slug]')).toHaveValue(`written-${locale}`)
    await page.locator('[name=description_ar]').fill('وصف العلامة.')
    await page.locator('[name=description_en]').fill('What it is.')
    await page.getByRole('button', { name: brandForm.specialty.add[locale] }).click()
    await page.locator('[name="specialty_name_ar[]"]').first().fill('رغوة')
    await page.locator('[name="specialty_name_en[]"]').first().fill('Foam')
    await page.locator('[name=colour]').fill('#0e3f6c')
    await expect(page.getByRole('img', { name: brandForm.colourSample[locale] })).toBeVisible()
    await page.getByRole('button', { name: brandForm.add[locale], exact: true }).first().click()
    await expect(page.getByText(notices['brand-added'][locale])).toBeVisible()
    await page.goto(localizedPath(locale, `/brands/written-${locale}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('main')).toContainText(locale === 'ar' ? 'رغوة' : 'Foam')
    await expect(page.getByRole('main').locator('.product-card')).toHaveCount(1)
  })
})
