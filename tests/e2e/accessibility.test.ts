import { AxeBuilder } from '@axe-core/playwright'
import { sitePages } from '../pages/site-pages.ts'
import { DESKTOP, expect, PHONE, test } from './visit.ts'

const ERROR_PAGES = ['/nothing-here', '/en/nothing-here']
const KINDS = sitePages.filter(({ isRepeat }) => !isRepeat)
const ADDRESSES = [...KINDS.map(({ address }) => address), ...ERROR_PAGES]

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`everyone can use it on a ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })
    for (const address of ADDRESSES) {
      test(address, async ({ page }) => {
        await page.goto(address)
        const { violations, passes } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(passes.length).toBeGreaterThan(10)
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
      })
    }
  })
}
