import { afterEach, expect, test, vi } from 'vitest'
import { load } from '#tests/support/page-loader.ts'
import { testSite } from '#tests/support/test-app.ts'
import { loadFrame } from './frame.ts'

const site = testSite()
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-12-31T20:59:59Z', 2026],
  ['2026-12-31T21:00:00Z', 2027],
])('at %s the footer names the year that it is in Riyadh', async (instant, year) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
  const { value } = await load(loadFrame, { services: site.services, path: '/' })
  expect(value.footer.copyright).toContain(`© ${year} `)
})
