import { fileURLToPath } from 'node:url'
import { adminForm } from '#content/admin/form.ts'
import { notices } from '#content/admin/notices.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { followEntry, openScreen } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect, inBothLanguages } from '#tests/e2e/visit.ts'

const PICTURE = fileURLToPath(new URL('../../../seed/media/blog/blog-how-to-choose-pu-foam.webp', import.meta.url))
const FORM = '/admin/items/edit/foam-1'
const UPLOADS = '**/api/uploads/add.php'

const test = testAsStaff(async ({ categories, products }) => {
  valueOf(await categories.create(aCategory({ slug: 'foam' })))
  valueOf(await products.create(aProduct({ slug: 'foam-1', code: null, categoryId: 'foam' })))
})
test.describe.configure({ mode: 'default' })

inBothLanguages('files of staff', (locale) => {
  test.use({ viewport: DESKTOP, staffLocale: locale, reducedMotion: 'reduce' })

  test('are asked about where the form is left while they are on their way @long', async ({ page }) => {
    await page.route(UPLOADS, () => {})
    await openScreen(page, FORM)
    await page.locator('input[name=product_image]').setInputFiles(PICTURE)
    await expect(page.locator('.transfer progress')).toBeVisible()
    await followEntry(page, locale, 'system', 'users')
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText(adminForm.leave.uploading[locale])
    await expect(asked).not.toContainText(adminForm.leave.text[locale])
    await asked.getByRole('button', { name: adminForm.leave.verb[locale] }).click()
    await expect(page).toHaveURL('/admin/users')
  })

  test('hold up saving until they arrive, where one was lost on its way @long', async ({ page, troubles }) => {
    await openScreen(page, FORM)
    await page.route(UPLOADS, (route) => route.abort())
    await page.locator('input[name=product_image]').setInputFiles(PICTURE)
    const lost = page.locator('.transfer').filter({ hasText: adminForm.upload.offline[locale] })
    await expect(lost).toContainText(adminForm.upload.holdsUp[locale])
    await page.keyboard.press('Control+s')
    await expect(lost).toBeFocused()
    await page.unroute(UPLOADS)
    await lost.getByRole('button', { name: adminForm.upload.retry[locale] }).click()
    await expect(page.locator('.transfer')).toHaveCount(0)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('status').filter({ hasText: notices['product-updated'][locale] })).toBeVisible()
    troubles.splice(0)
  })

  test('are replaced or removed where they are of the wrong kind, and not sent again @long', async ({ page }) => {
    await openScreen(page, FORM)
    const text = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await page.locator('input[name=product_image]').setInputFiles(text)
    const refused = page.locator('.transfer').filter({ hasText: adminForm.upload.wrongKind[locale] })
    await expect(refused.getByRole('button', { name: adminForm.upload.retry[locale] })).toHaveCount(0)
    await refused.getByText(adminForm.upload.other[locale]).locator('input').setInputFiles(text)
    await refused.getByRole('button', { name: adminForm.upload.remove[locale]('note.txt') }).click()
    await expect(page.locator('.transfer')).toHaveCount(0)
    await expect(page.locator('input[name=product_image]')).toBeVisible()
  })
})
