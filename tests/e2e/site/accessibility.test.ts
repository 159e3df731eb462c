import type { Page } from '@playwright/test'
import { LOCALES, localizedPath } from '../../../domain/text/locale.ts'
import { sitePages } from '../../pages/site-pages.ts'
import { brokenWords } from '../broken-words.ts'
import { expectUsable } from '../expect-usable.ts'
import { smallTargets } from '../small-targets.ts'
import { DESKTOP, expect, inGroups, PHONE, test } from '../visit.ts'

const KINDS = sitePages.filter(({ isRepeat }) => !isRepeat)

/** A browser remembers the language of the last page, so the addresses of each stand together. */
const GROUPS = LOCALES.flatMap((locale) => {
  const addresses = KINDS.filter((page) => page.locale === locale).map(({ address }) => address)
  return inGroups([...addresses, localizedPath(locale, '/nothing-here')], 6)
})

test.describe('everyone can use it, on a phone and on a desktop', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' })

  for (const { name, group } of GROUPS) {
    test(name, async ({ page }) => {
      test.setTimeout(180_000)
      for (const address of group) {
        await test.step(address, async () => {
          await page.setViewportSize(PHONE)
          await page.goto(address)
          for (const viewport of [PHONE, DESKTOP]) {
            await page.setViewportSize(viewport)
            await layOutWhatLiesFarBelow(page)
            await expectUsable(page)
            expect(await smallTargets(page), address).toEqual([])
            expect(await brokenWords(page), address).toEqual([])
          }
        })
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
