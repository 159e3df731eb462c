import { openSharedSite, type Beginning, type Fill, type SharedSite } from '#tests/support/filled-site.ts'
import { test } from './visit.ts'

/** Filling and starting a site takes its time on a busy machine. */
const START_WITHIN_MS = 300_000

/** A worker opens one site of each beginning, for all files that ask for it. */
const SITES = { older: onSite('older'), texts: onSite('texts'), new: onSite('new') }

/**
 * Browser tests of a site that is filled for them. That takes as long as several tests, so one worker has all tests of
 * a file: their mode is `default`.
 */
export function testOnSite(fill: Fill, beginning: Beginning = 'texts') {
  return SITES[beginning].extend<{ filledSite: SharedSite }>({
    filledSite: [
      async ({ site }, provide) => {
        await site.fillWith(fill)
        await provide(site)
      },
      { auto: true, timeout: START_WITHIN_MS },
    ],
    baseURL: async ({ filledSite }, provide) => provide(filledSite.origin),
  })
}

function onSite(beginning: Beginning) {
  return test.extend<object, { site: SharedSite }>({
    site: [
      async ({}, provide) => {
        const site = await openSharedSite(beginning)
        await provide(site)
        await site.stop()
      },
      { scope: 'worker', timeout: START_WITHIN_MS },
    ],
  })
}
