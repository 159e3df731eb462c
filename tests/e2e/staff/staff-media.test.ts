import { fileURLToPath } from 'node:url'
import { libraryWords } from '#content/admin/media/library.ts'
import { mediaWords } from '#content/admin/media/media.ts'
import { notices } from '#content/admin/notices.ts'
import { shell } from '#content/admin/shell.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { openScreen } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect, inBothLanguages } from '#tests/e2e/visit.ts'

const seeded = (name: string) => fileURLToPath(new URL(`../../../seed/media/blog/${name}`, import.meta.url))
const FILES = { ar: 'blog-how-to-choose-pu-foam.webp', en: 'blog-riyadh-warehouse-expansion-2026.webp' }
const HEIC = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }

const test = testAsStaff(async ({ categories, products }) => {
  valueOf(await categories.create(aCategory({ slug: 'foam' })))
  for (const id of LOCALES) {
    valueOf(
      await products.create(aProduct({ slug: `foam-${id}`, code: null, categoryId: 'foam' }), { id: `foam-${id}` }),
    )
  }
}, 'older')
test.describe.configure({ mode: 'default' })

inBothLanguages('the media library', (locale) => {
  test.use({ viewport: DESKTOP, staffLocale: locale, reducedMotion: 'reduce' })

  test('takes several files at once, and is chosen from in a form', async ({ page }) => {
    const first = FILES[locale]
    await openScreen(page, '/admin/settings')
    await page.getByRole('link', { name: shell.sections.media[locale], exact: true }).click()
    await page.locator('input[name="file[]"]').setInputFiles([seeded(first)])
    const results = page.getByRole('group', { name: mediaWords.upload.results[locale] })
    await expect(results).toContainText(mediaWords.upload.done[locale])
    await page.locator('input[name="file[]"]').setInputFiles([HEIC])
    await expect(results.getByRole('alert')).toHaveText(uploadMessages.heic[locale])
    await expect(page.locator('.media-item', { hasText: first })).toContainText(mediaWords.used[locale](0))

    await page.getByRole('link', { name: first }).first().click()
    await page.getByRole('textbox', { name: mediaWords.tags.title[locale] }).fill(`tag-${locale}`)
    await page.getByRole('button', { name: mediaWords.tags.save[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['file-saved'][locale] })).toBeVisible()

    await openScreen(page, `/admin/items/edit/foam-${locale}`)
    await page.getByText(libraryWords.open[locale]).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').selectOption(`tag-${locale}`)
    await expect(dialog.locator('.library-file')).toHaveCount(1)
    await dialog.getByRole('searchbox').fill(first.slice(5, 15))
    await dialog.getByRole('button', { name: first }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('[name=existing_image]')).toHaveValue(/^[0-9a-f]{16}\.webp$/)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('status').filter({ hasText: notices['product-updated'][locale] })).toBeVisible()
  })
})
