import type { Locator, Page } from '@playwright/test'
import { customersWords } from '#content/admin/requests/customers.ts'
import { quotationForm, quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { quotationWords, sendQuotation } from '#content/admin/quotes/quotations.ts'
import { BROWSER_LOCALES, call, openAsStaff, openScreen, untilHydrated } from './staff-sign-in.ts'
import { expect, inBothLanguages, test } from '#tests/e2e/visit.ts'

const CODES = ['RW300401', 'RW300101', 'RW302503']

inBothLanguages('at the desk', (locale) => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: BROWSER_LOCALES[locale] })

  test('a known caller has a quotation by few presses, and once more by fewer @long', async ({ page }) => {
    await openAsStaff(page, '/admin/quotes')
    const phone = `055${String(Date.now()).slice(-7)}`
    const name = `هدى ${phone}`
    await call(page, '/api/customers/add.php', { name_ar: name, phones: phone })
    await call(page, '/api/prices/update.php', {
      prices: JSON.stringify(CODES.map((code) => ({ stock_code: code, price: '18.75' }))),
    })
    let presses = 0
    const press = async (control: Locator) => {
      presses += 1
      await control.click()
    }
    const send = async () => {
      await press(page.getByRole('button', { name: quotationForm.saveAndSend[locale] }))
      await press(page.getByRole('button', { name: sendQuotation.issue[locale] }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^QT-\d{4}-\d{5}$/)
    }
    presses += 1
    // Heard some time after the screen is hydrated.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('dialog').locator('input').fill(phone)
    await press(page.getByRole('option').filter({ hasText: name }))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await press(page.getByRole('button', { name: customersWords.page.begin[locale] }))
    await expect(page.locator('[name=customer_name]')).toHaveValue(name)
    await untilHydrated(page)
    await page.getByLabel(quotationLines.pasteLines[locale]).fill(CODES.map((code) => `${code} × 24`).join('\n'))
    await press(page.getByRole('button', { name: quotationLines.readLines[locale] }))
    await expect(page.locator('.quote-line')).toHaveCount(CODES.length)
    await send()
    expect(presses).toBeLessThanOrEqual(25)

    presses = 0
    await press(page.getByRole('button', { name: quotationWords.duplicate[locale] }))
    await expect(page.locator('[name=customer_name]')).toHaveValue(name)
    await untilHydrated(page)
    await send()
    expect(presses).toBeLessThanOrEqual(5)
  })

  test('forty lines are priced by keys alone, more than twelve of them in view @long', async ({ page }) => {
    await openAsStaff(page, '/admin/quotes')
    const names = Array.from({ length: 40 }, (_, at) => ({ kind: 'text', name_ar: `بند ${at}`, name_en: `Item ${at}` }))
    const made = await call(page, '/api/quotes/add.php', { customer_name: 'Huda', lines: JSON.stringify(names) })
    await openScreen(page, `/admin/quotes/${made['quote_id']}`)
    const prices = page.locator('input[name="unit_price[]"]')
    await prices.first().focus()
    let seen = 0
    for (const at of names.keys()) {
      if (at === 20) seen = await linesInView(page)
      await page.keyboard.type(`${at + 1}`)
      await page.keyboard.press('Enter')
    }
    expect(seen).toBeGreaterThanOrEqual(12)
    await expect(page.getByLabel(quotationLines.addPack[locale])).toBeFocused()
    const typed = await prices.evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLInputElement).value)))
    expect(typed).toEqual(names.map((_, at) => at + 1))
  })
})

/** How many lines of the quotation are seen whole below the bar. */
function linesInView(page: Page): Promise<number> {
  return page.locator('.quote-line').evaluateAll((lines) => {
    const bar = document.querySelector('.admin-bar')!.getBoundingClientRect()
    const boxes = lines.map((line) => line.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => top >= bar.bottom && bottom <= innerHeight).length
  })
}
