import type { Locator, Page } from '@playwright/test'
import { formLabels } from '#content/form-labels.ts'
import { contactForm, forms, quoteForm } from '#content/forms.ts'
import { productPage } from '#content/pages/product.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { demoPage } from '#tests/support/content/demo-texts.ts'
import { untilHydrated } from '#tests/e2e/staff/staff-sign-in.ts'
import { DESKTOP, expect, hold, inBothLanguages, LONG, open, PHONE, test } from '#tests/e2e/visit.ts'

const PRODUCT = '/pu-foam/805'
const PRIVACY_POLICY = demoPage('privacy').title
const QUOTE_CALL = '**/api/mails/requestQuote.php'

let senders = 0
/** Each sender writes from an address of their own: one address may send only a few requests. */
const newEmail = () => `visitor-${process.pid}-${Date.now()}-${++senders}@client.example`

const quote = (page: Page, locale: Locale) => page.getByRole('form', { name: productPage.quote[locale] })
const contact = (page: Page, locale: Locale) => page.getByRole('form', { name: contactForm.title[locale] })
const product = (locale: Locale) => productPage.request.product[locale]('805')

async function fillQuote(page: Page, locale: Locale, email = newEmail()) {
  const form = quote(page, locale)
  await form.getByLabel(quoteForm.fields.firstName[locale]).fill('سارة')
  await form.getByLabel(quoteForm.fields.lastName[locale]).fill('العتيبي')
  await form.getByLabel(quoteForm.fields.email[locale]).fill(email)
  await form.getByLabel(quoteForm.fields.phone[locale]).fill('٠٥٠ ١٢٣ ٤٥٦٧')
  await form.locator('[name=details]').fill(`${product(locale)}\n40`)
  return form
}

/** Real people take longer than the shortest time a form is filled in. */
const takeTime = (page: Page) => page.waitForFunction(() => performance.now() > 2500, null, { polling: 100 })

inBothLanguages('the quote form', (locale) => {
  test.use({ viewport: DESKTOP })

  test('begins with the product, says that it was sent, and is empty again @every-store', async ({ page }) => {
    await open(page, locale, PRODUCT)
    await page.getByRole('link', { name: productPage.quote[locale] }).first().click()
    await expect(quote(page, locale)).toBeInViewport()
    await expect(quote(page, locale).locator('[name=details]')).toHaveValue(product(locale))
    const form = await fillQuote(page, locale)
    await takeTime(page)
    await form.getByRole('button', { name: quoteForm.send[locale] }).click()
    // It is said for some seconds only.
    const message = form.getByRole('status')
    await expect(message).toHaveText(quoteForm.sent[locale])
    await expect(form.locator('[name=firstName]')).toHaveValue('')
    await expect(form.locator('[name=details]')).toHaveValue('')
    await expect(message).toBeHidden()
  })

  test('keeps what was typed when the network is away, and sends it once when it is back', async ({ page }) => {
    await open(page, locale, PRODUCT)
    const form = await fillQuote(page, locale)
    const send = form.getByRole('button', { name: quoteForm.send[locale] })
    await page.route(QUOTE_CALL, (route) => route.abort())
    await send.click()
    await expect(form.getByRole('alert')).toHaveText(quoteForm.failed[locale])
    await expect(form.locator('[name=firstName]')).toHaveValue('سارة')
    await page.unroute(QUOTE_CALL)

    // Once, however often its button is pressed.
    const held = Promise.withResolvers<void>()
    let calls = 0
    await page.route(QUOTE_CALL, async (route) => {
      calls += 1
      await held.promise
      await route.continue()
    })
    await takeTime(page)
    await send.dblclick()
    const busy = form.getByRole('button', { name: formLabels.sending[locale] })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    // A browser test waits for a button that is not busy, a person does not.
    await busy.click({ force: true })
    await form.locator('[name=firstName]').press('Enter')
    held.resolve()
    await expect(form.getByRole('status')).toHaveText(quoteForm.sent[locale])
    expect(calls).toBe(1)
    await page.unroute(QUOTE_CALL)

    await fillQuote(page, locale)
    await page.route(QUOTE_CALL, (route) => route.abort())
    await page.clock.install()
    await send.click()
    await expect(form.getByRole('alert')).toHaveText(quoteForm.failed[locale])
    await expect(form.locator('[name=firstName]')).toHaveValue('سارة')
    // Whoever has looked away meanwhile must not take it for sent.
    await page.clock.fastForward(60_000)
    await expect(form.getByRole('alert')).toHaveText(quoteForm.failed[locale])
  })

  test('keeps what was added while it was on its way @long', async ({ page }) => {
    await open(page, locale, PRODUCT)
    const form = await fillQuote(page, locale)
    const release = await hold(page, QUOTE_CALL)
    await takeTime(page)
    await form.getByRole('button', { name: quoteForm.send[locale] }).click()
    await expect(form.getByRole('button', { name: formLabels.sending[locale] })).toBeVisible()
    await form.locator('[name=details]').fill('And ten boxes for Jeddah')
    release()
    await expect(form.getByRole('status')).toHaveText(quoteForm.sent[locale])
    await expect(form.locator('[name=details]')).toHaveValue('And ten boxes for Jeddah')
  })
})

