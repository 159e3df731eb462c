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

/*
 * Every kind of page is opened once for all that is looked at in it; what changes it comes after what only looks. In short
 * it is opened in one language, in turns.
 */

const PATHS = [...new Set(sitePages.filter(({ isRepeat }) => !isRepeat).map(({ path }) => path))]
const isOpened = byLength<(at: number, locale: Locale) => boolean>({
  short: (at, locale) => at % 2 === LOCALES.indexOf(locale),
  long: () => true,
})
/** Axe and whoever translates see each kind of page in both widths, in one language each. */
const WINDOWS: Record<Locale, typeof PHONE> = { ar: PHONE, en: DESKTOP }
/** Other words and a translating browser come to the first page of each group in Arabic, or to each in both languages. */
const isWidened = byLength<(locale: Locale, at: number) => boolean>({
  short: (locale, at) => locale === 'ar' && at === 0,
  long: () => true,
})
/** Like others of their kind, with other words. */
const MORE = ['/pu-foam/812', '/brands/masar', '/search?q=foam', `/search?q=${encodeURIComponent('رغوة')}`]

const softly = expect.configure({ soft: true })

/** A browser remembers the language of the last page, so the addresses of each stand together. */
const groupsOf = (locale: Locale) =>
  inGroups(
    [
      ...PATHS.filter((_, at) => isOpened(at, locale)).map((path) => localizedPath(locale, path)),
      localizedPath(locale, '/nothing-here'),
    ],
    7,
  )

for (const locale of LOCALES) {
  test.describe(`everyone can use it, also in other words, on a phone and on a desktop [${locale}]`, () => {
    test.use({ viewport: PHONE, reducedMotion: 'reduce', changesWidth: true })

    for (const { name, group } of groupsOf(locale)) {
      test(name, async ({ page }) => {
        test.slow()
        for (const [at, address] of group.entries()) {
          await test.step(address, async () => {
            await openStill(page, address)
            await expectWholeWords(page, address, () => expectUsable(page), WINDOWS[locale])
            if (!isWidened(locale, at)) return
            await expectRoomForWideWords(page, address)
            await page.setViewportSize(WINDOWS[locale])
            await page.emulateMedia({ reducedMotion: 'no-preference' })
            // What moves while it is seen is seen.
            await page.evaluate(() => scrollTo(0, 0))
            await pressTranslated(page, locale)
          })
        }
      })
    }

    test('more pages of the same kinds, with other words @long', async ({ page }) => {
      for (const [at, path] of MORE.entries()) {
        await test.step(path, async () => {
          await openStill(page, localizedPath(locale, path))
          await expectWholeWords(page, path)
          if (isWidened(locale, at)) await expectRoomForWideWords(page, path)
        })
      }
    })
  })
}

/** Opens a page as a phone does, for eyes that want nothing to move, and waits until its scripts run it. */
async function openStill(page: Page, address: string) {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expect(page.locator('html:not([data-first-view])')).toBeAttached()
  await wake(page)
  await untilHydrated(page)
}

/** On a phone and on a desktop; what else is looked at in one of these windows is looked at there. */
async function expectWholeWords(page: Page, where: string, look?: () => Promise<void>, there?: typeof PHONE) {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.evaluate(layOutWhatLiesFarBelow)
    if (viewport === there) await look?.()
    const place = `${where}, ${viewport.width} pixels wide`
    // What scripts draw for this width only comes a moment later.
    await softly.poll(() => smallTargets(page), place).toEqual([])
    await softly.poll(() => brokenWords(page), place).toEqual([])
    await softly.poll(() => page.evaluate(cutLetters), place).toEqual([])
  }
}

/** Runs in the page: phones lay out a part when it comes near; its sizes and colours are known from then on. */
async function layOutWhatLiesFarBelow() {
  for (const part of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  }
  await document.fonts.ready
}
