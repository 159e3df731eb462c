import type { Beginning, Fill, FilledSite } from '#tests/support/filled-site.ts'
import { START_WITHIN_MS, test } from './visit.ts'

/**
 * Browser tests of a site that is filled for them. That takes as long as several tests, so one worker has all tests of
 * a file: their mode is `default`.
 */
export function testOnSite(fill: Fill, beginning: Beginning = 'texts') {
  return test.extend<{ site: FilledSite }>({
    site: [
      async ({ siteOf }, provide) => provide(await siteOf(fill, beginning)),
      { auto: true, timeout: START_WITHIN_MS },
    ],
    baseURL: async ({ site }, provide) => provide(site.origin),
  })
}
