import type { Page } from '@playwright/test'
import { expect, test, wake } from '../visit.ts'

const PATHS = ['/', '/categories', '/categories/pu-foam', '/search?q=805', '/blogs']

/** Runs in the page: marks the boxes that cut off what does not fit, and in which everything fits. */
function markFittingBoxes(): number {
  const boxes = [...document.querySelectorAll<HTMLElement>('main *')].filter((box) => {
    const { overflowY, webkitLineClamp, textOverflow } = getComputedStyle(box)
    const mayCut = overflowY === 'hidden' && (webkitLineClamp !== 'none' || textOverflow === 'ellipsis')
    return mayCut && box.scrollHeight <= box.clientHeight + 4 && box.scrollWidth <= box.clientWidth
  })
  for (const box of boxes) box.dataset['fits'] = ''
  return boxes.length
}

/** Whether the page looks the same when those boxes cut nothing off. */
async function looksTheSame(page: Page): Promise<boolean> {
  const before = await page.screenshot({ fullPage: true, animations: 'disabled' })
  const style = await page.addStyleTag({ content: '[data-fits] { overflow: visible !important }' })
  const after = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await style.evaluate((element: Element) => element.remove())
  return before.equals(after)
}

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
    for (const path of PATHS) {
      test(`no ink of an Arabic letter is cut off on ${path}`, async ({ page }) => {
        await page.goto(path)
        await wake(page)
        await page.evaluate(() => document.fonts.ready)
        await page.addStyleTag({ content: 'img, video { visibility: hidden !important }' })
        await page.evaluate(markFittingBoxes)
        expect(await looksTheSame(page)).toBe(true)
      })
    }
  })
}
