import { openFilledSite, type Beginning, type Fill, type FilledSite } from '#tests/support/filled-site.ts'
import { test } from './visit.ts'

/** Filling and starting a site takes its time on a busy machine. */
const START_WITHIN_MS = 300_000

/**
 * Browser tests of a site of their own, which each worker fills and starts once. It costs as much as several tests, so
 * one worker has all tests of a file but the largest: their mode is `default`.
 */
export function testOnSite(fill: Fill, beginning?: Beginning) {
  return test.extend<object, { site: FilledSite }>({
    site: [
      async ({}, provide) => {
        const site = await openFilledSite(fill, {}, beginning)
        await provide(site)
        await site.stop()
      },
      { scope: 'worker', timeout: START_WITHIN_MS },
    ],
    baseURL: async ({ site }, provide) => provide(site.origin),
  })
}
