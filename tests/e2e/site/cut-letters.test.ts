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
})
