import { afterAll, beforeAll, expect, test } from 'vitest'
import { load } from '../tests/support/page-loader.ts'
import { openTestApp, type TestApp } from '../tests/support/test-app.ts'
import { loader as loadChecks } from './routes/admin/checks.tsx'
import { loader as loadItems } from './routes/admin/items.tsx'
import { loader as loadRedirects } from './routes/admin/redirects.tsx'
import { loader as loadSearch } from './routes/admin/search.tsx'
import { loader as loadSeo } from './routes/admin/seo.tsx'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const LISTS: [string, (args: never) => Promise<unknown>][] = [
  ['/admin/items?sort=code', loadItems],
  ['/admin/redirects?origin=staff', loadRedirects],
  ['/admin/checks?check=picture', loadChecks],
  ['/admin/search?list=synonyms', loadSearch],
  ['/admin/seo?q=foam', loadSeo],
]

test.each(LISTS)('%s leads from a page behind its end to the last one', async (path, loader) => {
  const services = site.services
  const { status, headers } = await load(loader, { services, path: `${path}&page=4` })
  expect([status, headers.get('Location')]).toEqual([302, path])
  expect((await load(loader, { services, path })).status).toBe(200)
})
