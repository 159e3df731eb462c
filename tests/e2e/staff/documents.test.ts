import { PDFDocument } from '@cantoo/pdf-lib'
import { labelWords } from '#content/admin/catalogue/labels.ts'
import { bulkWords } from '#content/admin/bulk.ts'
import { documentsPage } from '#content/documents/centre.ts'
import { submittalPage } from '#content/documents/submittal.ts'
import { BLANK_DOCUMENT, type DocumentInput } from '#domain/documents/document.ts'
import { toVariants } from '#domain/products/variants.ts'
import { documentType } from '#server/services/documents/document-type.ts'
import { aCategory, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { expect, inBothLanguages, open, PHONE } from '#tests/e2e/visit.ts'
import { openScreen } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'

const NAME = { ar: 'سيليكون S-20 محايد', en: 'S-20 neutral silicone' }
const STANDARD = 'EN 15651-1'

const test = testAsStaff(async ({ categories, products, uploads }, db) => {
  valueOf(await categories.create(aCategory({ slug: 'sealants' })))
  const variants = toVariants({ stock_code: 'RW-1', volume: '310 ml', box_quantity: '12' })
  const specs = [1, 2, 3].map((n) => ({
    key: `f${n}`,
    label: { ar: `رقم ${n}`, en: `Figure ${n}` },
    value: `${n}`,
    unit: { ar: '', en: '' },
  }))
  const own = { slug: 's20', code: 's-20', name: NAME, categoryId: 'sealants', variants, specs }
  valueOf(await products.create(aProduct({ ...own, certifications: [`${STANDARD} F-EXT-INT`], hasSafetySheet: true })))
  await add({ slug: 'proof', docType: 'certificate', title: { ar: 'شهادة أداء', en: 'Performance certificate' } })
  await add({ slug: 'safety', docType: 'sds', title: { ar: 'سلامة', en: 'Safety' }, standards: [] })

  async function add(given: Partial<DocumentInput>) {
    const pdf = await PDFDocument.create()
    pdf.addPage().drawText(given.slug!)
    const bytes = Buffer.from(await pdf.save())
    const { name: file } = valueOf(await uploads.store(bytes, { kind: 'pdf', originalName: 'a.pdf' }))
    const about = { language: 'en', productIds: ['s20'], standards: [STANDARD] } as const
    const store = documentType({ clock: tickingClock() }).on(db)
    valueOf(
      await store.create({ ...BLANK_DOCUMENT, ...about, productIds: ['s20'], standards: [STANDARD], ...given, file }),
    )
  }
})
test.describe.configure({ mode: 'default' })

inBothLanguages('documents are found and packed', (locale) => {
  test.use({ staffLocale: locale })

  test('a consultant finds the proof of a standard, and an inspector the safety sheet of a can', async ({ page }) => {
    await open(page, locale, '/documents')
    await page.getByRole('searchbox', { name: documentsPage.find[locale] }).fill('en15651-1')
    await page.getByRole('main').getByRole('button', { name: documentsPage.find[locale], exact: true }).click()
    const title = { ar: 'شهادة أداء', en: 'Performance certificate' }[locale]
    await page.getByRole('main').getByRole('link', { name: title }).click()
    const opened = page.getByRole('link', { name: documentsPage.open[locale] })
    const file = await page.request.get((await opened.getAttribute('href'))!)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await open(page, locale, '/compare?p=s20')
    const chip = page.getByRole('link', {
      name: documentsPage.proven[locale](`${STANDARD} F-EXT-INT`, { ar: 'شهادة', en: 'Certificate' }[locale]),
    })
    await expect(chip).toHaveAttribute('href', '/d/proof')
    const scanned = await page.request.get('/d/rw1/sds/en', { maxRedirects: 0 })
    expect([scanned.status(), scanned.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

    test('an engineer packs what a project needs', async ({ page }) => {
      await open(page, locale, '/submittal')
      await page.getByLabel(submittalPage.code[locale]).fill('rw1')
      await page.getByRole('button', { name: submittalPage.add[locale] }).click()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
      await page.getByRole('textbox', { name: submittalPage.fields.project[locale], exact: true }).fill('برج الملقا')
      await page.getByRole('button', { name: submittalPage.send[locale], exact: true }).click()
      const ready = page.getByRole('heading', { name: submittalPage.states.ready[locale] })
      await expect(ready).toBeVisible({ timeout: 120_000 })
      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: submittalPage.download[locale] }).click()
      expect((await coming).suggestedFilename()).toBe('Submittal-s20.pdf')
    })
  })

  test('sales print labels of what they have marked', async ({ page }) => {
    await openScreen(page, '/admin/items')
    await page.getByLabel(bulkWords.mark[locale](NAME[locale]), { exact: true }).check()
    await page.getByLabel(bulkWords.intent[locale], { exact: true }).selectOption('labels')
    await page.getByRole('button', { name: bulkWords.go[locale], exact: true }).click()
    const copies = page.getByLabel(labelWords.copiesOf[locale](1))
    await copies.fill('0')
    const print = page.getByRole('button', { name: labelWords.print[locale] })
    await print.click()
    await expect(page.getByText(labelWords.problems.copies[locale])).toBeVisible()
    await copies.fill('30')
    const coming = page.waitForEvent('download')
    await print.click()
    expect((await coming).suggestedFilename()).toBe('labels.pdf')
  })
})
