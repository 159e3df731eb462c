import type { Locator, Page } from '@playwright/test'
import { account } from '#content/frame.ts'
import { labels } from '#content/labels.ts'
import { addressDeletion, addressesPage, addressForm, addressMap } from '#content/pages/addresses.ts'
import { signInPage } from '#content/pages/sign-in.ts'
import { localizedPath, otherLanguagePath, type Locale } from '#domain/text/locale.ts'
import type { FilledSite } from '#tests/support/filled-site.ts'
import { fillInCode, newEmail, signIn, test } from './customer-visit.ts'
import { expect, inBothLanguages, open, PHONE, untilRemembered } from '#tests/e2e/visit.ts'

test.describe.configure({ mode: 'default' })

async function fill(page: Page, locale: Locale, name: string) {
  await fillIn(page.getByRole('dialog'), locale, name)
}

async function fillIn(form: Locator, locale: Locale, name: string) {
  await form.getByLabel(addressForm.fields.name[locale]).fill(name)
  await form.getByLabel(addressForm.fields.city[locale]).fill('الرياض')
  await form.getByLabel(addressForm.fields.street[locale]).fill('طريق أنس بن مالك')
}

/** Opens a page that answers already; while its clock stands, nothing joins it that waits for a turn of its own. */
async function openBeforeHydration(page: Page, locale: Locale, path: string) {
  await page.evaluate(() => localStorage.removeItem('language'))
  await page.goto(localizedPath(locale, path))
  // Using a page hydrates it at once.
  await page.keyboard.press('Shift')
  await untilRemembered(page, locale)
}

/** As if they had run out; and what was asked for before counts no more for the next code. */
async function endSessions(site: FilledSite) {
  await site.withDb(async (db) => {
    await db.deleteFrom('customer_sessions').execute()
    await db.deleteFrom('sign_in_requests').execute()
  })
}

