import type { Page } from '@playwright/test'
import { pagingLabels } from '#content/paging-labels.ts'
import { homePage } from '#content/pages/home.ts'
import { demoPage } from '#tests/support/content/demo-texts.ts'
import { homeFirstView } from '#content/pages/home-first-view.ts'
import { labels } from '#content/labels.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { DESKTOP, expect, inBothLanguages, open, PHONE, test } from '#tests/e2e/visit.ts'

function slide(page: Page, locale: Locale, number: number) {
  return page.getByRole('group', { name: labels.slide[locale](number, 3), exact: true })
}

inBothLanguages('the hero', (locale) => {
  test.use({ viewport: DESKTOP })

  test('changes by itself until the visitor stops it, and shows the slide that they pick', async ({ page }) => {
    await open(page, locale, '/')
    await expect(slide(page, locale, 2)).toBeVisible()
    await page.getByRole('button', { name: homeFirstView.hero.pause[locale] }).click()
    await expect(page.getByRole('button', { name: homeFirstView.hero.play[locale] })).toBeVisible()
    const hero = page.getByRole('region', { name: homeFirstView.hero.label[locale] })
    await hero.getByRole('button', { name: labels.slide[locale](3, 3), exact: true }).click()
    await expect(slide(page, locale, 3)).toBeVisible()
    await expect(slide(page, locale, 1)).toBeHidden()
  })
})

/** Boxes of what is seen, from the reading start of the window. */
type Box = { start: number; end: number }

function startAndEnd(found: Element[]): Box[] {
  return found.map((element) => {
    const { left, right } = element.getBoundingClientRect()
    const isTurned = document.dir === 'rtl' || document.documentElement.dir === 'rtl'
    return isTurned ? { start: innerWidth - right, end: innerWidth - left } : { start: left, end: right }
  })
}

inBothLanguages('the hero of a wide screen', (locale) => {
  test.use({ reducedMotion: 'reduce' })

  for (const width of [1024, 1280, 1920])
    test(`of ${width} px keeps words and controls at one side, clear of the packs @long`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, locale, '/')
      const hero = page.getByRole('region', { name: homeFirstView.hero.label[locale] })
      const boxes = (selector: string) => hero.locator(selector).evaluateAll(startAndEnd)
      const starts = new Set<number>()
      for (const number of [1, 2, 3]) {
        await hero.getByRole('button', { name: labels.slide[locale](number, 3), exact: true }).click()
        await expect(slide(page, locale, number)).toBeVisible()
        const shown = '[data-active] .hero-'
        const words = await boxes(`${shown}title, ${shown}text, ${shown}actions > *`)
        const [controls] = await boxes('.hero-controls .beads')
        for (const { start } of [words[0]!, controls!]) starts.add(Math.round(start))
        await expect(hero.locator('[data-active] .picture')).toBeVisible()
        const [picture] = await boxes('[data-active] .picture')
        if (number === 1) continue
        for (const { end } of [...words, controls!]) expect(end).toBeLessThanOrEqual(picture!.start + 1)
      }
      expect(starts.size).toBe(1)
    })

  test('is printed in ink, without its ground @long', async ({ page }) => {
    await open(page, locale, '/')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(31, 35, 40)')
    await expect(page.locator('.hero-ground').first()).toBeHidden()
  })
})

inBothLanguages('the categories of the home page', (locale) => {
  // With scripts, React would render a page anew that has other tiles than it knows.
  test.use({ javaScriptEnabled: false })

  test('fill all rows, however many they are and however wide the window is @long', async ({ page }) => {
    await page.goto(localizedPath(locale, '/'))
    const grid = page.locator('.category-grid')
    await grid.evaluate((list) => list.append(...[...list.children].slice(0, 4).map((tile) => tile.cloneNode(true))))
    for (let count = 12; count > 0; count -= 1) {
      await expect(grid.locator('> li')).toHaveCount(count)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const share = expect.poll(() => grid.evaluate(emptyShareOf), `${count} categories, ${width} pixels wide`)
        await share.toBeLessThan(0.09)
      }
      await grid.evaluate((list) => list.lastElementChild!.remove())
    }
  })
})

/** How much of a list is covered by no entry: its gaps, and its holes. */
function emptyShareOf(list: Element): number {
  const area = (box: Element) => box.getBoundingClientRect().width * box.getBoundingClientRect().height
  const tiles = [...list.children].map((entry) => area(entry.firstElementChild!))
  return 1 - tiles.reduce((sum, tile) => sum + tile, 0) / area(list)
}

/* Its button would lie under the one that calls, at the height of most phones. */
inBothLanguages('the code finder of a phone', (locale) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test.describe(`with ${reducedMotion} for motion`, () => {
      test.use({ viewport: PHONE, reducedMotion })

      test('is covered by no button, which is back when it is passed @long', async ({ page }) => {
        await open(page, locale, '/')
        const call = page.getByRole('complementary', { name: labels.callUs[locale] }).getByRole('link')
        const box = page.getByLabel(demoPage('home').finderTitle[locale])
        await box.evaluate((field) => field.scrollIntoView({ block: 'end' }))
        await expect(box).toBeInViewport()
        await expect(call).toBeHidden()
        await page.getByRole('region', { name: homePage.industries.title[locale] }).scrollIntoViewIfNeeded()
        await expect(call).toBeVisible()
      })
    })
})

inBothLanguages('the rows of the home page', (locale) => {
  test.describe('on a wide screen', () => {
    test.use({ viewport: DESKTOP, reducedMotion: 'reduce' })

    test('are eight products, and industries that wrap at both ends; the finder leads to a code', async ({ page }) => {
      await open(page, locale, '/')
      const latest = page.getByRole('region', { name: homePage.latest.title[locale] })
      await expect(latest.getByRole('article').filter({ visible: true })).toHaveCount(8)
      const industries = page.getByRole('region', { name: homePage.industries.title[locale] })
      const dot = (number: number) =>
        industries.getByRole('button', { name: labels.slide[locale](number, 6), exact: true })
      await expect(dot(1)).toHaveAttribute('aria-current', 'true')
      await industries.getByRole('button', { name: pagingLabels.previous[locale] }).click()
      await expect(dot(6)).toHaveAttribute('aria-current', 'true')
      await industries.getByRole('button', { name: pagingLabels.next[locale] }).click()
      await expect(dot(1)).toHaveAttribute('aria-current', 'true')
      await dot(4).click()
      await expect(dot(4)).toHaveAttribute('aria-current', 'true')
      await page.getByLabel(demoPage('home').finderTitle[locale]).fill('MS-55')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${localizedPath(locale, '/search')}?q=MS-55`)
    })
  })
})
