import type { Locator, Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import type { Locale } from '#domain/text/locale.ts'
import { expect, open } from '#tests/e2e/visit.ts'

/** Opens the home page with a clock that goes on only when the test says so. */
export async function openStill(page: Page, locale: Locale) {
  await page.clock.install()
  await open(page, locale, '/')
  await page.mouse.move(1, 1)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Expects a carousel to be at the slide, counted from 1. */
export async function expectSlide(part: Locator, locale: Locale, slide: number, count: number) {
  await expect(part.locator('button[aria-current]')).toHaveAttribute('aria-label', labels.slide[locale](slide, count))
}
