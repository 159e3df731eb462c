import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { adminForm } from '#content/admin/form.ts'
import { notices, undoWords } from '#content/admin/notices.ts'
import { formLabels } from '#content/form-labels.ts'
import { importOptions, importPage } from '#content/imports/import-page.ts'
import { undoLookWords } from '#content/imports/undo-look.ts'
import { labels } from '#content/labels.ts'
import { aCategory, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { KNOWN, PACKS, REASONS, supplierList } from '#tests/support/sheets/supplier-list.ts'
import { zipOf } from '#tests/support/sheets/zip.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { DESKTOP, expect, inBothLanguages, PHONE } from '#tests/e2e/visit.ts'
import { openScreen } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'

const test = testAsStaff(async ({ categories, products }) => {
  valueOf(await categories.create(aCategory({ slug: 'foam', name: { ar: 'رغوات', en: 'Foams' } })))
  for (let row = 2; row < KNOWN + 2; row++) {
    const digits = String(row).padStart(4, '0')
    const name = { ar: `منتج ${digits}`, en: `Product ${digits}` }
    const variants = [aVariant({ stockCode: `S-${digits}`, productCode: null })]
    valueOf(await products.create(aProduct({ slug: `p-${digits}`, code: null, categoryId: 'foam', name, variants })))
  }
})
test.describe.configure({ mode: 'default' })

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** What an import takes on a busy machine. */
const PATIENCE_MS = 150_000
const rowsOf = (page: Page) => page.locator('tr[data-row]')

async function choose(page: Page, buffer: Buffer) {
  await page.locator('input[name=file]').setInputFiles({ name: 'قائمة المورد.xlsx', mimeType: XLSX, buffer })
}

const PICTURE = readFileSync(join(import.meta.dirname, '../../../seed/media/blog/blog-how-to-choose-pu-foam.webp'))

/** Drops files onto the page of imports, as from the desktop. */
async function drop(page: Page, files: Record<string, string>) {
  const data = await page.evaluateHandle((texts) => {
    const transfer = new DataTransfer()
    for (const [name, text] of Object.entries(texts)) transfer.items.add(new File([text], name))
    return transfer
  }, files)
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.locator('.import-form .drop-zone').first().dispatchEvent(type, { dataTransfer: data })
  }
}

const isDesktop = (locale: string) => locale === 'en'

inBothLanguages("a supplier's list", (locale) => {
  const words = importPage
  test.use({ viewport: isDesktop(locale) ? DESKTOP : PHONE, staffLocale: locale, reducedMotion: 'reduce' })

  test('twelve mistakes are explained, the rest is imported and undone except for later saves', async ({ page }) => {
    test.slow()
    await openScreen(page, '/admin/import')
    await expectStateUsable(page)
    await page.context().setOffline(true)
    await choose(page, supplierList({ mark: locale, mistakes: true }))
    await page.getByRole('button', { name: words.check[locale] }).click()
    await expect(page.getByRole('alert')).toContainText(labels.offline[locale])
    expect(await page.locator('input[name=file]').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: words.check[locale] }).click()

    await expect(page.getByText(words.nothingYet[locale])).toBeVisible()
    const run = page.getByRole('button', { name: words.run[locale](PACKS - REASONS.length) })
    await expect(run).toBeDisabled()
    await expect(run).toHaveAccessibleDescription(`${words.wholeText[locale]} ${words.refusedRows[locale]}`)
    await expectStateUsable(page)
    await page.getByRole('link', { name: words.show.refused[locale](REASONS.length) }).click()
    await expect(rowsOf(page)).toHaveCount(REASONS.length)
    await expect(rowsOf(page).filter({ has: page.locator('.field-error') })).toHaveCount(REASONS.length)
    await expectStateUsable(page)
    await page.getByRole('link', { name: words.show.changed[locale](KNOWN - 1) }).click()
    await expect(rowsOf(page)).toHaveCount(KNOWN - 1)
    await expect(rowsOf(page).first().locator('del').first()).toContainText('Product 0002')
    await expect(rowsOf(page).first().locator('ins').first()).toContainText(`Foam ${locale} 0002`)

    await page.getByLabel(words.restAsk[locale]).check()
    await page.getByRole('button', { name: words.runRest[locale] }).click()
    await expect(page.getByRole('link', { name: words.takeBack[locale] })).toBeVisible({ timeout: PATIENCE_MS })
    await expectStateUsable(page)
    const report = page.waitForEvent('download')
    await page.getByRole('link', { name: words.refusedRows[locale] }).click()
    expect((await readFile(await (await report).path())).subarray(0, 2).toString()).toBe('PK')

    await openScreen(page, '/admin/items/edit/p-0003')
    await page.locator(`[name=product_name_${locale}]`).fill(`Saved since ${locale}`)
    await page.getByRole('button', { name: adminForm.save[locale] }).click()
    await expect(page.getByText(notices['product-updated'][locale])).toBeVisible()
    await page.goto('/admin/import')
    await page.getByRole('link', { name: 'قائمة المورد.xlsx' }).first().click()
    await page.getByRole('link', { name: words.takeBack[locale] }).click()
    await expect(page.getByText(undoLookWords.changedSince[locale])).toBeVisible()
    const later = page.getByRole('checkbox', { name: `Saved since ${locale}` })
    await expect(later).not.toBeChecked()
    await expectStateUsable(page)
    if (locale === 'ar') await later.check()
    await page.getByRole('button', { name: undoLookWords.submit[locale], exact: true }).click()
    const said = locale === 'ar' ? notices.undone[locale] : undoWords.except[locale](`Saved since ${locale}`)
    await expect(page.getByText(said)).toBeVisible({ timeout: PATIENCE_MS })
    await expect(page.getByRole('link', { name: words.takeBack[locale] })).toBeHidden()
    await page.goto('/admin/items/edit/p-0003')
    const name = locale === 'ar' ? 'منتج 0003' : `Saved since ${locale}`
    await expect(page.locator(`[name=product_name_${locale}]`)).toHaveValue(name)
    await page.goto('/admin/items/edit/p-0004')
    await expect(page.locator('[name=product_name_en]')).toHaveValue('Product 0004')
  })
})

