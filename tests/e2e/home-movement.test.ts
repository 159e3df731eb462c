import type { Locator, Page } from '@playwright/test'
import { industries } from '../../content/industries.ts'
import { labels } from '../../content/labels.ts'
import { homePage } from '../../content/pages/home.ts'
import { homeFirstView } from '../../content/pages/home-first-view.ts'
import { reviews } from '../../content/reviews.ts'
import { siteDefaults } from '../../content/site.ts'
import type { Locale } from '../../domain/locale.ts'
import { DESKTOP, expect, inBothLanguages, open, PHONE, test, untilRemembered } from './visit.ts'

const ALL_SLIDES = 3

/** Opens the home page with a clock that goes on only when the test says so. */
async function openStill(page: Page, locale: Locale) {
  await page.clock.install()
  await open(page, locale, '/')
  await page.mouse.move(1, 1)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Puts the pointer on a part and takes it away again: from then on its time runs anew. */
async function holdAndLeave(page: Page, part: Locator) {
  await part.hover({ position: { x: 5, y: 5 }, force: true })
  await page.mouse.move(1, 1)
}

async function expectSlide(part: Locator, locale: Locale, slide: number, count: number) {
  await expect(part.locator('button[aria-current]')).toHaveAttribute('aria-label', labels.slide[locale](slide, count))
}

inBothLanguages('the hero', (locale) => {
  test.use({ viewport: DESKTOP })
  const hero = (page: Page) => page.getByRole('region', { name: homeFirstView.hero.label[locale] })

  test('goes on every three seconds, round and round', async ({ page }) => {
    await openStill(page, locale)
    await hero(page)
      .getByRole('button', { name: labels.slide[locale](1, ALL_SLIDES) })
      .click()
    await holdAndLeave(page, hero(page))
    await page.clock.runFor(5900)
    await expectSlide(hero(page), locale, 1, ALL_SLIDES)
    await page.clock.runFor(200)
    for (const slide of [2, 3, 1, 2]) {
      await expectSlide(hero(page), locale, slide, ALL_SLIDES)
      await page.clock.runFor(3000)
    }
  })

  test('rests for three seconds after a pick, by a dot or by the slide itself', async ({ page }) => {
    await openStill(page, locale)
    await hero(page)
      .getByRole('button', { name: labels.slide[locale](3, ALL_SLIDES) })
      .click()
    await expectSlide(hero(page), locale, 3, ALL_SLIDES)
    await page.mouse.move(1, 1)
    await page.clock.runFor(5900)
    await expectSlide(hero(page), locale, 3, ALL_SLIDES)
    await page.clock.runFor(200)
    await expectSlide(hero(page), locale, 1, ALL_SLIDES)
    await hero(page)
      .locator('[data-active]')
      .first()
      .click({ position: { x: 700, y: 300 } })
    await page.mouse.move(1, 1)
    await page.clock.runFor(5900)
    await expectSlide(hero(page), locale, 1, ALL_SLIDES)
  })

  test('stands still under the pointer, and wherever its stop is pressed', async ({ page }) => {
    await openStill(page, locale)
    await hero(page)
      .getByRole('button', { name: labels.slide[locale](2, ALL_SLIDES) })
      .click()
    await page.clock.runFor(20_000)
    await expectSlide(hero(page), locale, 2, ALL_SLIDES)
    await hero(page).getByRole('button', { name: homeFirstView.hero.pause[locale] }).click()
    await page.mouse.move(1, 1)
    await page.clock.runFor(20_000)
    await expectSlide(hero(page), locale, 2, ALL_SLIDES)
    await hero(page).getByRole('button', { name: homeFirstView.hero.play[locale] }).click()
    await page.mouse.move(1, 1)
    await page.clock.runFor(7000)
    await expectSlide(hero(page), locale, 3, ALL_SLIDES)
  })

  test('stands still while it is out of view, and goes on when it is back', async ({ page }) => {
    await openStill(page, locale)
    await hero(page)
      .getByRole('button', { name: labels.slide[locale](1, ALL_SLIDES) })
      .click()
    await holdAndLeave(page, hero(page))
    const moving = hero(page).locator('.beads-running')
    await expect(moving).toBeAttached()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(moving).not.toBeAttached()
    await page.clock.runFor(20_000)
    await expectSlide(hero(page), locale, 1, ALL_SLIDES)
    await expect(hero(page).locator('[data-active] .typewriter-text')).toHaveText(siteDefaults.slogan[locale])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(moving).toBeAttached()
    await page.clock.runFor(6100) // The rest after the pick is still to come.
    await expectSlide(hero(page), locale, 2, ALL_SLIDES)
  })

  test('writes the slogan a character at a time', async ({ page }) => {
    await openStill(page, locale)
    const slogan = siteDefaults.slogan[locale]
    const line = hero(page).locator('[data-active] .typewriter-text')
    await hero(page)
      .getByRole('button', { name: labels.slide[locale](2, ALL_SLIDES) })
      .click()
    await expect(line).toHaveText(slogan)
    await page.clock.runFor(2010)
    const written = async () => (await line.textContent())?.length ?? 0
    const start = await written()
    expect(start).toBeLessThan(slogan.length)
    await page.clock.runFor(50)
    expect(await written()).toBe(start - 1)
    await page.clock.runFor(50 * start)
    const early = await written()
    await page.clock.runFor(150 * 4)
    expect(await written()).toBe(early + 4)
  })
})

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
    await part(page).getByRole('button', { name: labels.previous[locale] }).click()
    await expectSlide(part(page), locale, count, count)
    await part(page).getByRole('button', { name: labels.next[locale] }).click()
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

  for (const module of ['entry.client', 'lower-part', 'carousel-engine']) {
    test(`is done once, though ${module} comes after it`, async ({ page }) => {
      let send = () => {}
      const sent = new Promise<void>((resolve) => (send = resolve))
      await page.route(`**/assets/${module}-*.js`, async (route) => {
        await sent
        await route.continue()
      })
      await page.goto('/en')
      if (module !== 'entry.client') await untilRemembered(page, 'en')
      const sectors = page.getByRole('region', { name: homePage.industries.title.en })
      const next = sectors.getByRole('button', { name: labels.next.en })
      await next.click()
      send()
      await expectSlide(sectors, 'en', 2, industries.length)
      await next.click()
      await expectSlide(sectors, 'en', 3, industries.length)
    })
  }
})

test.describe('a press on a row that is made anew before it listens', () => {
  test.use({ viewport: DESKTOP, reducedMotion: 'reduce' })

  test('is done all the same', async ({ page }) => {
    let send = () => {}
    const sent = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/assets/lower-part-*.js', async (route) => {
      await sent
      await route.continue()
    })
    await open(page, 'en', '/')
    const sectors = page.getByRole('region', { name: homePage.industries.title.en })
    await sectors.getByRole('button', { name: labels.next.en }).click()
    // What React learns now, it cannot tell to what is not alive.
    await page.evaluate(() => (location.hash = 'elsewhere'))
    await expect(sectors).toBeHidden()
    send()
    await expectSlide(sectors, 'en', 2, industries.length)
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
    await expect(main.locator('[data-active] .typewriter-text')).toHaveText(siteDefaults.slogan[locale])
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
