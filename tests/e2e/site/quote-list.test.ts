import { addToListWords } from '../../../content/add-to-list.ts'
import { addedToList } from '../../../content/added-to-list.ts'
import { labels } from '../../../content/labels.ts'
import { newsConsent } from '../../../content/pages/news-consent.ts'
import { listProblems, quotePage } from '../../../content/pages/quote.ts'
import { sheetReport } from '../../../content/pages/quote-sheet.ts'
import { rangeSheet, rangeWords } from '../../../content/pages/range.ts'
import { requestPage } from '../../../content/pages/request.ts'
import { fileProblemText } from '../../../content/sheet-words.ts'
import { shownCell } from '../../../domain/sheets/sheet-cell.ts'
import { SHEET_LIMITS } from '../../../domain/sheets/sheet-file.ts'
import { localizedPath } from '../../../domain/text/locale.ts'
import { openSheet } from '../../../server/sheets/open-sheet.ts'
import { allRows } from '../../support/sheets/sheet-rows.ts'
import { workbook } from '../../support/sheets/workbook.ts'
import { expect, inBothLanguages, open, PHONE, test } from '../visit.ts'

const SHEET = {
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Stock code,Qty\nFoam brush,7\nRW300101,\n'),
}
const REPORTED = { lines: ['Foam brush'], skipped: 1, unknown: 1, problems: [] }

inBothLanguages('a list is collected, pasted, sent and followed', (locale) => {
  test('goes', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, locale, '/pu-foam/805')
    await page.getByRole('button', { name: addToListWords.add[locale]('RW300101') }).click()
    await expect(page.getByRole('status').filter({ hasText: addedToList[locale] })).toBeVisible()
    await page.getByRole('link', { name: `${labels.quoteList[locale]} (1)` }).click()
    await expect(page.getByRole('heading', { level: 1, name: quotePage.title[locale] })).toBeVisible()

    await page.getByLabel(quotePage.paste[locale]).fill('RW300101 23\nFoam gun 3 ctn')
    await page.getByRole('button', { name: quotePage.addLines[locale] }).click()
    await expect(page.getByLabel(quotePage.quantity[locale]('RW300101'))).toHaveValue('24')
    await expect(page.getByText(quotePage.unknown[locale])).toBeVisible()

    await page.getByLabel(quotePage.sheet[locale]).setInputFiles(SHEET)
    await page.getByRole('button', { name: quotePage.addSheet[locale] }).click()
    await expect(page.getByText(sheetReport(REPORTED, locale).counts)).toBeVisible()
    await expect(page.getByLabel(quotePage.quantity[locale]('Foam brush'))).toHaveValue('7')

    await page.getByLabel(quotePage.fields.name[locale], { exact: true }).fill('Sara')
    await page.getByRole('button', { name: quotePage.send[locale] }).click()
    await expect(page.getByText(listProblems['reach-missing'][locale])).toBeVisible()
    await page.getByLabel(quotePage.fields.phone[locale]).fill('0551234567')
    await page.getByLabel(quotePage.remember[locale]).check()
    await page.getByRole('button', { name: quotePage.send[locale] }).click()
    await expect(page.getByText(/RQ-\d{4}-\d{5}/)).toBeVisible()
    await expect(page).toHaveURL(/\/quote\/s\/[\w-]{22}$/)

    await page.getByRole('button', { name: requestPage.repeat[locale] }).click()
    await expect(page.getByLabel(quotePage.quantity[locale]('RW300101'))).toHaveValue('24')

    const name = page.getByLabel(quotePage.fields.name[locale], { exact: true })
    await expect(name).toHaveValue('Sara')
    await page.getByRole('button', { name: quotePage.forget[locale] }).click()
    await expect(name).toHaveValue('')
    await page.reload()
    await expect(page.getByLabel(quotePage.remember[locale])).not.toBeChecked()
    await expect(name).toHaveValue('')
  })
})

/** As a contractor's list is: packs of the catalogue, more than one request has room for, and mistakes. */
const ROWS = Array.from({ length: 300 }, (_, at) => {
  if (at % 50 === 7) return 'RW300102,'
  if (at % 50 === 9) return 'RW300103,some'
  return at % 3 === 0 ? `rw-300101,${at + 1}` : `X-${at},${at + 1}`
})
const LONG = { ...SHEET, buffer: Buffer.from(`Stock code,Qty\n${ROWS.join('\n')}\n`) }
const KNOWN = ROWS.filter((row) => row.startsWith('rw-')).length
const UNKNOWN = ROWS.filter((row) => row.startsWith('X-')).length
const BLANK = ROWS.filter((row) => row.endsWith(',')).length

