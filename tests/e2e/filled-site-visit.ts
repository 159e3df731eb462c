import { openFilledSite, type Beginning, type Fill, type FilledSite } from '#tests/support/filled-site.ts'
import { test } from './visit.ts'

/** Filling and starting a site takes its time on a busy machine. */
const START_WITHIN_MS = 300_000

type Opened = { fill: Fill; site: FilledSite }

/** A worker has one such site at a time: tests that follow each other and are filled by the same ask the same one. */
const onSite = test.extend<object, { siteOf: (fill: Fill, beginning: Beginning) => Promise<FilledSite> }>({
  siteOf: [
    async ({}, provide) => {
      let opened: Opened | null = null
      await provide(async (fill, beginning) => {
        if (opened?.fill !== fill) {
          await opened?.site.stop()
          opened = { fill, site: await openFilledSite(fill, {}, beginning) }
        }
        return opened.site
      })
      await (opened as Opened | null)?.site.stop()
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
})

/**
 * Browser tests of a site that is filled for them. That takes as long as several tests, so one worker has all tests of
 * a file: their mode is `default`.
 */
export function testOnSite(fill: Fill, beginning: Beginning = 'texts') {
  return onSite.extend<{ site: FilledSite }>({
    site: [
      async ({ siteOf }, provide) => provide(await siteOf(fill, beginning)),
      { auto: true, timeout: START_WITHIN_MS },
    ],
    baseURL: async ({ site }, provide) => provide(site.origin),
  })
}