inBothLanguages('a dropped list with pictures', (locale) => {
  const words = importPage
  test.use({ viewport: isDesktop(locale) ? PHONE : DESKTOP, staffLocale: locale, reducedMotion: 'reduce' })

  test('is sent again after a lost connection, and gives products their pictures @long', async ({ page }) => {
    const [named, coded] = locale === 'ar' ? ['0020', '0021'] : ['0022', '0023']
    const pictures = zipOf(['Photos/Front side.WEBP', `S-${coded}.webp`].map((name) => ({ name, content: PICTURE })))
    test.slow()
    await openScreen(page, '/admin/import')
    await drop(page, { 'one.csv': 'SKU\n', 'two.csv': 'SKU\n' })
    await expect(page.getByText(formLabels.file.one[locale])).toBeVisible()
    await drop(page, {
      'pictures.csv': `${locale === 'ar' ? 'رمز المخزون,الصورة' : 'SKU,Picture'}\nS-${named},front side\nS-${coded},\n`,
    })
    await expect(page.getByText(formLabels.file.one[locale])).toBeHidden()
    await page
      .getByLabel(words.pictures[locale])
      .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: pictures })
    const isSent = (url: URL) => url.pathname.startsWith('/admin/import')
    await page.route(isSent, (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    )
    await page.getByRole('button', { name: words.check[locale] }).click()
    await expect(page.getByRole('alert')).toContainText(words.lost[locale])
    await expectStateUsable(page)
    await page.unroute(isSent)
    await page.getByRole('button', { name: words.check[locale] }).click()

    await expect(page.getByText(words.nothingYet[locale])).toBeVisible()
    await expect(page.getByRole('button', { name: words.run[locale](2) })).toBeEnabled()
    await expect(rowsOf(page).nth(0).locator('ins')).toContainText('Front side.WEBP')
    await expect(rowsOf(page).nth(1).locator('ins')).toHaveCount(0)
    await page.getByRole('link', { name: words.changeColumns[locale] }).click()
    await page.getByLabel(importOptions.pictures_by_code.label[locale]).selectOption('1')
    await page.getByRole('button', { name: words.answer[locale] }).click()
    await expect(rowsOf(page).nth(1).locator('ins')).toContainText(/\.webp/i, { timeout: PATIENCE_MS })
    await expectStateUsable(page)
    await page.getByRole('button', { name: words.run[locale](2) }).click()
    await expect(page.getByRole('link', { name: words.takeBack[locale] })).toBeVisible({ timeout: PATIENCE_MS })
    for (const digits of [named, coded]) {
      await page.goto(`/admin/items/edit/p-${digits}`)
      const shown = page.locator('.upload-preview img').first()
      await expect(shown).toBeVisible()
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
  })
})

test.describe('the corrected list', () => {
  test.use({ viewport: DESKTOP, staffLocale: 'en', reducedMotion: 'reduce' })

  test('is imported at once, all of it @long', async ({ page }) => {
    test.slow()
    await page.goto('/admin/import')
    await choose(page, supplierList({ mark: 'new', mistakes: false }))
    await page.getByRole('button', { name: importPage.check.en }).click()
    await page.getByRole('button', { name: importPage.run.en(PACKS) }).click({ timeout: 30_000 })
    const underWay = page.locator('.sidebar-wide .sidebar-progress')
    await expect(underWay).toContainText(/Import under way: \d+%/)
    await expect(page.getByRole('link', { name: importPage.takeBack.en })).toBeVisible({ timeout: PATIENCE_MS })
    await expect(underWay).toHaveCount(0)
    await expect(page.getByRole('link', { name: importPage.show.refused.en(0) })).toBeVisible()
    await expectStateUsable(page)
  })
})
