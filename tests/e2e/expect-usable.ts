import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What comes within this time is judged once it is there; what moves for longer, as it moves. */
const MOMENT_MS = 500

/**
 * Expects that everyone can use a page as it stands, or the part of it that a selector names. Axe is asked for what is
 * wrong alone, in the page itself: writing down all that is right, and carrying it to a second page, took longer.
 */
export async function expectUsable(page: Page, part?: string) {
  await page.waitForFunction((moment) => {
    const isComing = ({ playState, effect }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= moment
    return !document.getAnimations().some(isComing)
  }, MOMENT_MS)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: { type: 'tag', values: RULES },
    resultTypes: ['violations'],
    selectors: false,
  })
  const { violations, passes } = await (part === undefined ? axe : axe.include(part)).analyze()
  // Axe that looked at nothing would find nothing.
  expect(passes.length).toBeGreaterThan(10)
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(found, `${page.url()}, ${page.viewportSize()?.width} pixels wide`).toEqual([])
}
