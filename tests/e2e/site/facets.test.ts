import type { Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import { collectionPage } from '#content/pages/collection.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { untilHydrated } from '#tests/e2e/staff/staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages, open, PHONE, test } from '#tests/e2e/visit.ts'

const BASES = { ar: 'هجين MS', en: 'MS hybrid' }
const box = (page: Page, key: string, value: string) =>
  page.locator(`input[name="${key}"][value="${value}"]`).filter({ visible: true })

inBothLanguages('a visitor narrows the range', (locale) => {
  const words = (count: number) => labels.products[locale](count)
  const narrowed = localizedPath(locale, '/collection?job=seal&base=ms')

  test('from 61 products to three on a desktop, and shares the address', async ({ page, context }) => {
    await page.setViewportSize(DESKTOP)
    await open(page, locale, '/collection')
    await untilHydrated(page)
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toHaveText(words(61))
    for (const [key, value] of [
      ['job', 'seal'],
      ['base', 'ms'],
    ] as const) {
      await box(page, key, value).click()
      await expect(box(page, key, value)).toBeChecked()
    }
    await expect(page).toHaveURL(narrowed)
    await expect(status).toHaveText(words(3))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)

    const shared = await context.newPage()
    await shared.goto(page.url())
    await expect(shared.getByRole('main').getByRole('article')).toHaveCount(3)
    await shared.close()

    await page.getByRole('link', { name: collectionPage.remove[locale](BASES[locale]) }).click()
    await expect(page).toHaveURL(localizedPath(locale, '/collection?job=seal'))
    await page.getByRole('link', { name: collectionPage.clearAll[locale] }).click()
    await expect(status).toHaveText(words(61))
  })

  test('in the sheet of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, locale, '/collection')
    await untilHydrated(page)
    await page.getByRole('link', { name: collectionPage.filter[locale] }).click()
    const sheet = page.getByRole('dialog', { name: collectionPage.filter[locale] })
    for (const chosen of ['input[name="job"][value="seal"]', 'input[name="base"][value="ms"]']) {
      await sheet.locator(chosen).click()
      await expect(sheet.locator(chosen)).toBeChecked()
    }
    await sheet.getByRole('button', { name: collectionPage.show[locale](3) }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(narrowed)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