inBothLanguages('addresses', (locale) => {
  test(`an address is saved, changed and deleted by its owner [${locale}] @every-store`, async ({ page, site }) => {
    await open(page, locale, '/sign-in')
    const email = await signIn(page, site, locale)
    await expect(page).toHaveURL(localizedPath(locale, '/addresses'))
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user-data'))) ?? '')).toMatchObject({ email })
    await expect(page.getByRole('link', { name: account.signedInAs[locale](email) }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: addressesPage.empty.title[locale] })).toBeVisible()

    await page.getByRole('button', { name: addressesPage.add[locale] }).click()
    await fill(page, locale, 'المكتب')
    await page.locator('.place-map.leaflet-container').click({ position: { x: 100, y: 100 } })
    await expect(page.locator('[name=address_lat]')).toHaveValue(/^2[45]\.\d+$/)
    await page.getByRole('button', { name: addressForm.save[locale] }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'المكتب' })).toBeVisible()

    await page.getByRole('button', { name: addressesPage.editNamed[locale]('المكتب') }).click()
    await fill(page, locale, 'المستودع')
    await page.getByRole('button', { name: addressForm.save[locale] }).click()
    await page.getByRole('button', { name: addressesPage.removeNamed[locale]('المستودع') }).click()
    const question = page.getByRole('alertdialog', { name: addressDeletion.question[locale] })
    await question.getByRole('button', { name: addressDeletion.confirm[locale] }).click()
    await expect(page.getByRole('heading', { name: addressesPage.empty.title[locale] })).toBeVisible()
  })

  test(`whoever deletes an address by keyboard goes on at the heading of the page @long`, async ({ page, site }) => {
    await open(page, locale, '/sign-in')
    await signIn(page, site, locale)
    await page.getByRole('button', { name: addressesPage.add[locale] }).click()
    await fill(page, locale, 'المكتب')
    await page.getByRole('button', { name: addressForm.save[locale] }).click()
    await page.getByRole('button', { name: addressesPage.removeNamed[locale]('المكتب') }).press('Enter')
    const question = page.getByRole('alertdialog', { name: addressDeletion.question[locale] })
    await question.getByRole('button', { name: addressDeletion.confirm[locale] }).press('Enter')
    await expect(page.getByRole('heading', { name: addressesPage.empty.title[locale] })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test(`whoever changes the language while they sign in goes on in it, from @long`, async ({ page, site }) => {
    const wanted = localizedPath(locale, '/addresses')
    await open(page, locale, `/sign-in?next=${encodeURIComponent(`${wanted}?add=1`)}`)
    await page.getByRole('banner').getByRole('link', { name: labels.otherLanguage[locale] }).click()
    const other = locale === 'ar' ? 'en' : 'ar'
    await untilRemembered(page, other)
    await fillInCode(page, site, other, newEmail())
    await page.getByRole('button', { name: signInPage.code.enter[other], exact: true }).click()
    await expect(page).toHaveURL(`${otherLanguagePath(wanted)}?add=1`)
    await expect(page.getByRole('region', { name: addressForm.titles.add[other] })).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE })

    test('a session that ends while the form is open costs nothing that was typed', async ({ page, site }) => {
      await open(page, locale, '/sign-in')
      const email = await signIn(page, site, locale)
      await page.getByRole('button', { name: addressesPage.add[locale] }).click()
      await fill(page, locale, 'موقع بعيد')
      await endSessions(site)
      await page.getByRole('button', { name: addressForm.save[locale] }).click()
      const alert = page.getByRole('dialog').getByRole('alert')
      await expect(alert).toContainText(addressForm.signInFirst[locale])
      await alert.getByRole('link', { name: addressForm.toSignIn[locale] }).click()
      await signIn(page, site, locale, email)
      await expect(page.getByRole('dialog').getByLabel(addressForm.fields.name[locale])).toHaveValue('موقع بعيد')
      await page.getByRole('button', { name: addressForm.save[locale] }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'موقع بعيد' })).toBeVisible()
    })

    test('a form sent before scripts ran costs no more when the session has ended @long', async ({ page, site }) => {
      await open(page, locale, '/sign-in?next=' + encodeURIComponent(localizedPath(locale, '/addresses?add=1')))
      const email = await signIn(page, site, locale)
      const form = page.getByRole('region', { name: addressForm.titles.add[locale] })
      await fillIn(form, locale, 'موقع أبعد')
      await endSessions(site)
      await form.getByRole('button', { name: addressForm.save[locale] }).click()
      await expect(form.getByLabel(addressForm.fields.name[locale])).toHaveValue('موقع أبعد')
      await form.getByRole('alert').getByRole('link', { name: addressForm.toSignIn[locale] }).click()
      await signIn(page, site, locale, email)
      await expect(page.getByRole('dialog').getByLabel(addressForm.fields.name[locale])).toHaveValue('موقع أبعد')
      await page.getByRole('dialog').getByRole('button', { name: addressForm.save[locale] }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'موقع أبعد' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('listitem').filter({ hasText: 'موقع أبعد' })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    test('a form that is opened while the page is being hydrated stays open @long', async ({ page, site }) => {
      await open(page, locale, '/sign-in')
      await signIn(page, site, locale)
      await page.getByRole('button', { name: addressesPage.add[locale] }).click()
      await fill(page, locale, 'المكتب')
      await page.getByRole('button', { name: addressForm.save[locale] }).click()
      await page.clock.install()
      for (const name of [addressesPage.editNamed[locale]('المكتب'), addressesPage.add[locale]]) {
        await openBeforeHydration(page, locale, '/addresses')
        await page.getByRole('button', { name }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.clock.runFor(1000)
        await expect(page.getByRole('dialog')).toBeVisible()
      }
    })
  })

  test(`the map asks nobody for its pictures before the visitor has pressed anything`, async ({ page }) => {
    const tiles: string[] = []
    page.on('request', (request) => tiles.push(...(request.url().includes('tile.') ? [request.url()] : [])))
    await page.goto(localizedPath(locale, '/addresses?add=1'))
    await expect(page.getByRole('application', { name: addressMap.label[locale] })).toBeVisible()
    await page.mouse.wheel(0, 200)
    await page.waitForLoadState('networkidle')
    expect(tiles).toEqual([])
    await expect(page.getByText(addressMap.waiting[locale])).toBeVisible()
    await page.getByLabel(addressForm.fields.name[locale]).click()
    await expect.poll(() => tiles.length).toBeGreaterThan(0)
    await expect(page.getByText(addressMap.waiting[locale])).toBeHidden()
  })
})
