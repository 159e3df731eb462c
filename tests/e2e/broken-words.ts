import type { Page } from '@playwright/test'

/** Longer words may be broken where a column is narrow. */
const LONGEST = 12

/** Words of plain letters that stand on two lines, because what they are in is too narrow for them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement!
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isForScreenReaders(parent)) continue
      for (const { index, 0: word } of text.data.matchAll(/(?<!\S)[\p{L}\p{M}]+(?!\S)/gu)) {
        if (word.length > longest) continue
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.push(`${word} in ${parent.outerHTML.slice(0, 120)}`)
      }
    }
    return broken

    /** Stands in a box of one pixel. */
    function isForScreenReaders(element: Element): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (at.getBoundingClientRect().width < 4) return true
      return false
    }
  }, LONGEST)
}
