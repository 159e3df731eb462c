import type { Locator, Page } from '@playwright/test'
import { pagingLabels } from '#content/paging-labels.ts'
import { labels } from '#content/labels.ts'
import { demoList } from '#tests/support/content/demo-texts.ts'
import { homePage } from '#content/pages/home.ts'
import { homeFirstView } from '#content/pages/home-first-view.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { openScreen } from '#tests/e2e/staff/staff-sign-in.ts'
import { expectSlide, openStill } from './home-clock.ts'
import { DESKTOP, expect, hold, inBothLanguages, open, PHONE, test } from '#tests/e2e/visit.ts'

const ALL_SLIDES = 3

const industries = demoList('industry')
const reviews = demoList('review')

inBothLanguages('the industries', (locale) => {
  test.use({ viewport: DESKTOP })
  const count = industries.length
  const part = (page: Page) => page.getByRole('region', { name: homePage.industries.title[locale] })

  test('show two, go on every four seconds and have no end', async ({ page }) => {
    await openStill(page, locale)
    await part(page).scrollIntoViewIfNeeded()
    await expect(part(page).getByRole('button', { name: / (of|من) 6$/ })).toHaveCount(count)
    await part(page)
      .getByRole('button', { name: labels.slide[locale](count, count) })
      .click()
    await page.clock.runFor(20_000)
    await expectSlide(part(page), locale, count, count)
    await page.mouse.move(1, 1)
    await page.clock.runFor(3900)
    await expectSlide(part(page), locale, count, count)
    await page.clock.runFor(200)
    await expectSlide(part(page), locale, 1, count)
    await part(page).getByRole('button', { name: pagingLabels.previous[locale] }).click()
    await expectSlide(part(page), locale, count, count)
    await part(page).getByRole('button', { name: pagingLabels.next[locale] }).click()
    await expectSlide(part(page), locale, 1, count)
    await page.clock.runFor(2000)
    expect(await whollyVisible(part(page))).toBe(2)
  })
})

inBothLanguages('the reviews', (locale) => {
  const part = (page: Page) => page.getByRole('region', { name: homePage.reviews.title[locale] })
  const columns = (page: Page) =>
    part(page)
      .getByRole('listitem')
      .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size)

  for (const [width, expected] of [
    [768, 2],
    [1023, 2],
    [1024, 4],
    [1440, 4],
  ] as const) {
    test(`stand in ${expected} columns at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, locale, '/')
      expect(await columns(page)).toBe(expected)
      await expect(part(page).getByRole('button')).toHaveCount(0)
    })
  }

  test.describe('below 768 pixels', () => {
    test.use({ viewport: { width: 767, height: 900 } })

    test('are a slider with a dot for each, one at a time, without end', async ({ page }) => {
      await open(page, locale, '/')
      await part(page).scrollIntoViewIfNeeded()
      await expect(part(page).getByRole('button')).toHaveCount(reviews.length)
      await part(page).getByRole('button').last().click()
      await expectSlide(part(page), locale, reviews.length, reviews.length)
      await expect.poll(() => whollyVisible(part(page))).toBe(1)
      const box = (await part(page).locator('.carousel-viewport').boundingBox())!
      const [from, to] = locale === 'ar' ? [0.2, 0.8] : [0.8, 0.2]
      await page.mouse.move(box.x + box.width * from, box.y + 60)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * to, box.y + 60, { steps: 8 })
      await page.mouse.up()
      await expectSlide(part(page), locale, 1, reviews.length)
    })
  })
})

test.describe('a press on a row', () => {
  test.use({ viewport: DESKTOP, reducedMotion: 'reduce' })

  test('is done once, though what moves the row comes after it', async ({ page }) => {
    const send = await hold(page, '**/assets/carousel-engine-*.js')
    await openScreen(page, '/en')
    const sectors = page.getByRole('region', { name: homePage.industries.title.en })
    const next = sectors.getByRole('button', { name: pagingLabels.next.en })
    await next.click()
    send()
    await expectSlide(sectors, 'en', 2, industries.length)
    await next.click()
    await expectSlide(sectors, 'en', 3, industries.length)
  })
})

for (const [viewport, count] of [
  [PHONE, 4],
  [{ width: 768, height: 900 }, 8],
] as const) {
  test(`${count} of the latest products are shown at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/en')
    const part = page.getByRole('region', { name: homePage.latest.title.en })
    await expect(part.getByRole('article').filter({ visible: true })).toHaveCount(count)
  })
}

inBothLanguages('whoever asked for less motion', (locale) => {
  test.use({ viewport: DESKTOP, reducedMotion: 'reduce' })

  test('sees nothing move by itself', async ({ page }) => {
    await openStill(page, locale)
    await page.clock.runFor(30_000)
    const main = page.getByRole('main')
    await expectSlide(page.getByRole('region', { name: homeFirstView.hero.label[locale] }), locale, 1, ALL_SLIDES)
    const sectors = page.getByRole('region', { name: homePage.industries.title[locale] })
    await expectSlide(sectors, locale, 1, industries.length)
    await expect(main.locator('[data-active] .typewriter-text')).toHaveText(demoSettings.slogan[locale])
    await expect(main.getByRole('button', { name: homeFirstView.hero.pause[locale] })).toHaveCount(0)
    expect(
      await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
    ).toBe(0)
  })
})

/** How many slides lie wholly within their row's window. */
function whollyVisible(part: Locator): Promise<number> {
  return part.locator('.carousel-viewport').evaluate((window) => {
    const box = window.getBoundingClientRect()
    const cards = [...window.querySelectorAll('li')].filter((item) => item.parentElement?.parentElement === window)
    return cards.filter((card) => {
      const { left, right } = card.getBoundingClientRect()
      return left >= box.left - 2 && right <= box.right + 2
    }).length
  })
}
