import type { Locator, Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import { homeFirstView } from '#content/pages/home-first-view.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { expectSlide, openStill } from './home-clock.ts'
import { DESKTOP, expect, inBothLanguages, test } from '#tests/e2e/visit.ts'

const ALL_SLIDES = 3

/** Puts the pointer on a part and takes it away again: from then on its time runs again. */
async function holdAndLeave(page: Page, part: Locator) {
  await part.hover({ position: { x: 5, y: 5 }, force: true })
  await page.mouse.move(1, 1)
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
    await expect(hero(page).locator('[data-active] .typewriter-text')).toHaveText(demoSettings.slogan[locale])
    const endless = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
    )
    expect(endless).toBe(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(moving).toBeAttached()
    await page.clock.runFor(6100) // The rest after the pick is still to come.
    await expectSlide(hero(page), locale, 2, ALL_SLIDES)
  })

  test('writes the slogan a character at a time', async ({ page }) => {
    await openStill(page, locale)
    const slogan = demoSettings.slogan[locale]
    const line = hero(page).locator('[data-active] .typewriter-text')
    await hero(page)
      .getByRole('button', { name: labels.slide[locale](2, ALL_SLIDES) })
      .click()
    // The writer has been at work since the page came.
    const runUntil = async (isWhole: boolean) => {
      while (((await line.textContent()) === slogan) !== isWhole) await page.clock.runFor(50)
    }
    await runUntil(false)
    await runUntil(true)
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

  test('goes on writing the slogan while the slides change', async ({ page }) => {
    await openStill(page, locale)
    const slogan = demoSettings.slogan[locale]
    const line = hero(page).locator('[data-active] .typewriter-text')
    await expect(hero(page).locator('.beads-running')).toBeAttached()
    const lengths: number[] = []
    for (let seconds = 0; seconds < 20; seconds++) {
      await page.clock.runFor(1000)
      lengths.push((await line.textContent())?.length ?? 0)
    }
    expect(Math.min(...lengths)).toBeLessThan(slogan.length / 3)
    const typed = lengths.filter((length, index) => length - (lengths[index - 1] ?? length) >= 5)
    expect(typed.length).toBeGreaterThan(2)
  })
})
