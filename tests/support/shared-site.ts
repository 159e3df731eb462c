import { openDemoSite } from './demo/demo-data.ts'

/**
 * The site that page and browser tests ask. One run of all tests starts it once and names it in SITE_ORIGIN;
 * a run of one test file by itself starts its own. Ends what it started.
 */
export default async function shareSite(): Promise<() => Promise<void>> {
  if (process.env['SITE_ORIGIN']) return async () => {}
  const site = await openDemoSite()
  process.env['SITE_ORIGIN'] = site.origin
  return async () => {
    await site.stop()
  }
}
