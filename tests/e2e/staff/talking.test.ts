import type { Page } from '@playwright/test'
import { attachmentProblems, attachmentWords } from '#content/attachment-words.ts'
import { answerWords, messageWords } from '#content/admin/inbox-message.ts'
import { messageStates } from '#content/admin/message-states.ts'
import { notices } from '#content/admin/notices.ts'
import { makeQuotation, quotationWords, sendQuotation } from '#content/admin/quotes/quotations.ts'
import { quotationForm, quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { offerPage } from '#content/pages/offer.ts'
import { quotePage } from '#content/pages/quote.ts'
import { requestPage, writingPage } from '#content/pages/request.ts'
import { requestStates } from '#content/pages/request-states.ts'
import { DESKTOP, expect, inBothLanguages, PHONE, test } from '#tests/e2e/visit.ts'
import { aPicture } from './catalogue-staff-world.ts'
import { openAsStaff, untilHydrated } from './staff-sign-in.ts'

inBothLanguages('a request goes back and forth', (locale) => {
  test.use({ viewport: DESKTOP, locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

  test('from a question to a revision, its acceptance and an invoice', async ({ page, browser, baseURL }) => {
    const items = JSON.stringify([{ text: 'Foam gun', qty: 2 }])
    const form = { name: 'Huda', email: `huda${Date.now()}@client.example`, items, locale }
    const asked = await page.request.post('/api/quotes/request.php', { form })
    const { number, url } = ((await asked.json()) as { data: { number: string; url: string } }).data
    const visitor = await browser.newContext({ viewport: PHONE, ...(baseURL && { baseURL }) })
    const link = await visitor.newPage()

    await openAsStaff(page, `/admin/inbox?q=${number}`)
    await page.getByRole('link').filter({ hasText: number }).click()
    await page.getByRole('link', { name: messageWords.answer[locale] }).click()
    const answer = page.locator('#answer')
    await answer.getByLabel(answerWords.body[locale], { exact: true }).fill('أي لون تريد؟')
    await answer.getByLabel(answerWords.question[locale]).check()
    await answer.getByRole('button', { name: answerWords.send[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['message-answered'][locale] })).toBeVisible()
    await expect(page.getByRole('article')).toContainText(messageStates.waiting[locale])

    await link.goto(url)
    const said = link.getByRole('main')
    await expect(said).toContainText(requestStates.waiting[locale])
    await link.getByLabel(writingPage.message[locale]).fill('رمادي\u{1F44D}')
    await link.getByRole('button', { name: writingPage.send[locale] }).click()
    await expect(said).toContainText('رمادي\u{1F44D}')
    await expect(said).not.toContainText(writingPage.asked[locale])
    await link.getByRole('link', { name: writingPage.changeList[locale] }).click()
    await link.getByLabel(quotePage.quantity[locale]('Foam gun')).fill('6')
    await link.getByLabel(writingPage.addLines[locale]).fill('4 × silicone')
    await link.getByRole('button', { name: writingPage.saveList[locale] }).click()
    await expect(said).toContainText('silicone')
    await expect(said).toContainText(writingPage.events['change-list'][locale])

    await page.reload()
    await expect(page.getByRole('main')).toContainText('رمادي\u{1F44D}')
    await page.getByRole('button', { name: makeQuotation.make[locale] }).click()
    await expect(page.getByLabel(quotationForm.fields.remindCustomer[locale])).toHaveValue('0')
    await untilHydrated(page)
    const price = (place: number) =>
      page.getByRole('group', { name: quotationLines.line[locale](place) }).getByLabel(quotationLines.price[locale])
    for (const place of [1, 2]) await price(place).fill('10')
    await page.getByRole('button', { name: quotationForm.saveAndSend[locale] }).click()
    const quote = /quotes\/([\w-]+)/.exec(page.url())![1]!
    const wasSeen = async () => {
      const answer = await page.request.get(`/api/quotes/getquote.php?quote_id=${quote}`)
      return ((await answer.json()) as { data: { seen_at: string | null } }).data.seen_at !== null
    }
    await page.getByRole('radio', { name: sendQuotation.both[locale] }).check()
    await page.getByLabel(sendQuotation.cc[locale]).fill('boss@client.example')
    await page.getByRole('button', { name: sendQuotation.send[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['quotation-sent-both'][locale] })).toBeVisible()
    await expect(page.getByLabel(quotationWords.share.message[locale])).toHaveValue(/\/quote\/s\/[\w-]{22}/)

    await link.reload()
    await expect.poll(wasSeen).toBe(true)
    await link.getByRole('link', { name: offerPage.change[locale], exact: true }).click()
    await link.getByLabel(offerPage.changeText[locale]).fill('أرخص من فضلك')
    await link.getByRole('button', { name: offerPage.change[locale], exact: true }).click()
    await expect(said).toContainText(requestStates['change-requested'][locale])
    await page.reload()
    await page.getByRole('button', { name: quotationWords.revise[locale] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/-R2$/)
    await untilHydrated(page)
    await price(1).fill('9')
    await page.getByRole('button', { name: quotationForm.saveAndSend[locale] }).click()
    await page.getByRole('radio', { name: sendQuotation.link[locale], exact: true }).check()
    await page.getByRole('button', { name: sendQuotation.issue[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['quotation-issued'][locale] })).toBeVisible()

    await link.reload()
    await link.getByRole('link', { name: offerPage.accept[locale], exact: true }).click()
    await link.getByLabel(offerPage.acceptedBy[locale]).fill('هدى')
    const program = { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
    await link.locator('#answer-attachments').setInputFiles(program)
    await link.getByRole('button', { name: offerPage.accept[locale], exact: true }).click()
    await expect(link.getByText(offerPage.accepted[locale])).toBeVisible()
    await expect(link.getByRole('alert')).toContainText(attachmentProblems.kind[locale])
    await expect(link.getByRole('link', { name: offerPage.accept[locale], exact: true })).toBeHidden()
    await link.locator('.request-files summary').click()
    await link.locator('#request-attachments').setInputFiles(await aPicture('صورة.png', '#4488cc'))
    await link.getByRole('button', { name: attachmentWords.send[locale] }).click()
    await expectDownload(link, 'صورة.png', /^صورة\.png$/)
    await expectDownload(link, offerPage.download[locale], /^QT-\d{4}-\d{5}-R2\.pdf$/)
    await page.reload()
    await page.getByRole('button', { name: quotationWords.proforma[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['proforma-made'][locale] })).toBeVisible()
    await link.reload()
    await expectDownload(link, offerPage.downloadProforma[locale], /^PF-\d{4}-\d{5}\.pdf$/)
    await link.getByRole('button', { name: requestPage.repeat[locale] }).click()
    await expect(link.getByLabel(quotePage.quantity[locale]('Foam gun'))).toHaveValue('6')
    await visitor.close()
  })
})

/** Follows a link to a file, which has a name of its own. */
async function expectDownload(page: Page, link: string, name: RegExp) {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  expect((await coming).suggestedFilename()).toMatch(name)
}
