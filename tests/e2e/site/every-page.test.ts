import type { Page } from '@playwright/test'
import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import { byLength } from '#tests/support/test-level.ts'
import { sitePages } from '#tests/pages/site-pages.ts'
import { brokenWords } from '#tests/e2e/broken-words.ts'
import { cutLetters } from '#tests/e2e/cut-letters.ts'
import { expectUsable } from '#tests/e2e/expect-usable.ts'
import { smallTargets } from '#tests/e2e/small-targets.ts'
import { DESKTOP, expect, inGroups, PHONE, test, wake } from '#tests/e2e/visit.ts'
import { untilHydrated } from '#tests/e2e/staff/staff-sign-in.ts'
import { expectRoomForWideWords } from '#tests/e2e/wide-words.ts'
import { pressTranslated } from './translating.ts'

/* Every kind of page is opened once for all that is looked at in it; what changes it comes after what only looks. */

const KINDS = sitePages.filter(({ isRepeat }) => !isRepeat)
/** Axe and whoever translates see each kind of page in both widths, in one language each. */
const WINDOWS: Record<Locale, typeof PHONE> = { ar: PHONE, en: DESKTOP }
const WIDENED = byLength<readonly Locale[]>({ short: ['ar'], long: LOCALES })
/** Like others of their kind, with other words. */
const MORE = ['/pu-foam/812', '/brands/masar', '/search?q=foam', `/search?q=${encodeURIComponent('رغوة')}`]

/** A browser remembers the language of the last page, so the addresses of each stand together. */
const groupsOf = (locale: Locale) =>
  inGroups(
    [
      ...KINDS.filter((page) => page.locale === locale).map(({ address }) => address),
      localizedPath(locale, '/nothing-here'),
    ],
    6,
  )

for (const locale of LOCALES) {
  test.describe(`everyone can use it, also in other words, on a phone and on a desktop [${locale}]`, () => {
    test.use({ viewport: PHONE, reducedMotion: 'reduce', changesWidth: true })

    for (const { name, group } of groupsOf(locale)) {
      test(name, async ({ page }) => {
        test.setTimeout(240_000)
        for (const address of group) {
          await test.step(address, async () => {
            await openStill(page, address)
            for (const viewport of [PHONE, DESKTOP]) {
              await page.setViewportSize(viewport)
              await layOutWhatLiesFarBelow(page)
              if (viewport === WINDOWS[locale]) await expectUsable(page)
              expect.soft(await smallTargets(page), address).toEqual([])
              expect.soft(await brokenWords(page), address).toEqual([])
            }
            await expectWholeLetters(page, address)
            if (WIDENED.includes(locale)) await expectRoomForWideWords(page, address)
            await page.setViewportSize(WINDOWS[locale])
            await page.emulateMedia({ reducedMotion: 'no-preference' })
            // What moves while it is seen is seen.
            await page.evaluate(() => scrollTo(0, 0))
            await pressTranslated(page, locale)
          })
        }
      })
    }

    test('more pages of the same kinds, with other words', async ({ page }) => {
      test.setTimeout(120_000)
      for (const path of MORE) {
        await test.step(path, async () => {
          await openStill(page, localizedPath(locale, path))
          await expectWholeLetters(page, path)
          if (WIDENED.includes(locale)) await expectRoomForWideWords(page, path)
        })
      }
    })
  })
}

/** Opens a page as a phone does, for eyes that want nothing to move. */
async function openStill(page: Page, address: string) {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expect(page.locator('html:not([data-first-view])')).toBeAttached()
}

/** Phones lay out a part of a page when it comes near; its sizes and colours are known from then on. */
async function layOutWhatLiesFarBelow(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0)
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    }
  })
}

/** Of the page with its scripts, on a phone and on a desktop. */
async function expectWholeLetters(page: Page, where: string) {
  await wake(page)
  await untilHydrated(page)
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => document.fonts.ready)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect.soft(await page.evaluate(cutLetters), `${where}, ${viewport.width} pixels wide`).toEqual([])
  }
}
