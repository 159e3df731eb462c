import type { Page } from '@playwright/test'
import { expect, inBothLanguages, open, test } from '#tests/e2e/visit.ts'

const PAGES = [
  '/products',
  '/pu-foam/805',
  '/hybrid-polymer/ms-55',
  '/tapes-tools/g-20',
  '/blogs',
  '/blogs/silicone-hybrid-pu-acrylic-compared',
  '/blogs/renew-bathroom-silicone-in-one-evening',
]
const WIDTHS = [320, 360, 390, 768]

/** Codes of the page that stand on two lines, with the element that they stand in. */
function brokenCodes(page: Page): Promise<{ seen: number; broken: string[] }> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    let seen = 0
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement
      if (!parent || parent.closest('script, style, [hidden]') || !parent.checkVisibility()) continue
      for (const { 0: code, index } of text.data.matchAll(/\b[A-Z]{1,4}-[A-Z]{0,2}\d\w*(?:-\w+)*/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + code.length)
        seen += 1
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`${code} in ${parent.tagName}.${parent.className}: ${parent.textContent}`)
      }
    }
    return { seen, broken }
  })
}

inBothLanguages('codes of products and packs', (locale) => {
  test('stand on one line, however narrow the window is', async ({ page }) => {
    let all = 0
    for (const path of PAGES) {
      await open(page, locale, path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const { seen, broken } = await brokenCodes(page)
        expect(broken, `${path} at ${width}`).toEqual([])
        all += seen
      }
    }
    expect(all).toBeGreaterThan(100)
  })
})
