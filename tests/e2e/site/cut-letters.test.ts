import { cutLetters } from '../cut-letters.ts'
import { DESKTOP, expect, inBothLanguages, open, PHONE, test } from '../visit.ts'

const PATHS = [
  '/',
  '/categories',
  '/categories/pu-foam',
  '/products',
  '/pu-foam/812',
  '/blogs',
  '/brands',
  '/search?q=رغوة',
  '/contact',
]

inBothLanguages('every letter is whole', (locale) => {
  for (const paths of [PATHS.slice(0, 5), PATHS.slice(5)]) {
    test(`at the top and the end of ${paths.join(' ')}, on a phone and on a desktop`, async ({ page }) => {
      for (const path of paths) {
        await page.setViewportSize(PHONE)
        await open(page, locale, path)
        for (const viewport of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport)
          await page.evaluate(() => document.fonts.ready)
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
          expect.soft(await page.evaluate(cutLetters), `${path}, ${viewport.width} pixels wide`).toEqual([])
        }
      }
    })
  }

  test('of the way to sign in, in the first window that has room for it', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await open(page, locale, '/')
    await page.evaluate(() => document.fonts.ready)
    const name = page.getByRole('banner').locator('.account-name:visible')
    expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })
})
