import type { Page } from '@playwright/test'
import { operationsRefusals, operationsWords } from '#content/admin/operations.ts'
import type { Locale } from '#domain/text/locale.ts'
import { BROWSER_LOCALES, followEntry, openAsStaff } from './staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages, PHONE, test } from '#tests/e2e/visit.ts'

inBothLanguages('an owner', (locale) => {
  test.use({ viewport: DESKTOP, locale: BROWSER_LOCALES[locale] })

  test('sees how the jobs, the backups and the mails of the site fare', async ({ page }) => {
    await openAsStaff(page, '/admin/categories')
    await followEntry(page, locale, 'system', 'operations')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(operationsWords.title[locale])
    await page.getByRole('heading', { name: operationsWords.jobs[locale] }).click()
    const jobs = page.getByRole('table', { name: operationsWords.jobs[locale] })
    const { never, due, running, done } = operationsWords.results
    // How long the site has run decides which of these it is; none of them has failed.
    const well = new RegExp([never, due, running, done].map((words) => words[locale]).join('|'))
    for (const name of Object.values(operationsWords.names)) {
      await expect(jobs.getByRole('row', { name: new RegExp(`^${name[locale]} `) })).toContainText(well)
    }
    const backups = page.getByRole('region', { name: operationsWords.backups[locale] })
    await expect(backups).toContainText(operationsWords.newest[locale])
    await askForBackup(page, locale)
    await expect(backups).toContainText(begun(locale))
    const system = page.getByRole('region', { name: operationsWords.system[locale] })
    await expect(system).toContainText(/SQLite|PostgreSQL/)
    await expect(system).toContainText(operationsWords.milliseconds[locale])
    await page.setViewportSize(PHONE)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

inBothLanguages('an owner without scripts', (locale) => {
  test.use({ locale: BROWSER_LOCALES[locale], javaScriptEnabled: false })

  test('takes a backup, too @long', async ({ page }) => {
    await openAsStaff(page, '/admin/operations')
    await askForBackup(page, locale)
    const backups = page.getByRole('region', { name: operationsWords.backups[locale] })
    await expect(backups).toContainText(begun(locale))
  })
})

/** While one is taken there is no button; without scripts the page is asked for again by hand. */
async function askForBackup(page: Page, locale: Locale) {
  const button = page.getByRole('button', { name: operationsWords.take[locale] })
  await expect(async () => {
    if (!(await button.isVisible())) await page.reload()
    await button.click({ timeout: 5000 })
  }).toPass()
}

/** Tests of other languages ask for one at the same time. */
function begun(locale: Locale) {
  const { taken, taking } = operationsWords
  return new RegExp([taken, taking, operationsRefusals.backupRunning].map((words) => words[locale]).join('|'))
}
