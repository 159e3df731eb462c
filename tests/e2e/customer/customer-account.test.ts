import { mailTexts } from '#content/mails.ts'
import { myDataPage } from '#content/pages/my-data.ts'
import { signInPage } from '#content/pages/sign-in.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { newAddress } from '#tests/support/customers.ts'
import { newEmail, signIn, test } from './customer-visit.ts'
import { expect, inBothLanguages, open, PHONE } from '#tests/e2e/visit.ts'

test.describe.configure({ mode: 'default' })

inBothLanguages('the account of a customer', (locale) => {
  test.use({ viewport: PHONE })

  test('an e-mail address that is refused is gone back to @long', async ({ page }) => {
    await open(page, locale, '/sign-in')
    const email = page.getByLabel(signInPage.email[locale])
    // Enough for the browser.
    await email.fill('a@b')
    await page.getByRole('button', { name: signInPage.sendCode[locale] }).press('Enter')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/./)
  })

  test('every new code that is asked for has its time to wait @long', async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/auth/send-code', (route) =>
      route.fulfill({ json: { status: 'success', message: '', data: { next_in: 60 } } }),
    )
    await open(page, locale, '/sign-in')
    await page.getByLabel(signInPage.email[locale]).fill(newEmail())
    await page.getByRole('button', { name: signInPage.sendCode[locale] }).click()
    const again = page.getByRole('button', { name: signInPage.code.again[locale] })
    for (let times = 0; times < 3; times += 1) {
      await expect(page.getByText(signInPage.code.againIn[locale])).toBeVisible()
      await expect(again).toBeHidden()
      await page.clock.runFor(61_000)
      await again.click()
    }
  })

  test('the page that asks to sign in forgets whom the browser still takes for signed in @long', async ({ page }) => {
    await open(page, locale, '/about')
    await page.evaluate(() => localStorage.setItem('user-data', '{"uuid":"u-1","email":"sara@client.example"}'))
    await open(page, locale, '/sign-in')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user-data'))).toBeNull()
  })

  test('a sign-out pressed before scripts ran leaves no address that was begun @long', async ({ page, site }) => {
    await open(page, locale, '/sign-in?next=' + localizedPath(locale, '/my-data'))
    await signIn(page, site, locale)
    const begun = () => page.evaluate(() => sessionStorage.getItem('address-draft:new'))
    await page.evaluate(() => sessionStorage.setItem('address-draft:new', '{"values":{"city":"Jeddah"}}'))
    await open(page, locale, '/my-data')
    expect(await begun()).toContain('Jeddah')
    const form = page.locator('form').filter({ hasText: signInPage.signOut[locale] }).first()
    // As the browser sends it by itself.
    await form.evaluate((element: HTMLFormElement) => element.submit())
    await expect(page).toHaveURL(localizedPath(locale, '/sign-in'))
    await expect.poll(begun).toBeNull()
  })

  test('who signs out everywhere is signed out of every browser @long', async ({ page, browser, baseURL, site }) => {
    await open(page, locale, '/sign-in')
    const email = await signIn(page, site, locale)
    // Codes are not sent in quick succession.
    await site.withDb((db) => db.deleteFrom('sign_in_requests').execute())
    const other = await browser.newPage({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': newAddress() } })
    await open(other, locale, '/sign-in')
    await signIn(other, site, locale, email)
    await open(page, locale, '/my-data')
    const devices = page.getByText(myDataPage.counts.sessions[locale]).locator('..')
    await expect(devices).toContainText('2')

    await page.getByRole('button', { name: signInPage.signOutEverywhere[locale] }).click()
    await expect(page).toHaveURL(localizedPath(locale, '/sign-in'))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user-data'))).toBeNull()
    for (const one of [page, other]) {
      await open(one, locale, '/my-data')
      await expect(one.getByRole('heading', { name: myDataPage.signedOut.title[locale] })).toBeVisible()
      await expect.poll(() => one.evaluate(() => localStorage.getItem('user-data'))).toBeNull()
    }
    await other.close()
  })

  test('an account is deleted after two questions, forgotten, and a last mail tells so', async ({ page, site }) => {
    await open(page, locale, '/sign-in?next=' + localizedPath(locale, '/my-data'))
    const email = await signIn(page, site, locale)
    const begun = () => page.evaluate(() => sessionStorage.getItem('address-draft:new'))
    await page.evaluate(() => sessionStorage.setItem('address-draft:new', '{"values":{"city":"Jeddah"}}'))
    await page.getByRole('button', { name: myDataPage.remove.open[locale] }).click()
    await page.getByLabel(myDataPage.remove.type[locale]).fill('somebody@else.example')
    await page.getByRole('button', { name: myDataPage.remove.confirm[locale] }).click()
    await expect(page.getByText(myDataPage.remove.mismatch[locale])).toBeVisible()
    expect(await begun()).toContain('Jeddah')
    await page.getByLabel(myDataPage.remove.type[locale]).fill(email)
    await page.getByRole('button', { name: myDataPage.remove.confirm[locale] }).click()
    await expect(page.getByRole('heading', { name: myDataPage.gone.title[locale] })).toBeVisible()
    await expect.poll(begun).toBeNull()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user-data'))).toBeNull()
    expect(
      await site.withDb((db) => db.selectFrom('customers').select('id').where('email', '=', email).execute()),
    ).toEqual([])
    const mails = await site.withDb((db) =>
      db.selectFrom('mail_outbox').select(['subject', 'text']).where('recipient', '=', email).execute(),
    )
    expect(mails).toEqual([
      {
        subject: mailTexts.deletedSubject[locale],
        text: expect.stringContaining(mailTexts.deletedBody[locale].split('\n\n')[0]!),
      },
    ])
  })
})
