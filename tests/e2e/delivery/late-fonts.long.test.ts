import type { Page } from '@playwright/test'
import { localizedPath } from '#domain/text/locale.ts'
import { expect, inBothLanguages, PHONE, test } from '#tests/e2e/visit.ts'

const PATHS = [
  '/',
  '/categories/pu-foam',
  '/pu-foam/805',
  '/blogs/how-to-choose-pu-foam',
  '/brands',
  '/contact',
  '/products',
  '/search?q=foam',
  '/nothing-here',
]

/** What browsers call good is up to 0.1 of the window; a line more or less in a heading is a third of that. */
const MOST = 0.1

inBothLanguages('fonts that come late', (locale) => {
  test.use({ viewport: PHONE })

  test('move nothing that somebody reads', async ({ page }) => {
    const fonts = await holdFonts(page)
    for (const path of PATHS) {
      fonts.hold()
      await page.goto(localizedPath(locale, path), { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(noteShifts)
      fonts.letCome()
      expect.soft(await page.evaluate(shiftOfFonts), path).toBeLessThan(MOST)
    }
  })
})

async function holdFonts(page: Page) {
  let held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  return { hold: () => (held = Promise.withResolvers()), letCome: () => held.resolve() }
}

type Noting = { shifts: number }

/** Runs in the page. */
function noteShifts() {
  const noted = window as unknown as Noting
  noted.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shifts += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift' })
}

/** Runs in the page: once every font is there, what has moved because of it. */
async function shiftOfFonts(): Promise<number> {
  await document.fonts.ready
  for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted))
  return (window as unknown as Noting).shifts
}
