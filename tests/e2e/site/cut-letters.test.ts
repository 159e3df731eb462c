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
  for (const viewport of [PHONE, DESKTOP]) {
    test.describe(`${viewport.width} pixels wide`, () => {
      test.use({ viewport })

      test('on every kind of page, at its top and its end', async ({ page }) => {
        for (const path of PATHS) {
          await open(page, locale, path)
          await page.evaluate(() => document.fonts.ready)
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
          expect.soft(await page.evaluate(cutLetters), path).toEqual([])
        }
      })
    })
  }
})
