import { createHash } from 'node:crypto'
import { addToListWords } from '#content/add-to-list.ts'
import { addedToList } from '#content/added-to-list.ts'
import { labels } from '#content/labels.ts'
import { newsConsent } from '#content/pages/news-consent.ts'
import { fieldProblems } from '#content/forms.ts'
import { countedUnit, listProblems, quotePage } from '#content/pages/quote.ts'
import { pasteReport, sheetReport } from '#content/pages/quote-sheet.ts'
import { requestPage } from '#content/pages/request.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { expect, holdBack, inBothLanguages, open, PHONE, test, wake } from '#tests/e2e/visit.ts'

const SHEET = {
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Stock code,Qty\nPaint tray,7\nRW300101,\n'),
}
const REPORTED = { lines: ['Paint tray'], skipped: 1, unknown: 1, problems: [] }

inBothLanguages('a list is collected, pasted, sent and followed', (locale) => {
  test('goes', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, locale, '/pu-foam/805')
    const add = page.getByRole('button', { name: addToListWords.add[locale]('RW300101') })
    const added = page.getByRole('status').filter({ hasText: addedToList[locale] })
    await add.click()
    await expect(added).toBeVisible()
    await expect(added).toBeHidden()
    await add.click()
    await expect(added).toBeVisible()
    await page.getByRole('link', { name: `${labels.quoteList[locale]} (1)` }).click()
    await expect(page.getByRole('heading', { level: 1, name: quotePage.title[locale] })).toBeVisible()

    await page.getByLabel(quotePage.paste[locale]).fill('RW300101 22\nSafety helmet 3 ctn')
    await page.getByRole('button', { name: quotePage.addLines[locale] }).click()
    await expect(page.getByLabel(quotePage.quantity[locale]('RW300101'))).toHaveValue('24')
    await expect(page.getByText(quotePage.unknown[locale])).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(pasteReport([{ productId: '805' }, { productId: '' }], locale))

    await page.getByLabel(quotePage.sheet[locale]).setInputFiles(SHEET)
    await page.getByRole('button', { name: quotePage.addSheet[locale] }).click()
    await expect(page.getByText(sheetReport(REPORTED, locale).counts)).toBeVisible()
    await expect(page.getByLabel(quotePage.quantity[locale]('Paint tray'))).toHaveValue('7')

    await page.getByLabel(quotePage.fields.name[locale], { exact: true }).fill('Sara')
    await page.getByRole('button', { name: quotePage.send[locale] }).click()
    await expect(page.getByText(fieldProblems['reach-missing'][locale])).toBeVisible()
    await page.getByLabel(quotePage.fields.phone[locale]).fill('0551234567')
    await page.getByLabel(quotePage.remember[locale]).check()
    await page.getByRole('button', { name: quotePage.send[locale] }).click()
    await expect(page.getByText(/RQ-\d{4}-\d{5}/)).toBeVisible()
    await expect(page).toHaveURL(/\/quote\/s\/[\w-]{22}$/)
    // Nothing was mailed, so the link is to be kept.
    await expect(page.getByRole('status')).toContainText(requestPage.received[locale])
    await page.getByRole('button', { name: requestPage.copy[locale] }).click()
    await expect(page.getByLabel(requestPage.link[locale])).toHaveValue(page.url())

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

inBothLanguages('a list that is changed by hand', (locale) => {
  test('keeps what was typed and where', async ({ page, context }) => {
    await page.setViewportSize(PHONE)
    await open(page, locale, '/quote')
    await page.getByLabel(quotePage.paste[locale]).fill('RW300101 2\nLadder\nLadder\nRW300102')
    await page.getByRole('button', { name: quotePage.addLines[locale] }).click()
    const quantity = page.getByLabel(quotePage.quantity[locale]('RW300101'))
    // As keyboards in Saudi Arabia write.
    await quantity.fill('')
    await quantity.pressSequentially('١٢')
    await expect(
      page.getByText(`${countedUnit(12, 'piece', locale)} = ${countedUnit(1, 'carton', locale)}`),
    ).toBeVisible()
    await quantity.fill('2.5')
    await expect(quantity).toHaveValue('2.5')
    const unit = page.getByLabel(quotePage.unit[locale]('RW300101'))
    await unit.focus()
    await unit.selectOption('carton')
    await expect(unit).toBeFocused()
    await page
      .getByRole('button', { name: quotePage.remove[locale]('Ladder') })
      .first()
      .click()
    await expect(page.getByRole('button', { name: quotePage.remove[locale]('Ladder') })).toHaveCount(1)

    await page.getByLabel(quotePage.fields.name[locale], { exact: true }).fill('Sara')
    await page.getByLabel(quotePage.fields.phone[locale]).fill('0551234570')
    const send = page.getByRole('button', { name: quotePage.send[locale] })
    await send.click()
    await expect(quantity).toBeFocused()
    await expect(page.getByText(listProblems['qty-invalid'][locale])).toBeVisible()
    await quantity.fill('٢')

    await context.setOffline(true)
    await page.getByLabel(quotePage.paste[locale]).fill('Safety helmet')
    await page.getByRole('button', { name: quotePage.addLines[locale] }).click()
    await expect(page.getByText(quotePage.offline[locale])).toBeInViewport()
    await expect(page.getByLabel(quotePage.paste[locale])).toHaveValue('Safety helmet')
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: quotePage.offline[locale] })).toBeInViewport()
    await context.setOffline(false)
    // What was pasted is no less meant because nobody pressed its button.
    await send.click()
    await expect(page).toHaveURL(/\/quote\/s\/[\w-]{22}$/)
    await expect(page.getByText('Safety helmet')).toBeVisible()
    await expect(page.getByText(countedUnit(2, 'carton', locale))).toBeVisible()
  })
})

