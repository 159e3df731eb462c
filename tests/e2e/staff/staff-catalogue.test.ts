import type { Page } from '@playwright/test'
import { pagingLabels } from '#content/paging-labels.ts'
import { formLabels } from '#content/form-labels.ts'
import { categoriesScreen, categoryForm } from '#content/admin/categories.ts'
import { adminForm } from '#content/admin/form.ts'
import { itemForm, itemsPage } from '#content/admin/items.ts'
import { notices } from '#content/admin/notices.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { aPicture, DATASHEET, test } from './catalogue-staff-world.ts'
import { BROWSER_LOCALES, openAsStaff, openScreen } from './staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages } from '#tests/e2e/visit.ts'

test.describe.configure({ mode: 'default' })

const LOCALES: Locale[] = ['ar', 'en']
const PACKS = 'RW9\tAB-9\tمسدس\tGun\t750 مل\t750 ml\t١٢\nRW10\tAB-10\tأنبوب\tStraw\t500 مل\t500 ml\t24'

/** Puts a table on the clipboard of a field, as a spreadsheet does. */
async function paste(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).evaluate((field, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

const dialog = (page: Page) => page.getByRole('alertdialog')

inBothLanguages("staff's catalogue", (locale) => {
  test.use({ viewport: DESKTOP, locale: BROWSER_LOCALES[locale], staffLocale: locale })
  const save = adminForm.save[locale]

  test('whoever types the code of another product is told which one has it @long', async ({ page }) => {
    await openScreen(page, '/admin/items/add')
    const code = page.locator('[name=code]')
    const name = { ar: 'رغوة رقم 003', en: 'Foam number 003' }[locale]
    const warning = itemForm.fields.codeShared[locale](name)
    await code.fill('f-003')
    await expect(code).toHaveAccessibleDescription(warning)
    await code.fill('F-0039')
    await expect(code).toHaveAccessibleDescription('')
    await page.context().setOffline(true)
    const asked = page.waitForEvent('requestfailed')
    await code.fill('F-004')
    await asked
    await expect(code).toHaveValue('F-004')
  })

  test('a category and a product are made, seen at once, changed and deleted @every-store', async ({ page }) => {
    const slug = `new-${locale}`
    await openScreen(page, '/admin/categories')
    await page.getByRole('link', { name: categoriesScreen.add[locale] }).click()
    await page.locator('[name=name_en]').fill(`New ${locale}`)
    await expect(page.locator('[name=category_slug]')).toHaveValue(slug)
    await page.locator('[name=name_ar]').fill('فئة جديدة')
    await page.locator('[name=image]').setInputFiles(await aPicture('category.png', '#123456'))
    await page.getByRole('button', { name: categoryForm.add[locale] }).click()
    await expect(page.getByText(notices['category-added'][locale])).toBeVisible()
    await expect(page).toHaveURL('/admin/categories')

    await openScreen(page, '/admin/items')
    await page.getByRole('link', { name: itemsPage.add[locale] }).click()
    await page.locator('[name=product_name_ar]').fill('منتج جديد')
    await page.locator('[name=product_name_en]').fill(`Thing ${locale}`)
    await page.locator('[name=category_id]').selectOption(slug)
    await paste(page, adminForm.rows.cell[locale](1, itemForm.packs.stockCode[locale]), PACKS)
    await page.locator('[name=product_image]').setInputFiles(await aPicture('main.png', '#aa0000'))
    await page.locator('[name=product_pdf]').setInputFiles(DATASHEET)
    await page
      .locator('[name="gallery_images[]"]')
      .setInputFiles([await aPicture('one.png', '#00aa00'), await aPicture('two.png', '#0000aa')])
    await expect(page.locator('.gallery-tile')).toHaveCount(2)
    await page.getByRole('button', { name: itemForm.add[locale] }).click()
    await expect(page.getByText(notices['product-added'][locale])).toBeVisible()

    const visitor = await page.context().newPage()
    await visitor.goto(localizedPath(locale, `/${slug}/thing-${locale}`))
    await expect(visitor.getByRole('cell', { name: 'AB-10' })).toBeVisible()
    await expect(visitor.getByRole('cell', { name: '12', exact: true })).toBeVisible()

    await page.getByLabel(itemsPage.searchLabel[locale]).fill(`THING ${locale}`)
    // A row that moves while it is pressed is not pressed.
    await expect(page).toHaveURL(/\?q=THING/)
    await page.getByRole('link', { name: itemsPage.edit[locale](locale === 'ar' ? 'منتج جديد' : 'Thing en') }).click()
    await page.locator('[name=product_name_en]').fill(`Better ${locale}`)
    await page.locator('[name=product_description_ar]').fill('وصف')
    await page.getByRole('button', { name: adminForm.copyOther.en }).first().click()
    await expect(page.locator('[name=product_description_en]')).toHaveValue('وصف')
    await page.locator('[name=product_name_ar]').fill('منتج أفضل')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(notices['product-updated'][locale])).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(locale === 'ar' ? 'منتج أفضل' : 'Better en')

    await page.getByLabel(itemsPage.searchLabel[locale]).fill(`better ${locale}`)
    await expect(page).toHaveURL(/\?q=better/)
    await page
      .getByRole('link', { name: itemsPage.remove[locale](locale === 'ar' ? 'منتج أفضل' : 'Better en') })
      .press('Enter')
    await expect(dialog(page)).toHaveAccessibleName(itemsPage.deletion.inList[locale])
    await expect(dialog(page).getByRole('button', { name: formLabels.cancel[locale] })).toBeFocused()
    await dialog(page).getByRole('button', { name: itemsPage.deletion.verb[locale] }).press('Enter')
    await expect(page.getByText(notices['product-deleted'][locale])).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(/\?q=better/)
    await expect(page.getByText(itemsPage.empty[locale])).toBeVisible()
    expect((await visitor.reload())?.status()).toBe(404)
  })

  test('what others saved meanwhile is merged, and asked about where it collides', async ({
    page,
    browser,
    baseURL,
  }) => {
    const id = `foam-02${LOCALES.indexOf(locale)}`
    await openScreen(page, `/admin/items/edit/${id}`)
    await page.locator('[name=product_description_ar]').fill('نسختي')
    await page.locator('[name=made_in]').fill('Spain')

    const other = await browser.newPage({ baseURL, locale: BROWSER_LOCALES[locale], viewport: DESKTOP })
    await openAsStaff(other, `/admin/items/edit/${id}`)
    await other.locator('[name=product_description_ar]').fill('نسختهم')
    await other.locator('[name=product_description_en]').fill('Theirs alone')
    await other.getByRole('button', { name: save }).click()
    await expect(other.getByText(notices['product-updated'][locale])).toBeVisible()
    await other.close()

    await page.getByRole('button', { name: save }).click()
    const panel = page.getByRole('region', { name: adminForm.stale.title[locale] })
    await expect(panel).toBeFocused()
    await expect(panel.getByRole('group')).toHaveCount(1)
    await expect(page.locator('[name=product_description_en]')).toHaveValue('Theirs alone')
    await expect(page.locator('[name=made_in]')).toHaveValue('Spain')
    await expect(page.locator('[name=product_description_ar]')).toHaveValue('نسختي')
    await panel.getByLabel(adminForm.stale.theirs[locale]).check()
    await expect(page.locator('[name=product_description_ar]')).toHaveValue('نسختهم')
    await page.getByRole('button', { name: save }).click()
    await expect(page.getByText(notices['product-updated'][locale])).toBeVisible()
  })

  test('a session that ended meanwhile is begun again beside the form', async ({ page, context }) => {
    const id = `foam-03${LOCALES.indexOf(locale)}`
    await openScreen(page, `/admin/items/edit/${id}`)
    await page.locator('[name=made_in]').fill('Italy')
    await context.clearCookies()
    await page.getByRole('button', { name: save }).click()
    await expect(dialog(page)).toHaveAccessibleName(adminForm.signedOut.title[locale])
    const opened = context.waitForEvent('page')
    await dialog(page).getByRole('link', { name: adminForm.signedOut.signIn[locale] }).click()
    const beside = await opened
    await openAsStaff(beside, '/admin/categories')
    await dialog(page).getByRole('button', { name: adminForm.saveAgain[locale] }).click()
    await expect(page.getByText(notices['product-updated'][locale])).toBeVisible()
  })

  test('the page of a product is seen before it is saved, in both languages', async ({ page }) => {
    await openScreen(page, '/admin/items/edit/foam-040')
    await page.locator('[name=product_name_ar]').fill('اسم غير محفوظ')
    await page.locator('[name=product_name_en]').fill('Unsaved name')
    await page.getByRole('button', { name: itemForm.preview[locale], exact: true }).click()
    const frame = page.frameLocator('iframe')
    const heading = frame.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(locale === 'ar' ? 'اسم غير محفوظ' : 'Unsaved name')
    const other = locale === 'ar' ? 'English' : 'العربية'
    await page.getByRole('dialog').getByRole('button', { name: other }).click()
    await expect(heading).toHaveText(locale === 'ar' ? 'Unsaved name' : 'اسم غير محفوظ')
    await expect(frame.locator('html')).toHaveAttribute('lang', locale === 'ar' ? 'en' : 'ar')
    // Its links lead nowhere.
    await frame.locator('.breadcrumb a').first().click()
    await expect(heading).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('language'))).not.toBe(locale === 'ar' ? 'en' : 'ar')
  })

  test('links of a preview cannot be pressed before its scripts are there @long', async ({ page }) => {
    await openScreen(page, '/admin/items/edit/foam-040')
    await page.route('**/assets/*.js', (route) =>
      route.request().frame() === page.mainFrame() ? route.fallback() : new Promise(() => undefined),
    )
    await page.getByRole('button', { name: itemForm.preview[locale], exact: true }).click()
    const link = page.frameLocator('iframe').locator('.breadcrumb a').first()
    await expect(link).toBeVisible()
    const canBePressed = await link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(canBePressed).toBe(false)
  })

  test('the list is searched, filtered, ordered and paged, and keeps its place', async ({ page }) => {
    await openScreen(page, '/admin/items')
    const search = page.getByRole('searchbox')
    // Heard some time after the screen is hydrated; once it is, the focus moves before the press is over.
    const press = async () => {
      await page.keyboard.press('/')
      return search.evaluate((box) => box === document.activeElement)
    }
    await expect.poll(press).toBe(true)
    await page.keyboard.type('f-055')
    await expect(page).toHaveURL('/admin/items?q=f-055')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: itemsPage.clear[locale] }).click()
    await expect(page).toHaveURL('/admin/items')
    await search.blur()
    // The key of the stroke on an Arabic keyboard.
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'ظ', code: 'Slash' })))
    await expect(search).toBeFocused()
    const missingOnly = page.getByLabel(itemsPage.missingOnly[locale])
    await missingOnly.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(itemsPage.gaps.english[locale])).toBeVisible()
    await expect(page).toHaveURL('/admin/items?missing=1')
    await expect(missingOnly).toBeFocused()
    await page.keyboard.press('Space')
    await expect(missingOnly).not.toBeChecked()
    await expect(page).toHaveURL('/admin/items')
    // The address is there before the list and its links are.
    await expect(page.getByRole('row').nth(1)).toContainText('055')
    await page.getByRole('link', { name: itemsPage.columns['name-en'][locale], exact: true }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Foam number 001')
    await page.getByRole('link', { name: pagingLabels.page[locale](2) }).click()
    await expect(page).toHaveURL('/admin/items?sort=name-en&page=2')
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toContainText('Foam number 051')
  })
})