inBothLanguages('the contact form', (locale) => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('takes an address in Arabic letters @long', async ({ page }) => {
    await open(page, locale, '/contact')
    const form = contact(page, locale)
    await untilHydrated(page)
    const email = form.getByLabel(contactForm.fields.email[locale])
    await email.pressSequentially('علي@موقع.السعودية')
    await expect(email).toHaveValue('علي@موقع.السعودية')
    await form.getByLabel(contactForm.fields.name[locale]).fill('علي')
    await form.getByLabel(contactForm.fields.message[locale]).fill('مرحباً')
    await takeTime(page)
    await form.getByRole('button', { name: contactForm.send[locale] }).click()
    await expect(form.getByRole('status')).toHaveText(contactForm.sent[locale])
  })
})

inBothLanguages('whoever has sent a form', (locale) => {
  for (const viewport of [PHONE, DESKTOP]) {
    const tag = viewport === PHONE ? [] : LONG
    test(
      `fills in what is required and sees that it was sent, at ${viewport.width} pixels`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize(viewport)
        await open(page, locale, '/contact')
        const form = contact(page, locale)
        const send = form.getByRole('button', { name: contactForm.send[locale] })
        await send.click()
        expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(false)
        await form.getByLabel(contactForm.fields.name[locale]).fill('Omar')
        await form.getByLabel(contactForm.fields.email[locale]).fill(newEmail())
        await form.getByLabel(contactForm.fields.message[locale]).fill('مرحباً')
        await takeTime(page)
        await send.evaluate((button) => button.scrollIntoView({ block: 'end' }))
        await send.click()
        const receipt = form.getByRole('region', { name: forms.receipt.title[locale] })
        await expectInView(form.getByRole('status'), contactForm.sent[locale])
        await expect(receipt).toBeFocused()
        await expect(form.locator('[name=message]')).toHaveValue('')
        await expect(form.getByRole('status')).toBeHidden()
        await expect(receipt).toBeInViewport({ ratio: 1 })
        await receipt.getByRole('button', { name: forms.receipt.again[locale] }).click()
        await expect(form.getByLabel(contactForm.fields.name[locale])).toBeFocused()
        await expect(receipt).toBeHidden()
      },
    )
  }
})

