import type { Page } from '@playwright/test'
import { openAsStaff, untilHydrated } from '../staff/staff-sign-in.ts'
import { expect, inBothLanguages, open, test } from '../visit.ts'
import { widenWords, wordsOutOfPlace } from '../wide-words.ts'

const PATHS = [
  '/',
  '/categories',
  '/categories/pu-foam',
  '/products',
  '/pu-foam/805',
  '/contact',
  '/blogs/how-to-choose-pu-foam',
  '/brands',
  '/brands/masar',
  '/quote',
  '/sign-in',
  '/search?q=foam',
  '/collection',
]
const SCREENS = [
  '/admin/items',
  '/admin/items/edit/805',
  '/admin/inbox',
  '/admin/quotes',
  '/admin/prices',
  '/admin/categories',
  '/admin/settings',
]
const WIDTHS = [390, 768, 1280]

/** Whether React knows everything that is pressed: it would take other words for an error before. */
function isHydrated() {
  const pressed = [...document.querySelectorAll('body button, body .button, body .chip')]
  return pressed.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))
}

async function expectRoom(page: Page, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await page.evaluate(wordsOutOfPlace), `${path}, ${width} pixels wide`).toEqual([])
  }
}

inBothLanguages('words three times as long have room', (locale) => {
  test.use({ reducedMotion: 'reduce', locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

  test('in what is pressed on pages', async ({ page }) => {
    test.setTimeout(240_000)
    for (const path of PATHS) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(page, locale, path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForFunction(isHydrated)
      await page.evaluate(widenWords)
      await expectRoom(page, path)
    }
  })

  test('in what is pressed on screens of staff', async ({ page }) => {
    test.setTimeout(240_000)
    await openAsStaff(page, locale, SCREENS[0]!)
    for (const path of SCREENS) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await untilHydrated(page)
      await page.evaluate(widenWords)
      await expectRoom(page, path)
    }
  })
})
