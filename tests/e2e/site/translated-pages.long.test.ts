import { forms, contactForm } from '#content/forms.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { openAsStaff, untilHydrated } from '#tests/e2e/staff/staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages, open, test, wake } from '#tests/e2e/visit.ts'
import { expectRoomForWideWords } from '#tests/e2e/wide-words.ts'
import { expectStanding, pressEverything, pressTranslated, translatePage } from './translating.ts'

/** Screens with much of the demo content in them; `staff-screens.test.ts` has every screen. */
const STAFF_SCREENS = [
  'inbox',
  'categories',
  'categories/edit/pu-foam',
  'items',
  'items/edit/805',
  'quotes',
  'prices',
  'blogs/edit/how-to-choose-pu-foam',
  'settings',
  'media',
  'checks',
].map((screen) => `/admin/${screen}`)

inBothLanguages('a translated page', (locale) => {
  test('stands when it was translated before its scripts came', async ({ page }) => {
    for (const path of ['/', '/pu-foam/805', '/contact', '/search?q=805']) {
      await page.goto(localizedPath(locale, path))
      await page.evaluate(translatePage)
      await wake(page)
      await untilHydrated(page)
      await page.evaluate(pressEverything)
      await expectStanding(page, locale)
    }
  })

  test('leads to the others', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await open(page, locale, '/')
    await page.evaluate(translatePage)
    for (const path of ['/categories', '/brands', '/catalogue', '/blogs', '/about', '/contact', '/']) {
      const address = localizedPath(locale, path)
      const links = page.getByRole('banner').locator(`a[href="${address}"]`).filter({ visible: true })
      await links.first().click()
      // With scripts the entry opens the list of categories, which ends in the link to all of them.
      if (path === '/categories') await links.nth(1).click()
      await expect(page).toHaveURL(address)
      await expectStanding(page, locale)
    }
    await page.locator('main article a').first().click()
    await expectStanding(page, locale)
  })

  test('shows suggestions as they change, and what became of a form', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await open(page, locale, '/contact')
    await page.evaluate(translatePage)
    const box = page.getByRole('banner').getByRole('combobox').filter({ visible: true })
    for (const text of ['foam', ' 8', '12']) {
      await box.pressSequentially(text)
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.waitForTimeout(200)
    }
    await page.keyboard.press('Escape')
    const form = page.getByRole('form', { name: contactForm.title[locale] })
    await form.getByLabel(contactForm.fields.name[locale]).fill('Sara')
    await form.getByLabel(contactForm.fields.email[locale]).fill('sara@nowhere')
    await form.getByLabel(contactForm.fields.message[locale]).fill('Hello')
    await form.getByRole('button', { name: contactForm.send[locale] }).click()
    await expect(form.getByRole('alert')).toContainText(forms.invalid[locale])
    await form.getByLabel(contactForm.fields.email[locale]).fill('sara@example.com')
    await form.getByRole('button', { name: contactForm.send[locale] }).click()
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expectStanding(page, locale)
  })
})

inBothLanguages('screens of staff with much in them, in other words', (locale) => {
  test.use({ reducedMotion: 'reduce', locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

  test('have room for them, and stand whatever is pressed', async ({ page }) => {
    test.slow()
    await openAsStaff(page, '/admin/inbox')
    for (const address of STAFF_SCREENS) {
      await test.step(address, async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(address)
        await expectRoomForWideWords(page, address)
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await pressTranslated(page, locale)
        // Pressed, too: the next screen has its sidebar open again.
        await page.context().clearCookies({ name: 'sidebar' })
      })
    }
  })
})
