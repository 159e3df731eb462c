import { fileURLToPath } from 'node:url'
import { adminForm } from '../../content/admin/form.ts'
import { shell } from '../../content/admin/shell.ts'
import { LOCALES } from '../../domain/locale.ts'
import { aCategory, aProduct, valueOf } from '../support/records.ts'
import { untilAlive } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect } from './visit.ts'

const PICTURE = fileURLToPath(new URL('../../seed/media/blog/blog-how-to-choose-pu-foam.webp', import.meta.url))
const FORM = '/admin/items/edit/foam-1'
const UPLOADS = '**/api/uploads/add.php'

const test = testAsStaff(async ({ categories, products }) => {
  valueOf(await categories.create(aCategory({ slug: 'foam' })))
  valueOf(await products.create(aProduct({ slug: 'foam-1', code: null, categoryId: 'foam' })))
})
test.describe.configure({ mode: 'default' })

for (const locale of LOCALES) {
  test.describe(`files of staff [${locale}]`, () => {
    test.use({ viewport: DESKTOP, staffLocale: locale, reducedMotion: 'reduce' })

    test('are asked about where the form is left while they are on their way', async ({ page }) => {
      await page.route(UPLOADS, () => {})
      await page.goto(FORM)
      await untilAlive(page)
      await page.locator('input[name=product_image]').setInputFiles(PICTURE)
      await expect(page.locator('.transfer progress')).toBeVisible()
      await page.getByRole('link', { name: shell.sections.users[locale], exact: true }).click()
      const asked = page.getByRole('alertdialog')
      await expect(asked).toContainText(adminForm.leave.uploading[locale])
      await expect(asked).not.toContainText(adminForm.leave.text[locale])
      await asked.getByRole('button', { name: adminForm.leave.verb[locale] }).click()
      await expect(page).toHaveURL('/admin/users')
    })
  })
}
