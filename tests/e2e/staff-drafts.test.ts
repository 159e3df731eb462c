import type { Page } from '@playwright/test'
import { adminForm } from '../../content/admin/form.ts'
import { notices } from '../../content/admin/notices.ts'
import { redirectsWords } from '../../content/admin/redirects.ts'
import { shell } from '../../content/admin/shell.ts'
import { LOCALES, type Locale } from '../../domain/locale.ts'
import { untilAlive } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect } from './visit.ts'

const ADD = '/admin/redirects/add'

const test = testAsStaff(async () => {})
test.describe.configure({ mode: 'default' })

for (const locale of LOCALES) {
  test.describe(`what staff typed and did not save [${locale}]`, () => {
    test.use({ viewport: DESKTOP, staffLocale: locale, reducedMotion: 'reduce' })

    test('stays when another tab has added a record of the same kind', async ({ page, context }) => {
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

    test('is offered from every tab that was left, until it is saved or given up', async ({ page, context }) => {
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
      await page.goto(ADD)
      await untilAlive(page)
      await expect(page.getByRole('button', { name: adminForm.draft.restore[locale] })).toBeHidden()
    })
  })
}

/** Begins a redirect, until the tab has kept what was typed. */
async function begin(page: Page, from: string, locale: Locale) {
  await page.goto(ADD)
  await untilAlive(page)
  await page.locator('[name=from]').fill(from)
  await expect(page.getByText(adminForm.unsaved[locale])).toBeVisible()
  await page.waitForFunction((text) => Object.values(localStorage).some((kept) => kept.includes(text)), from)
}

async function leave(page: Page, locale: Locale) {
  await page.getByRole('link', { name: shell.sections.users[locale], exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: adminForm.leave.verb[locale] }).click()
  await expect(page).toHaveURL('/admin/users')
}

async function expectOffered(page: Page, from: string, locale: Locale) {
  await page.goto(ADD)
  await page.getByRole('button', { name: adminForm.draft.restore[locale] }).click()
  await expect(page.locator('[name=from]')).toHaveValue(from)
}
