import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { quotationForm, quotationLines, quotationTotals } from '#content/admin/quotes/quotation-form.ts'
import { makeQuotation, quotationStates, quotationWords, sendQuotation } from '#content/admin/quotes/quotations.ts'
import { quoteReportWords } from '#content/admin/overview/quote-report.ts'
import { notices } from '#content/admin/notices.ts'
import { expectStateUsable, expectUsable } from '#tests/e2e/expect-usable.ts'
import { call, openAsStaff, openScreen, untilHydrated } from './staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages, PHONE, test } from '#tests/e2e/visit.ts'

const CODE = 'RW300401'

let customers = 0

/** A visitor's list with a mobile number alone; answers the number of the request. */
async function receive(page: Page): Promise<string> {
  const phone = `+96655${String(Date.now()).slice(-6)}${++customers}`
  const items = JSON.stringify([
    { stockCode: CODE, qty: 24 },
    { text: 'Foam gun', qty: 2 },
  ])
  const answer = await page.request.post('/api/quotes/request.php', { form: { name: 'Huda', phone, items } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: { number: string } }).data.number
}

inBothLanguages('a quotation', (locale) => {
  test.use({ viewport: DESKTOP, locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

  test('is made from a request, priced, issued as a link, and revised', async ({ page }) => {
    const number = await receive(page)
    await openAsStaff(page, `/admin/inbox?q=${number}`)
    await call(page, '/api/prices/update.php', { prices: JSON.stringify([{ stock_code: CODE, price: '18.75' }]) })
    await page.getByRole('link').filter({ hasText: number }).click()
    await page.getByRole('button', { name: makeQuotation.make[locale] }).click()
    await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]+/)
    await untilHydrated(page)

    const line = (place: number) => page.getByRole('group', { name: quotationLines.line[locale](place) })
    const price = (place: number) => line(place).getByLabel(quotationLines.price[locale])
    const totals = page.getByLabel(quotationTotals.title[locale])
    await expect(price(1)).toHaveValue('18.75')
    await expect(page.getByText(quotationTotals.unpriced[locale]('2'))).toBeVisible()
    await line(1).getByLabel(quotationLines.discount[locale]).fill('10')
    await price(2).fill('١٢٫٥٠')
    await page.getByRole('button', { name: quotationLines.addDelivery[locale], exact: true }).click()
    await price(3).fill('150')
    // 405.00 + 25.00 + 150.00, and 15 % of it.
    await expect(totals).toContainText('580.00')
    await expect(totals).toContainText('667.00')
    await price(1).fill('18')
    await expect(line(1)).toContainText(quotationLines.listPrice[locale]('18.75'))
    await price(1).fill('18.75')
    await expectUsable(page)
    await page.setViewportSize(PHONE)
    await expectStateUsable(page)
    await page.setViewportSize(DESKTOP)

    await page.getByRole('button', { name: quotationForm.saveAndSend[locale] }).click()
    await expect(page).toHaveURL(/step=send/)
    await expect(page.getByRole('radio', { name: sendQuotation.mail[locale], exact: true })).toBeDisabled()
    await expect(totals).toContainText('667.00')
    await expectStateUsable(page)
    await page.getByRole('button', { name: sendQuotation.issue[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['quotation-issued'][locale] })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^QT-\d{4}-\d{5}$/)
    await expect(page.getByLabel(quotationWords.share.message[locale])).toHaveValue(/\/quote\/s\/[\w-]{22}/)
    await expectStateUsable(page)

    await page.getByRole('button', { name: quotationWords.revise[locale] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/-R2$/)
    await expect(price(3)).toHaveValue('150.00')
    await page.getByRole('link', { name: quotationWords.revision[locale](1) }).click()
    await expect(page.getByText(quotationStates.sent[locale], { exact: true }).first()).toBeVisible()
    await page.locator('summary', { hasText: quotationWords.withdraw.label[locale] }).click()
    await page.getByLabel(quotationWords.withdraw.reason[locale]).fill('Wrong quantity')
    await page.locator('button[type=submit]', { hasText: quotationWords.withdraw.verb[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['quotation-withdrawn'][locale] })).toBeVisible()
  })

  test('is priced by keyboard, and a line in words gets its pack in place', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAsStaff(page, '/admin/quotes')
    const names = ['Foam', 'Glue', 'Tape', 'Gun'].map((name) => ({ kind: 'text', name_ar: name, name_en: name }))
    const made = await call(page, '/api/quotes/add.php', { customer_name: 'Huda', lines: JSON.stringify(names) })
    await openScreen(page, `/admin/quotes/${made['quote_id']}`)
    const line = (place: number) => page.getByRole('group', { name: quotationLines.line[locale](place) })
    const prices = page.locator('input[name="unit_price[]"]')
    const have = (texts: string[]) =>
      expect
        .poll(() => prices.evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value)))
        .toEqual(texts)
    await prices.first().focus()
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await page.evaluate(() => navigator.clipboard.writeText('11\n١٢٫٥\n13\n'))
    await page.keyboard.press('ControlOrMeta+v')
    await have(['7', '11', '12.5', '13'])
    await page.keyboard.press('ControlOrMeta+z')
    await have(['7', '', '', ''])
    await page.keyboard.press('Alt+ArrowUp')
    await have(['', '7', '', ''])
    const product = line(4).getByLabel(quotationLines[locale === 'ar' ? 'nameAr' : 'nameEn'][locale])
    await product.fill(CODE)
    await expect(line(4).getByRole('listbox').getByRole('option')).toHaveCount(1)
    await expect(line(4).getByLabel(quotationLines.remember[locale])).toBeChecked()
    await line(4).getByLabel(quotationLines.remember[locale]).uncheck()
    await product.press('Enter')
    await expect(line(4)).toContainText(CODE)
    await product.press('Enter')
    await expect(page.getByLabel(quotationLines.addPack[locale])).toBeFocused()
  })

  test('is counted in the report, which is taken as a file @long', async ({ page }) => {
    await receive(page)
    await openAsStaff(page, '/admin/reports/quotes')
    await expect(page.getByRole('table', { name: quoteReportWords.months[locale] })).toContainText(/[1-9]/)
    await expectStateUsable(page)
    for (const path of ['/admin/reports/quotes', '/admin/quotes']) {
      await page.goto(path)
      for (const width of [768, 900, 1100]) {
        await page.setViewportSize({ width, height: 900 })
        const room = () =>
          page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth)
        await expect.poll(room, `${path}, ${width} pixels wide`).toBe(0)
      }
      await expectStateUsable(page)
    }
    await page.goto('/admin/reports/quotes')
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: quoteReportWords.file[locale], exact: true }).click()
    const file = await text(await (await coming).createReadStream())
    expect(file).toContain(`${new Date().getUTCFullYear()}-`)
    expect(file).toContain('quoted_value')
  })
})
