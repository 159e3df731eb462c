import { comparePage } from '#content/choice/compare.ts'
import { equivalentForm, equivalentsPage } from '#content/choice/equivalents.ts'
import { finderPage, finderValues } from '#content/choice/finder.ts'
import { shareWords } from '#content/pages/product.ts'
import { productCardWords } from '#content/products.ts'
import { recentWords } from '#content/choice/recent.ts'
import { expect, inBothLanguages, open, PHONE, test } from '#tests/e2e/visit.ts'

inBothLanguages('a product is chosen', (locale) => {
  test('by answering the finder, comparing and adding all to the list', async ({ page }) => {
    await open(page, locale, '/finder')
    const next = page.getByRole('button', { name: finderPage.next[locale] })
    const choose = async (label: string) => {
      await page.getByRole('radio', { name: label }).check()
      await next.click()
    }
    await choose(finderValues.job.seal[locale])
    await expect(page.getByRole('radio', { name: finderValues.surface.aluminium[locale] })).toBeVisible()
    await page.getByRole('radio', { name: finderValues.surface.aluminium[locale] }).check()
    await page.getByRole('combobox').filter({ visible: true }).last().selectOption('concrete')
    await next.click()
    await choose(finderValues.place.outdoor[locale])
    await page.getByRole('link', { name: finderPage.show[locale] }).click()
    const matches = page.getByRole('region', { name: finderPage.best[locale] }).getByRole('listitem')
    await expect(matches.getByRole('heading', { name: /S20/ })).toBeVisible()
    await matches.filter({ hasText: 'S20' }).getByRole('link', { name: finderPage.compare[locale] }).click()
    await page.getByLabel(comparePage.add[locale]).fill('ms 55')
    await page.getByRole('button', { name: comparePage.addButton[locale] }).click()
    await expect(page.getByRole('columnheader', { name: /MS-55/ })).toBeVisible()
    await expect(page).toHaveURL(/p=s20,ms-55/)
    await page.getByRole('button', { name: comparePage.addAll[locale] }).click()
    await expect(page).toHaveURL(/\/quote$/)
    await expect(page.getByRole('main')).toContainText('MS-55')
  })

  test('from lists, three at a time, and what was looked at is shown again', async ({ page }) => {
    await open(page, locale, '/categories/sealants')
    const bar = (count: number) => page.getByRole('link', { name: comparePage.bar[locale].compare(count) })
    for (const [place, code] of ['S20', 'PU-25', 'A40'].entries()) {
      const card = page.getByRole('article').filter({ has: page.getByText(code, { exact: true }) })
      await card.getByRole('link', { name: productCardWords.compare[locale] }).click()
      await expect(bar(place + 1)).toBeVisible()
    }
    await bar(3).click()
    await expect(page.getByRole('columnheader', { name: /PU-25/ })).toBeVisible()
    await expect(page).toHaveURL(/p=s20,pu-25,a40/)

    await open(page, locale, '/sealants/s20')
    await page.getByText(shareWords.share[locale], { exact: true }).click()
    const chat = page.getByRole('link', { name: shareWords.chat[locale], exact: true })
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*%2Fsealants%2Fs20$/)
    await expect(page.getByRole('button', { name: shareWords.copy[locale] })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-products') ?? '')).toContain('s20')
    await open(page, locale, '/sealants/pu-25')
    const recent = page.getByRole('region', { name: recentWords.recent[locale] })
    await expect(recent.getByRole('link', { name: /S20/ }).first()).toBeVisible()
    await recent.getByRole('button', { name: recentWords.clear[locale] }).click()
    await expect(recent).toBeHidden()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-products'))).toBeNull()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE })

    test('as many packs as 216 m of joint take go into the list', async ({ page }) => {
      await open(page, locale, '/calculator?product=s20')
      for (const [name, text] of Object.entries({ w: '١٥', d: '7,5', l: '216' }))
        await page.locator(`input[name=${name}]`).fill(text)
      const main = page.getByRole('main')
      await expect(main).toContainText('24,300')
      await main.locator('form[action$="/quote/add"]').first().getByRole('button').click()
      await expect(page.getByRole('banner').getByRole('link', { name: /\(1\)/ })).toBeVisible()
      await open(page, locale, '/quote')
      await expect(main.getByRole('spinbutton').or(main.locator('input[inputmode=numeric]')).first()).toHaveValue('90')
    })
  })

  test("by another maker's name, or the name is sent", async ({ page }) => {
    await open(page, locale, '/equivalents')
    const box = page.getByLabel(equivalentsPage.search[locale])
    await box.fill('neutra 25')
    await page.getByRole('main').getByRole('button', { name: equivalentsPage.submit[locale] }).click()
    await expect(page).toHaveURL(new URL('?q=neutra+25', page.url()).href)
    await expect(page.getByRole('link', { name: /S20/ })).toBeVisible()
    await box.fill('sikaflex')
    await box.press('Enter')
    await expect(page.getByRole('main').getByRole('status')).toContainText(equivalentsPage.unknown[locale])
    await expect(box).toBeFocused()
    await page.getByLabel(equivalentForm.fields.contact[locale]).fill('0501234567')
    // Whoever is faster than that is no person.
    await page.waitForFunction(() => performance.now() > 2500)
    await page.getByRole('button', { name: equivalentForm.send[locale] }).click()
    await expect(page.getByText(equivalentForm.sent[locale])).toBeVisible()
  })
})
