import { customersWords } from '#content/admin/requests/customers.ts'
import { quotationForm } from '#content/admin/quotes/quotation-form.ts'
import { quotePage } from '#content/pages/quote.ts'
import { takenRequest } from '#content/admin/quotes/taken-request.ts'
import { notices } from '#content/admin/notices.ts'
import { expectStateUsable, expectUsable } from '#tests/e2e/expect-usable.ts'
import { openAsStaff, openScreen } from './staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages, PHONE, test } from '#tests/e2e/visit.ts'

inBothLanguages('a customer', (locale) => {
  test.use({ viewport: DESKTOP, locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

  test('is offered while a request is written down, fills it, and is changed with it', async ({ page }) => {
    const own = String(Date.now()).slice(-7)
    const name = `هدى الحربي ${own}`
    await openAsStaff(page, '/admin/customers/add')
    await expectStateUsable(page)
    await page.locator('[name=name_ar]').fill(name)
    await page.locator('[name=phones]').fill(`٠٥٥${own}`)
    await page.locator('[name=city]').fill('Riyadh')
    await page.getByRole('button', { name: customersWords.form.save[locale] }).first().click()
    await expect(page.getByRole('status').filter({ hasText: notices['customer-saved'][locale] })).toBeVisible()

    await openScreen(page, '/admin/inbox/add')
    const { fields } = quotePage
    const found = page.waitForResponse((response) => response.url().includes(`055${own}`))
    await page.getByLabel(fields.phone[locale]).pressSequentially(`055${own}`)
    // Half a number is searched on a slow machine, and others have that, too.
    await found
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
    const offer = page.getByRole('option').filter({ hasText: name })
    await expect(offer).toBeVisible()
    await expectStateUsable(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(fields.name[locale], { exact: true })).toHaveValue(name)
    await expect(page.getByLabel(fields.city[locale])).toHaveValue('Riyadh')
    const change = page.getByLabel(customersWords.offers.update[locale])
    await expect(change).toHaveCount(0)
    await page.getByLabel(fields.city[locale]).fill('Jeddah')
    await change.check()
    await page.setViewportSize(PHONE)
    await expectStateUsable(page)
    await page.setViewportSize(DESKTOP)
    await page.getByLabel(fields.details[locale]).fill('Foam')
    await page.getByRole('button', { name: takenRequest.save[locale] }).first().click()
    await expect(page).toHaveURL(/\/admin\/inbox\/(?!add)[\w-]+/)

    await page.getByRole('link', { name: customersWords.page.open[locale] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('definition').filter({ hasText: 'Jeddah' })).toBeVisible()
    await expectUsable(page)
    await page.setViewportSize(PHONE)
    await expectStateUsable(page)
    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: customersWords.page.begin[locale] }).click()
    await expect(page.getByLabel(quotationForm.fields.customerName[locale], { exact: true })).toHaveValue(name)
  })
})
