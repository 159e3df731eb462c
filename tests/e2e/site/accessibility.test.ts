import type { Page } from '@playwright/test'
import { sitePages } from '../../pages/site-pages.ts'
import { expectUsable } from '../expect-usable.ts'
import { smallTargets } from '../small-targets.ts'
import { DESKTOP, expect, PHONE, test } from '../visit.ts'

const ERROR_PAGES = ['/nothing-here', '/en/nothing-here']
const KINDS = sitePages.filter(({ isRepeat }) => !isRepeat)
const ADDRESSES = [...KINDS.map(({ address }) => address), ...ERROR_PAGES]

test.describe('everyone can use it, on a phone and on a desktop', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' })

  for (const address of ADDRESSES) {
    test(address, async ({ page }) => {
      await page.goto(address)
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport)
        await layOutWhatLiesFarBelow(page)
        await expectUsable(page)
        expect(await smallTargets(page)).toEqual([])
      }
    })
  }
})

/** Phones lay out a part of a page when it comes near; its sizes and colours are known from then on. */
async function layOutWhatLiesFarBelow(page: Page) {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    }
  })
}
