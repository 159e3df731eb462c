import type { Page } from '@playwright/test'
import { adminForm } from '#content/admin/form.ts'
import { notices } from '#content/admin/notices.ts'
import { redirectsWords } from '#content/admin/redirects.ts'
import { shell } from '#content/admin/shell.ts'
import type { Locale } from '#domain/text/locale.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { byLength } from '#tests/support/test-level.ts'
import { followEntry, openScreen, typeSignIn } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect, hold, inBothLanguages } from '#tests/e2e/visit.ts'

const ADD = '/admin/redirects/add'

const COLLEAGUE = { username: 'sara', password: 'windy-plinth-ohm' }

const test = testAsStaff(async ({ staff }) => {
  valueOf(await staff.add({ ...COLLEAGUE, role: 'editor' }, someone))
})
test.describe.configure({ mode: 'default' })

inBothLanguages('what staff typed and did not save', (locale) => {
  test.use({ viewport: DESKTOP, staffLocale: locale, reducedMotion: 'reduce' })

  test('stays when another tab has added a record of the same kind @long', async ({ page, context }) => {
    await begin(page, `/begun-${locale}`, locale)
    const other = await context.newPage()
    await begin(other, `/other-${locale}`, locale)
    await other.locator('[name=to]').fill('/products')
    await other.getByRole('button', { name: redirectsWords.form.save[locale] }).click()
    await expect(other.getByText(notices['redirect-saved'][locale])).toBeVisible()
    await other.close()

    await leave(page, locale)
    await expectOffered(page, `/begun-${locale}`, locale)
  })

  test('is offered from every tab that was left, until it is saved or given up @long', async ({ page, context }) => {
    const other = await context.newPage()
    for (const [tab, from] of [
      [page, '/earlier'],
      [other, '/later'],
    ] as const) {
      await begin(tab, from + locale, locale)
      await leave(tab, locale)
    }
    await page.goto(ADD)
    await page.getByRole('button', { name: adminForm.draft.discard[locale] }).click()
    await page.getByRole('button', { name: adminForm.draft.restore[locale] }).click()
    await expect(page.locator('[name=from]')).toHaveValue(`/earlier${locale}`)
    await page.locator('[name=to]').fill('/products')
    await page.getByRole('button', { name: redirectsWords.form.save[locale] }).click()
    await expect(page.getByText(notices['redirect-saved'][locale])).toBeVisible()
    await openScreen(page, ADD)
    await expect(page.getByRole('button', { name: adminForm.draft.restore[locale] })).toBeHidden()
  })

  test('is stored where it was typed while the form was being saved @long', async ({ page }) => {
    await begin(page, `/saved-${locale}`, locale)
    await page.locator('[name=to]').fill('/products')
    const goOn = await hold(page, '**/admin/redirects/add.data**', 'POST')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: redirectsWords.form.save[locale] }).click()
    await sent
    await page.locator('[name=from]').fill(`/next-${locale}`)
    goOn()
    await expect(page.getByText(notices['redirect-saved'][locale])).toBeVisible()
    await expectOffered(page, `/next-${locale}`, locale)
  })

  test('is shown to nobody else on the same device, and waits for its author', async ({ page, context }) => {
    // The session that all tests share goes on.
    await context.clearCookies({ name: /^(?!language)/ })
    await signIn(page, locale, OWNER)
    await begin(page, `/mine-${locale}`, locale)
    // A slow device still shows the form when the way out is pressed.
    const device = await context.newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: byLength({ short: 1, long: 5 }) })
    await leave(page, locale)
    await changeTo(page, locale, COLLEAGUE)
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.getByRole('link', { name: shell.sections.redirects[locale], exact: true }).click()
    await page.getByRole('link', { name: redirectsWords.add[locale] }).first().click()
    const from = page.locator('[name=from]')
    await expect(from).toBeVisible()
    await expect(page.getByRole('button', { name: adminForm.draft.restore[locale] })).toBeHidden()
    await from.fill(`/theirs-${locale}`)
    await page.locator('[name=to]').fill('/products')
    await page.getByRole('button', { name: redirectsWords.form.save[locale] }).click()
    await expect(page.getByText(notices['redirect-saved'][locale])).toBeVisible()

    await changeTo(page, locale, OWNER)
    await expectOffered(page, `/mine-${locale}`, locale)
  })
})

/** Begins a redirect, until the tab has kept what was typed. */
async function begin(page: Page, from: string, locale: Locale) {
  await openScreen(page, ADD)
  await page.locator('[name=from]').fill(from)
  await expect(page.getByText(adminForm.unsaved[locale])).toBeVisible()
  await page.waitForFunction((text) => Object.values(localStorage).some((kept) => kept.includes(text)), from)
}

/** Signs out, and somebody else in, without loading a page again. */
async function changeTo(page: Page, locale: Locale, person: typeof OWNER) {
  await page.getByRole('button', { name: shell.logout[locale] }).click()
  await expect(page).toHaveURL('/admin/login')
  await fillSignIn(page, locale, person)
}

async function signIn(page: Page, locale: Locale, person: typeof OWNER) {
  await page.goto('/admin/login')
  await fillSignIn(page, locale, person)
}

async function fillSignIn(page: Page, locale: Locale, person: typeof OWNER) {
  await typeSignIn(page, locale, person)
  await expect(page).not.toHaveURL(/login/)
}

async function leave(page: Page, locale: Locale) {
  await followEntry(page, locale, 'system', 'users')
  await page.getByRole('alertdialog').getByRole('button', { name: adminForm.leave.verb[locale] }).click()
  await expect(page).toHaveURL('/admin/users')
}

async function expectOffered(page: Page, from: string, locale: Locale) {
  await page.goto(ADD)
  await page.getByRole('button', { name: adminForm.draft.restore[locale] }).click()
  await expect(page.locator('[name=from]')).toHaveValue(from)
}
