import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/visit.ts'

/* A finger that has tapped is taken for a pointer that stays: what it touched would remain lit, and be rendered again for it
   while the next page is made. */

const SCREENS = ['/', '/categories/pu-foam', '/pu-foam/805', '/blogs', '/admin/login']

test.describe('a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('lights up nothing', async ({ page }) => {
    for (const path of SCREENS) {
      await page.goto(path)
      await expect.poll(async () => (await pointedAt(page)).all, path).toBeGreaterThan(0)
      expect((await pointedAt(page)).lit, path).toEqual([])
    }
  })
})

test.describe('a pointer', () => {
  test.use({ viewport: DESKTOP })

  test('lights up what it is over', async ({ page }) => {
    for (const path of SCREENS) {
      await page.goto(path)
      await expect.poll(async () => (await pointedAt(page)).lit, path).not.toEqual([])
    }
  })
})

/** How many rules there are for what is pointed at, and those that this device keeps to. */
async function pointedAt(page: Page): Promise<{ all: number; lit: string[] }> {
  return page.evaluate(() => {
    const within = (rules: CSSRuleList, isKept: (rule: CSSRule) => boolean): CSSRule[] =>
      [...rules]
        .filter(isKept)
        .flatMap((rule) => [rule, ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList, isKept) : [])])
    const forPointers = (isKept: (rule: CSSRule) => boolean) =>
      [...document.styleSheets]
        .flatMap((sheet) => within(sheet.cssRules, isKept))
        .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []))
        .filter((selector) => selector.includes(':hover'))
    const fits = (rule: CSSRule) => !(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches
    return { all: forPointers(() => true).length, lit: forPointers(fits) }
  })
}