inBothLanguages('a form that was not sent', (locale) => {
  test.use({ viewport: DESKTOP })

  test('is still filled in after another page and a reload, until it is cleared', async ({ page }) => {
    await open(page, locale, PRODUCT)
    const form = await fillQuote(page, locale)
    const details = await form.locator('[name=details]').inputValue()
    await form.getByRole('link', { name: PRIVACY_POLICY[locale] }).click()
    await expect(page).toHaveURL(localizedPath(locale, '/privacy-policy'))
    await page.goBack()
    await expect(form.locator('[name=firstName]')).toHaveValue('سارة')
    await page.reload()
    await page.keyboard.press('Shift')
    await expect(form.locator('[name=firstName]')).toHaveValue('سارة')
    await expect(form.locator('[name=details]')).toHaveValue(details)

    await open(page, locale, '/hybrid-polymer/ms-55')
    await expect(form.locator('[name=firstName]')).toHaveValue('سارة')
    await expect(form.locator('[name=details]')).toHaveValue(productPage.request.product[locale]('MS-55'))

    await form.getByRole('button', { name: forms.clear[locale] }).click()
    await expect(form.locator('[name=firstName]')).toHaveValue('')
    await page.reload()
    await page.keyboard.press('Shift')
    await expect(form.getByRole('button', { name: forms.clear[locale] })).toBeHidden()
    await expect(form.locator('[name=firstName]')).toHaveValue('')
  })

  test('counts near the limit of a long text, and cuts nothing off @long', async ({ page }) => {
    await open(page, locale, PRODUCT)
    const form = await fillQuote(page, locale)
    const details = form.locator('[name=details]')
    await details.fill('س'.repeat(3950))
    await expect(form).toContainText(formLabels.length[locale](3950, 4000))
    await details.fill('س'.repeat(6000))
    await expect(details).toHaveValue('س'.repeat(6000))
    await expect(details).toHaveAttribute('aria-invalid', 'true')
    await expect(form).toContainText(formLabels.tooLong[locale](2000))
    await form.getByRole('button', { name: quoteForm.send[locale] }).click()
    await expect(form.getByRole('status')).toHaveCount(0)
    await expect(details).toHaveValue('س'.repeat(6000))
  })
})

inBothLanguages('a phone number in Arabic digits', (locale) => {
  test.use({ viewport: DESKTOP })

  test('is shown in Latin ones as it is typed, at its end and in its middle @long', async ({ page }) => {
    for (const [path, form, fields] of [
      [PRODUCT, quote, quoteForm.fields],
      ['/contact', contact, contactForm.fields],
    ] as const) {
      await open(page, locale, path)
      const phone = form(page, locale).getByLabel(fields.phone[locale])
      await phone.pressSequentially('٠٥٥ ١٢٣ ٤٥٦')
      await expect(phone).toHaveValue('055 123 456')
      await phone.press('Home')
      await phone.press('ArrowRight')
      await phone.pressSequentially('٧٨')
      await expect(phone).toHaveValue('07855 123 456')
    }
  })
})

inBothLanguages('without scripts, on a small phone', (locale) => {
  test.use({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false })

  test('whoever asks for a quote sees at once what became of it', async ({ page }) => {
    await page.goto(localizedPath(locale, PRODUCT))
    const form = await fillQuote(page, locale, 'sara@example')
    const send = form.getByRole('button', { name: quoteForm.send[locale] })
    await send.click()
    await expectInView(form.getByRole('alert'), forms.invalid[locale])
    await expect(form.locator('[aria-invalid]')).toBeInViewport({ ratio: 1 })
    await form.locator('[name=email]').fill(newEmail())
    await send.click()
    await expectInView(form.getByRole('status'), quoteForm.sent[locale])
  })

  test('whoever writes to the company sees at once what became of it @long', async ({ page }) => {
    await page.goto(localizedPath(locale, '/contact'))
    const form = contact(page, locale)
    await form.locator('[name=name]').fill('Omar')
    await form.locator('[name=email]').fill('omar@example')
    await form.locator('[name=message]').fill('مرحباً')
    const send = form.getByRole('button', { name: contactForm.send[locale] })
    await send.click()
    await expectInView(form.getByRole('alert'), forms.invalid[locale])
    await expect(form.locator('[aria-invalid]')).toBeInViewport({ ratio: 1 })
    await form.locator('[name=email]').fill(newEmail())
    await send.click()
    await expectInView(form.getByRole('status'), contactForm.sent[locale])
  })
})

async function expectInView(message: Locator, text: string) {
  await expect(message).toHaveText(text)
  await expect(message).toBeInViewport({ ratio: 1 })
}
