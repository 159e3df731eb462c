import { attachmentProblems, attachmentWords } from '#content/attachment-words.ts'
import { offerPage } from '#content/pages/offer.ts'
import { quotePage } from '#content/pages/quote.ts'
import { requestPage } from '#content/pages/request.ts'
import { requestStates } from '#content/pages/request-states.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { findDossier } from '#server/data/quotes/quotations-store.ts'
import { sharp } from '#server/files/sharp.ts'
import { aSentQuotation, type SentQuotation } from '#tests/support/quotes/sent-quotations.ts'
import { testOnSite } from '#tests/e2e/filled-site-visit.ts'
import { expect, inBothLanguages, PHONE, wake } from '#tests/e2e/visit.ts'

const sent = {} as Record<Locale, SentQuotation>
const test = testOnSite(async () => async (services) => {
  for (const locale of LOCALES)
    sent[locale] = await aSentQuotation(services, { locale, name: `Huda-${locale}`, revisions: 2 })
})

test.describe.configure({ mode: 'default' })

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#48c' } })
    .jpeg()
    .toBuffer()

inBothLanguages('a customer answers the second revision of a quotation on a phone', (locale) => {
  test('with a change, and then accepts it, sends a photograph and repeats the list', async ({ page, site }) => {
    await page.setViewportSize(PHONE)
    const { path, number, requestId } = sent[locale]
    await page.goto(path)
    await wake(page)
    const main = page.getByRole('main')
    await expect(main).toContainText(`${requestPage.state[locale]} ${requestStates.quoted[locale]}`)
    await expect(page.getByRole('heading', { name: `${number}-R2` })).toBeVisible()
    await expect(main).toContainText('661.71')
    const seen = () =>
      site.withDb(async (db) => (await findDossier(db, { messageId: requestId }))!.revisions[1]!.seenAt)
    await expect.poll(seen).not.toBeNull()

    await page.getByRole('link', { name: offerPage.change[locale], exact: true }).click()
    await page.getByLabel(offerPage.changeText[locale]).fill('36')
    await page.getByRole('button', { name: offerPage.change[locale], exact: true }).click()
    await expect(main).toContainText(requestStates['change-requested'][locale])

    await page.getByRole('link', { name: offerPage.accept[locale], exact: true }).click()
    await page.getByLabel(offerPage.acceptedBy[locale]).fill('هدى')
    const order = { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
    await page.locator('#answer-attachments').setInputFiles(order)
    await page.getByRole('button', { name: offerPage.accept[locale], exact: true }).click()
    await expect(page.getByText(offerPage.accepted[locale])).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(attachmentProblems.kind[locale])
    await expect(page.getByRole('link', { name: offerPage.accept[locale], exact: true })).toBeHidden()

    const picture = { name: 'صورة.jpg', mimeType: 'image/jpeg', buffer: await photo() }
    await page.locator('.request-files summary').click()
    await page.locator('#request-attachments').setInputFiles(picture)
    await page.getByRole('button', { name: attachmentWords.send[locale] }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'صورة.jpg' }).click()
    expect((await download).suggestedFilename()).toBe('صورة.jpg')
    const pdf = page.waitForEvent('download')
    await page.getByRole('link', { name: offerPage.download[locale] }).click()
    expect((await pdf).suggestedFilename()).toBe(`${number}-R2.pdf`)

    await page.getByRole('button', { name: requestPage.repeat[locale] }).click()
    // What was accepted, by the names that staff gave it.
    await expect(
      page.getByLabel(quotePage.quantity[locale](locale === 'ar' ? 'رغوة تثبيت 805' : '805 PU Foam')),
    ).toHaveValue('24')
  })
})
