import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { byLength } from '#tests/support/test-level.ts'

/** Less than half of what `axe-core` itself holds, which every page would have to read. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What comes within this time is judged once it is there; what moves for longer, as it moves. */
const MOMENT_MS = 500

/** Expects that everyone can use a page as it stands, or the part of it that a selector names. */
export async function expectUsable(page: Page, part = 'html') {
  await page.waitForFunction((moment) => {
    const isComing = ({ playState, effect }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= moment
    return !document.getAnimations().some(isComing)
  }, MOMENT_MS)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${AXE}; 0`)
  const { found, passed } = await page.evaluate(judge, { part, rules: RULES })
  // Axe that looked at nothing would find nothing.
  expect(passed).toBeGreaterThan(10)
  expect(found, `${page.url()}, ${page.viewportSize()?.width} pixels wide`).toEqual([])
}

/** The same of what a screen becomes on the way, with `--long`: each is asked as it is opened by `every-page` and `staff-screens`. */
export const expectStateUsable = byLength({ short: async () => {}, long: expectUsable })

/** Runs in the page; what axe writes down of all that is right takes long to carry out of it. */
async function judge({ part, rules }: { part: string; rules: string[] }) {
  const { axe: judging } = globalThis as unknown as { axe: typeof axe }
  const { violations, passes } = await judging.run(part, {
    runOnly: { type: 'tag', values: rules },
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  })
  return {
    found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    passed: passes.length,
  }
}