inBothLanguages('a file of 300 rows with mistakes', (locale) => {
  test('is taken into the list and sent', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, locale, '/quote')
    await page.getByLabel(quotePage.sheet[locale]).setInputFiles(LONG)
    await page.getByRole('button', { name: quotePage.addSheet[locale] }).click()
    const told = sheetReport(
      { lines: [...Array(KNOWN + UNKNOWN).keys()], skipped: BLANK, unknown: UNKNOWN, problems: [] },
      locale,
    )
    await expect(page.getByText(told.counts)).toBeVisible()
    const quantity = ROWS.flatMap((row, at) => (row.startsWith('rw-') ? [at + 1] : [])).reduce((all, one) => all + one)
    await expect(page.getByLabel(quotePage.quantity[locale]('RW300101'))).toHaveValue(String(quantity))
    await page.getByLabel(quotePage.fields.name[locale], { exact: true }).fill('Sara')
    await page.getByLabel(quotePage.fields.phone[locale]).fill('0551234568')
    await page.getByRole('button', { name: quotePage.send[locale] }).click()
    await expect(page).toHaveURL(/\/quote\/s\/[\w-]{22}$/)
    await expect(page.getByText(/RQ-\d{4}-\d{5}/)).toBeVisible()
    await expect(page.getByText('X-298').first()).toBeVisible()
  })
})

inBothLanguages('the range is downloaded, filled in and sent as a list', (locale) => {
  test('goes, and asks for what has a quantity', async ({ page }) => {
    await open(page, locale, '/catalogue')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: rangeWords.link[locale] }).first().click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`catalogue-${locale}.xlsx`)
    const opened = await openSheet({ file: await file.path(), choice: {}, limits: SHEET_LIMITS })
    const rows = (await allRows(opened.rows())).map(({ cells }) => cells.map((cell) => shownCell(cell)))
    const last = rows[0]!.indexOf(rangeSheet.columns.quantity[locale])
    const wanted = { RW300101: '24', RW300103: '٣' }
    for (const [code, quantity] of Object.entries(wanted)) rows.find(([own]) => own === code)![last] = quantity

    await open(page, locale, '/quote')
    const buffer = workbook([{ name: rangeSheet.name[locale], rows }])
    await page
      .getByLabel(quotePage.sheet[locale])
      .setInputFiles({ name: file.suggestedFilename(), mimeType: '', buffer })
    await page.getByRole('button', { name: quotePage.addSheet[locale] }).click()
    const report = { lines: Object.keys(wanted), skipped: rows.length - 3, unknown: 0, problems: [] }
    await expect(page.getByText(sheetReport(report, locale).counts)).toBeVisible()
    await expect(page.getByLabel(quotePage.quantity[locale]('RW300101'))).toHaveValue('24')
    await expect(page.getByLabel(quotePage.quantity[locale]('RW300103'))).toHaveValue('3')
    await page.getByLabel(quotePage.fields.name[locale], { exact: true }).fill('Sara')
    await page.getByLabel(quotePage.fields.phone[locale]).fill('0551234569')
    await page.getByRole('button', { name: quotePage.send[locale] }).click()
    await expect(page.getByText(/RQ-\d{4}-\d{5}/)).toBeVisible()
    await expect(page.getByText('RW300103').first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  inBothLanguages('the same is done by forms, and no other page gets the list', (locale) => {
    test('goes', async ({ page, context }) => {
      await page.setViewportSize(PHONE)
      await page.goto(localizedPath(locale, '/quote'))
      await expect(page.locator('.state-block')).toContainText(quotePage.empty[locale])
      await page.goto(localizedPath(locale, '/pu-foam/805'))
      await page.getByRole('button', { name: addToListWords.add[locale]('RW300101') }).click()
      await expect(page.getByLabel(quotePage.quantity[locale]('RW300101'))).toHaveValue('1')
      const cookies = await context.cookies()
      expect(cookies.map(({ path, httpOnly }) => [path, httpOnly]).toSorted()).toEqual([
        ['/ar/quote', true],
        ['/en/quote', true],
        ['/quote', true],
      ])
      await page.getByLabel(quotePage.paste[locale]).fill('Foam gun 3 ctn')
      await page.getByRole('button', { name: quotePage.addLines[locale] }).click()
      await page.getByLabel(quotePage.sheet[locale]).setInputFiles({ ...SHEET, buffer: Buffer.from('<table><tr>') })
      await page.getByRole('button', { name: quotePage.addSheet[locale] }).click()
      await expect(page.getByText(fileProblemText({ code: 'other-format' }, locale))).toBeVisible()
      await page.getByLabel(quotePage.sheet[locale]).setInputFiles(SHEET)
      await page.getByRole('button', { name: quotePage.addSheet[locale] }).click()
      await expect(page.getByText(sheetReport(REPORTED, locale).counts)).toBeVisible()
      await page.getByRole('button', { name: quotePage.remove[locale]('Foam brush') }).click()
      await page.getByRole('button', { name: quotePage.remove[locale]('RW300101') }).click()
      await expect(page.getByLabel(quotePage.quantity[locale]('Foam gun'))).toHaveValue('3')
      await page.getByLabel(quotePage.fields.name[locale], { exact: true }).fill('Sara')
      await page.getByLabel(quotePage.fields.email[locale], { exact: false }).fill(`sara-${locale}@client.example`)
      await page.getByLabel(quotePage.marketing[locale]).check()
      await page.getByRole('button', { name: quotePage.send[locale] }).click()
      await expect(page.getByText(/RQ-\d{4}-\d{5}/)).toBeVisible()
      expect(await context.cookies()).toEqual([])
      await page.getByRole('button', { name: newsConsent.withdraw[locale] }).click()
      await expect(page.getByText(newsConsent.withdrawn[locale])).toBeVisible()
    })
  })
})
