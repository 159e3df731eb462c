import { PDFDocument } from '@cantoo/pdf-lib'
import { documentForm } from '#content/admin/documents.ts'
import { documentUpload } from '#content/admin/catalogue/document-upload.ts'
import { notices } from '#content/admin/notices.ts'
import { startWords } from '#content/admin/overview/start.ts'
import { BLANK_DOCUMENT } from '#domain/documents/document.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { systemClock } from '#server/clock.ts'
import { documentType } from '#server/services/documents/document-type.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { byLength } from '#tests/support/test-level.ts'
import { openScreen } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect, inBothLanguages } from '#tests/e2e/visit.ts'

const DAY = 86_400_000
const inDays = (days: number) => dayOfInstant(new Date(Date.now() + days * DAY))

const test = testAsStaff(async ({ products }, db) => {
  for (let n = 1; n <= 20; n++)
    valueOf(await products.create(aProduct({ slug: `s-${n}`, code: `S${n}`, categoryId: null })))
  for (const locale of LOCALES) {
    const certificate = {
      ...BLANK_DOCUMENT,
      slug: `ce-77-${locale}`,
      docType: 'certificate' as const,
      title: { ar: `شهادة CE-77-${locale}`, en: `Certificate CE-77-${locale}` },
      productIds: ['s-1'],
      file: `https://files.example/ce-77-${locale}.pdf`,
      expires: inDays(20),
    }
    valueOf(await documentType({ clock: systemClock }).on(db).create(certificate))
  }
})

async function pdf(name: string) {
  const made = await PDFDocument.create()
  made.addPage().drawText(`${name} ${Math.random()}`)
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await made.save({ useObjectStreams: false })) }
}

inBothLanguages('documents of staff', (locale) => {
  test.use({ viewport: DESKTOP, staffLocale: locale, reducedMotion: 'reduce' })

  test('that expire are listed on the start page until their next revision @long', async ({ page }) => {
    await openScreen(page, '/admin/start')
    const ending = page.getByRole('region', { name: startWords.ending.title[locale] })
    await ending.getByRole('link', { name: `CE-77-${locale}` }).click()
    await page.locator('input[name=file]').setInputFiles(await pdf('ce-77.pdf'))
    await expect(page.locator('input[name=existing_file]')).not.toHaveValue(/^https/)
    await page.getByLabel(documentForm.fields.expires[locale]).fill(inDays(400))
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('status').filter({ hasText: notices['document-updated'][locale] })).toBeVisible()
    await page.goto('/admin/start')
    await expect(ending).toBeVisible()
    await expect(ending.getByRole('link', { name: `CE-77-${locale}` })).toHaveCount(0)
  })

  test('are made of many files at once, what is wrong after it is corrected', async ({ page }) => {
    await openScreen(page, '/admin/documents/upload')
    const count = byLength({ short: 6, long: 40 })
    const names = Array.from({ length: count }, (_, n) => `S${(n % 20) + 1}-${n < 20 ? 'SDS' : 'DOP'}-${locale}.pdf`)
    names[3] = 'scan.pdf'
    await page.locator('input[name=file]').setInputFiles(await Promise.all(names.map(pdf)))
    await page.getByRole('button', { name: documentUpload.read[locale] }).click()
    const rows = page.locator('.upload-table tbody tr')
    await expect(rows).toHaveCount(count)
    await page.getByRole('button', { name: documentUpload.publish[locale] }).click()
    await expect(rows).toHaveCount(1)
    await expect(page.getByText(documentUpload.saved[locale](count - 1))).toBeVisible()
    const { columns, of } = documentUpload
    await page.getByLabel(of[locale](columns.doc_type[locale], 'scan.pdf')).selectOption('sds')
    await page.getByLabel(of[locale](columns.language[locale], 'scan.pdf')).selectOption(locale)
    await page.getByLabel(of[locale](columns.product[locale], 'scan.pdf')).fill('s4')
    await page.getByRole('button', { name: documentUpload.publish[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['documents-saved'][locale] })).toBeVisible()
  })
})
