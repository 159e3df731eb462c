import { operationsRefusals, operationsWords } from '../../../content/admin/operations.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { shell } from '../../../content/admin/shell.ts'
import { BROWSER_LOCALES, openAsStaff } from './staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages, PHONE, test } from '../visit.ts'

inBothLanguages('an owner', (locale) => {
  test.use({ viewport: DESKTOP, locale: BROWSER_LOCALES[locale] })

  test('sees how the jobs, the backups and the mails of the site fare', async ({ page }) => {
    await openAsStaff(page, locale, '/admin/categories')
    await page.getByRole('link', { name: shell.sections.operations[locale] }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(operationsWords.title[locale])
    const jobs = page.getByRole('table', { name: operationsWords.jobs[locale] })
    const { never, running, done } = operationsWords.results
    for (const [job, name] of Object.entries(operationsWords.names)) {
      // Mails are looked at every ten minutes, a backup is taken at the first start, all else comes hours later.
      const expected = ['notices', 'backup'].includes(job)
        ? new RegExp(`${never[locale]}|${running[locale]}|${done[locale]}`)
        : never[locale]
      await expect(jobs.getByRole('row', { name: new RegExp(`^${name[locale]} `) })).toContainText(expected)
    }
    const backups = page.getByRole('region', { name: operationsWords.backups[locale] })
    await expect(backups).toContainText(operationsWords.newest[locale])
    await page.getByRole('button', { name: operationsWords.take[locale] }).click()
    await expect(backups).toContainText(begun(locale))
    await expect(page.getByRole('region', { name: operationsWords.state[locale] })).toContainText(/SQLite|PostgreSQL/)
    await page.setViewportSize(PHONE)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

inBothLanguages('an owner without scripts', (locale) => {
  test.use({ locale: BROWSER_LOCALES[locale], javaScriptEnabled: false })

  test('takes a backup, too', async ({ page }) => {
    await openAsStaff(page, locale, '/admin/operations')
    await page.getByRole('button', { name: operationsWords.take[locale] }).click()
    const backups = page.getByRole('region', { name: operationsWords.backups[locale] })
    await expect(backups).toContainText(begun(locale))
  })
})

/** Tests of other languages ask for one at the same time. */
function begun(locale: Locale) {
  const { taken, taking } = operationsWords
  return new RegExp([taken, taking, operationsRefusals.backupRunning].map((words) => words[locale]).join('|'))
}
