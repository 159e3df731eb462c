import { addedToList } from '#content/added-to-list.ts'
import { contactForm } from '#content/forms.ts'
import { untilHydrated } from '#tests/e2e/staff/staff-sign-in.ts'
import { DESKTOP, expect, holdBack, LONG, PHONE, test, untilRemembered } from '#tests/e2e/visit.ts'

test.describe('a page that waits to be hydrated', () => {
  test.use({ viewport: DESKTOP, locale: 'en-GB' })

  test('keeps what was typed until then, in texts that were filled too', async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/pu-foam/805')
    const details = page.locator('[name=details]')
    await expect(details).not.toHaveValue('')
    await details.fill('Forty boxes')
    hydrate()
    await untilHydrated(page)
    await expect(details).toHaveValue('Forty boxes')
  })

  test('keeps the place in a text that nobody has changed yet @long', async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/pu-foam/805')
    const details = page.locator('[name=details]')
    const first = await details.inputValue()
    await details.press('ControlOrMeta+End')
    hydrate()
    await untilHydrated(page)
    await page.keyboard.type('!')
    await expect(details).toHaveValue(`${first}!`)
  })

  test('sends what was typed until then, also while it is being hydrated @long', async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.addInitScript(sendWhenWrittenOver)
    await page.goto('/en/pu-foam/805')
    const fields = { firstName: 'Omar', lastName: 'Saleh', email: 'omar@example.com', details: 'Forty boxes' }
    for (const [name, text] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(text)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    hydrate()
    expect((await sent).postData()).toContain('Forty boxes')
  })

  test('keeps what was typed until then in lines that it reads as they are typed @long', async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/addresses?add=1')
    const latitude = page.locator('[name=address_lat]')
    await latitude.pressSequentially('24.7136')
    await latitude.press('ArrowLeft')
    hydrate()
    await untilHydrated(page)
    await page.keyboard.type('5')
    await expect(latitude).toHaveValue('24.71356')
    // It is alive: the place on the map follows, and the field shows what the page knows.
    await page.locator('[name=address_long]').fill('46.68')
    await expect(latitude).toHaveValue('24.71356')
  })

  test('keeps what came back in a form, also when that cannot be sent then', async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/contact')
    const form = page.locator('form.request-form')
    const fields = { name: 'Omar', email: 'omar@example', phone: '0501234567', message: 'Forty boxes' }
    for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text)
    const send = form.getByRole('button', { name: contactForm.send.en })
    await send.click()
    await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    // A page that is drawn for the first time goes to its fragment, and takes the focus away once more.
    await page.waitForLoadState()
    await form.locator('[name=phone]').focus()
    hydrate()
    await untilHydrated(page)
    await expect(form.locator('[name=phone]')).toBeFocused()
    await page.route('**/api/mails/contact.php', (route) => route.abort())
    await form.locator('[name=email]').fill('omar@example.com')
    await send.click()
    await expect(form.getByRole('alert')).toHaveText(contactForm.failed.en)
    await expect(form.locator('[name=name]')).toHaveValue('Omar')
    await expect(form.locator('[name=message]')).toHaveValue('Forty boxes')
  })
})

/** Runs in the page: sends a form as soon as React writes the first text of its area into it once more. */
function sendWhenWrittenOver(): void {
  const { prototype } = HTMLTextAreaElement
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'value')!
  let isTyped = false
  addEventListener('input', () => (isTyped = true), true)
  Object.defineProperty(prototype, 'value', {
    configurable: true,
    get,
    set(this: HTMLTextAreaElement, text: string) {
      set!.call(this, text)
      if (isTyped && text === this.defaultValue) this.form!.requestSubmit()
    },
  })
}

test.describe('a finger that adds a product as the first thing done', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  for (const path of ['/en', '/en/products', '/en/categories/pu-foam', '/en/search?q=foam', '/en/collection'])
    test(`stays on ${path}`, { tag: path === '/en' ? [] : LONG }, async ({ page }) => {
      await page.goto(path)
      // The sign of the list hears of it from the same moment on; before that the press leads to the list.
      await untilRemembered(page, 'en')
      const add = page.locator('.product-card-add button').first()
      await add.scrollIntoViewIfNeeded()
      await add.tap()
      await expect(page.getByRole('status').filter({ hasText: addedToList.en })).toBeVisible()
      await expect(page).toHaveURL(path)
    })
})
