import { productOrderWords } from '#content/admin/catalogue/product-order.ts'
import { categoriesScreen } from '#content/admin/categories.ts'
import { adminForm } from '#content/admin/form.ts'
import { notices } from '#content/admin/notices.ts'
import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import { aCategory, aProduct } from '#tests/support/records.ts'
import { openScreen } from './staff-sign-in.ts'
import { moveLifted, testAsStaff } from './staff-visit.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { expect, inBothLanguages, PHONE } from '#tests/e2e/visit.ts'

const ROW_OF_THREE = { width: 1280, height: 900 }
const nameOf = (slug: string) => `Name ${slug}`
const slugsOf = (locale: Locale) => [`${locale}-1x`, `${locale}-2x`, `${locale}-3x`] as const

/** Three categories for each language, a row of cards each; the second one has three products, the third one has one. */
const test = testAsStaff(async ({ categories, products }) => {
  const slugs = LOCALES.flatMap(slugsOf)
  for (const [index, slug] of slugs.entries()) {
    const name = { ar: nameOf(slug), en: nameOf(slug) }
    await categories.create(aCategory({ slug, name, sortId: index + 1 }))
  }
  for (const locale of LOCALES) {
    await products.create(
      aProduct({ slug: `thing-${locale}`, categoryId: `${locale}-3x`, name: { ar: 'شيء', en: 'Thing' } }),
    )
    for (const number of [1, 2, 3]) {
      const name = { ar: `رغوة عازلة للحريق ${number}`, en: `Fire-rated foam, number ${number}` }
      await products.create(aProduct({ slug: `foam-${locale}-${number}`, categoryId: `${locale}-2x`, name }))
    }
  }
})
test.describe.configure({ mode: 'default' })

// Before anything is deleted: the places tell how many there are.
inBothLanguages("staff's categories", (locale) => {
  const [first, second, third] = slugsOf(locale)

  test.use({ viewport: ROW_OF_THREE, staffLocale: locale, reducedMotion: 'reduce' })

  test('are put into another order with the keyboard, and keep it', async ({ page }) => {
    await openScreen(page, '/admin/categories')
    await page.getByRole('button', { name: adminForm.order.handle[locale](nameOf(first)) }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(adminForm.order.at[locale](nameOf(first), locale === 'ar' ? 1 : 4, 6))).toBeAttached()
    const [toNext, place] = locale === 'ar' ? ['ArrowLeft', 2] : ['ArrowRight', 5]
    await moveLifted(page, toNext, adminForm.order.at[locale](nameOf(first), place, 6))
    await page.keyboard.press('Space')
    await expect(page.getByText(categoriesScreen.orderSaved[locale])).toBeAttached()
    await page.reload()
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    const order = names.filter((name) => name.includes(`${locale}-`))
    expect(order.map((name) => [second, first, third].findIndex((slug) => name.includes(slug)))).toEqual([0, 1, 2])
  })

  test('have products that are put into an order on a phone, by buttons and by dragging', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openScreen(page, `/admin/categories/order/${second}`)
    const list = page.locator('.product-order bdi')
    const [one = '', two = '', three = ''] = await list.allTextContents()
    for (const name of await list.all()) expect((await name.boundingBox())!.width).toBeGreaterThan(PHONE.width / 2)

    await page.getByRole('button', { name: productOrderWords.up[locale](three), exact: true }).click()
    await expect(list).toHaveText([one, three, two])
    const handle = page.getByRole('button', { name: adminForm.order.handle[locale](two), exact: true })
    const target = (await list.first().boundingBox())!
    await handle.hover()
    await page.mouse.down()
    await page.mouse.move(target.x + target.width / 2, target.y, { steps: 10 })
    await expect(page.getByText(adminForm.order.at[locale](two, 1, 3))).toBeAttached()
    await page.mouse.up()
    await expect(list).toHaveText([two, one, three])
    await expectStateUsable(page)

    await page.getByRole('button', { name: productOrderWords.save[locale] }).click()
    await expect(page.getByText(notices['order-saved'][locale])).toBeVisible()
    await page.reload()
    await expect(list).toHaveText([two, one, three])
  })
})

const { deletion } = categoriesScreen

inBothLanguages("staff's categories", (locale) => {
  const [first, , third] = slugsOf(locale)
  test.use({ viewport: ROW_OF_THREE, staffLocale: locale, reducedMotion: 'reduce' })

  test('that have products are deleted only once it is said where those go', async ({ page }) => {
    await openScreen(page, '/admin/categories')
    await page.getByRole('link', { name: adminForm.rowActions.removeNamed[locale](nameOf(third)), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toHaveAccessibleName(deletion.inList[locale])
    await dialog.getByRole('button', { name: deletion.verb[locale] }).click()
    await expect(dialog).toHaveAccessibleName(deletion.filled[locale])
    await dialog.getByLabel(deletion.target[locale], { exact: true }).selectOption(first)
    await dialog.getByRole('button', { name: deletion.verb[locale] }).click()
    await expect(page.getByText(notices['category-deleted'][locale])).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.locator('[data-returned] a[href*="/edit/"]')).toBeFocused()
    await page.goto(localizedPath(locale, `/${third}/thing-${locale}`))
    await expect(page).toHaveURL(localizedPath(locale, `/${first}/thing-${locale}`))
  })
})