test.describe('a device that has a list', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(
      (contact) => {
        if (localStorage.getItem('quote-list')) return
        const line = { stockCode: 'RW300101', productId: '', qty: 7, unit: 'piece', note: '', text: '' }
        localStorage.setItem('quote-list', JSON.stringify([line]))
        localStorage.setItem('quote-contact', JSON.stringify(contact))
      },
      { name: 'Sara', email: `quick-${process.pid}-${Date.now()}@client.example` },
    )
  })

  test('of somebody who is remembered sends it at once, and is not taken for a machine', async ({ page }) => {
    await open(page, 'en', '/quote')
    await expect(page.getByLabel(quotePage.quantity.en('RW300101'))).toHaveValue('7')
    await page.getByRole('button', { name: quotePage.send.en }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(requestPage.mailed.en)
  })

  test('loses no line of it to a form that was sent before scripts came @long', async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/quote')
    await page.getByLabel(quotePage.paste.en).fill('Safety helmet')
    await page.getByRole('button', { name: quotePage.addLines.en }).click()
    await expect(page.getByText(quotePage.unknown.en)).toBeVisible()
    hydrate()
    await wake(page)
    await expect(page.getByLabel(quotePage.quantity.en('RW300101'))).toHaveValue('7')
    await expect(page.getByText(quotePage.unknown.en)).toBeVisible()

    // As the browser brings a page back on which a list was sent.
    await page.evaluate(() => {
      localStorage.setItem('quote-list', '[]')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page.getByText(quotePage.empty.en, { exact: true })).toBeVisible()
  })
})

/** As a contractor's list is: packs of the catalogue, more than one request has room for, and mistakes. */
const unknownCode = (at: number) => `X-${at}-${createHash('sha256').update(String(at)).digest('hex').slice(0, 30)}`
const ROWS = Array.from({ length: 300 }, (_, at) => {
  if (at % 50 === 7) return 'RW300102,'
  if (at % 50 === 9) return 'RW300103,some'
  return at % 3 === 0 ? `rw-300101,${at + 1}` : `${unknownCode(at)},${at + 1}`
})
const LONG_LIST = { ...SHEET, buffer: Buffer.from(`Stock code,Qty\n${ROWS.join('\n')}\n`) }
const KNOWN = ROWS.filter((row) => row.startsWith('rw-')).length
const UNKNOWN = ROWS.filter((row) => row.startsWith('X-')).length
const BLANK = ROWS.filter((row) => row.endsWith(',')).length

inBothLanguages('a file of 300 rows with mistakes', (locale) => {
  test('is taken into the list and sent @long', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, locale, '/quote')
    await page.getByLabel(quotePage.sheet[locale]).setInputFiles(LONG_LIST)
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
    // More than any cookie has room for.
    await page.getByRole('button', { name: requestPage.repeat[locale] }).click()
    await expect(page.getByLabel(quotePage.quantity[locale](unknownCode(295)))).toHaveValue('296')
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
      await page.getByLabel(quotePage.paste[locale]).fill('Safety helmet 3 ctn')
      await page.getByRole('button', { name: quotePage.addLines[locale] }).click()
      await page.getByLabel(quotePage.sheet[locale]).setInputFiles({ ...SHEET, buffer: Buffer.from('<table><tr>') })
      await page.getByRole('button', { name: quotePage.addSheet[locale] }).click()
      await expect(page.getByText(fileProblemText({ code: 'other-format' }, locale))).toBeVisible()
      await page.getByLabel(quotePage.sheet[locale]).setInputFiles(SHEET)
      await page.getByRole('button', { name: quotePage.addSheet[locale] }).click()
      await expect(page.getByText(sheetReport(REPORTED, locale).counts)).toBeVisible()
      await page.getByRole('button', { name: quotePage.remove[locale]('Paint tray') }).click()
      await page.getByRole('button', { name: quotePage.remove[locale]('RW300101') }).click()
      await expect(page.getByLabel(quotePage.quantity[locale]('Safety helmet'))).toHaveValue('3')
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
