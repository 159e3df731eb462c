import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoData, openDemoSite } from './demo/demo-data.ts'

/**
 * The site that page and browser tests ask, and the folder of what sites of their own begin with. One run of all tests
 * starts the site once and names it in SITE_ORIGIN; a run of one test file by itself starts its own. Ends what it started.
 */
export default async function shareSite(): Promise<() => Promise<void>> {
  const beginnings = mkdtempSync(join(tmpdir(), 'beginnings-'))
  process.env['TEST_BEGINNINGS'] = beginnings
  const demo = process.env['TEST_DEMO'] ? null : await demoData()
  if (demo) process.env['TEST_DEMO'] = demo
  const site = process.env['SITE_ORIGIN'] ? null : await openDemoSite()
  if (site) process.env['SITE_ORIGIN'] = site.origin
  return async () => {
    await site?.stop()
    rmSync(beginnings, { recursive: true })
    if (demo) rmSync(demo, { recursive: true, force: true })
  }
}
