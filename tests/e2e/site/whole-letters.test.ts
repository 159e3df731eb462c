import type { Page } from '@playwright/test'
import { sitePages } from '../../pages/site-pages.ts'
import { expect, test, wake } from '../visit.ts'

/** Runs in the page: texts whose last visible line is cut off below by the box that holds it, with how much is missing. */
function cutTexts(): string[] {
  const found: string[] = []
  for (const box of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
    const { overflowY, webkitLineClamp, textOverflow } = getComputedStyle(box)
    const isCut = overflowY !== 'visible' && (webkitLineClamp !== 'none' || textOverflow === 'ellipsis')
    if (!isCut || !box.checkVisibility() || !/[\u0600-\u06ff]/.test(box.textContent)) continue
    const bottom = box.getBoundingClientRect().bottom
    const range = document.createRange()
    range.selectNodeContents(box)
    for (const line of range.getClientRects()) {
      const isShown = line.top + line.height * 0.6 < bottom
      if (isShown && line.bottom > bottom + 1) {
        found.push(`${box.className}: ${box.textContent.slice(0, 40)} (${Math.round(line.bottom - bottom)} px)`)
        break
      }
    }
  }
  return [...new Set(found)]
}

async function cutTextsOf(page: Page, address: string) {
  await page.goto(address)
  await wake(page)
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(cutTexts)
}

for (const width of [390, 1280]) {
  test(`no Arabic letter is cut off below, ${width} pixels wide`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    const cut: Record<string, string[]> = {}
    for (const { address } of sitePages.filter(({ locale, isRepeat }) => locale === 'ar' && !isRepeat)) {
      const texts = await cutTextsOf(page, address)
      if (texts.length > 0) cut[address] = texts
    }
    expect(cut).toEqual({})
  })
}
