import { beforeAll, expect, test } from 'vitest'
import { aCategory, valueOf } from '#tests/support/records.ts'
import { load } from '#tests/support/page-loader.ts'
import { testSite } from '#tests/support/test-app.ts'
import { loader as loadChecks } from '#app/routes/admin/site/checks.tsx'
import { loader as loadItems } from '#app/routes/admin/records/list.tsx'
import { loader as loadRedirects } from '#app/routes/admin/site/redirects.tsx'
import { loader as loadSearch } from '#app/routes/admin/site/search.tsx'
import { loader as loadSeo } from '#app/routes/admin/site/seo.tsx'
import { loader as loadBlogs } from '#app/routes/site/blogs.tsx'
import { loader as loadCategory } from '#app/routes/site/category.tsx'
import { loader as loadCollection } from '#app/routes/site/collection.tsx'
import { loader as loadProducts } from '#app/routes/site/products.tsx'

const site = testSite()
beforeAll(async () => {
  valueOf(await site.services.categories.create(aCategory({ slug: 'foam' })))
})

const LISTS: [string, (args: never) => Promise<unknown>][] = [
  ['/admin/items?sort=code', loadItems],
  ['/admin/redirects?origin=staff', loadRedirects],
  ['/admin/checks?check=picture', loadChecks],
  ['/admin/search?list=synonyms', loadSearch],
  ['/admin/seo?q=foam', loadSeo],
  ['/en/products?utm_source=mail', loadProducts],
  ['/categories/foam?utm_source=mail', loadCategory],
  ['/blogs?utm_source=mail&utm_medium=a', loadBlogs],
  ['/en/collection?brand=anadol&utm_source=mail', loadCollection],
]

test.each(LISTS)('%s leads from a page behind its end to the last one', async (path, loader) => {
  const asked = { services: site.services, params: { categoryId: 'foam' } }
  const { status, headers } = await load(loader, { ...asked, path: `${path}&page=4` })
  expect([status, headers.get('Location')]).toEqual([302, path])
  expect((await load(loader, { ...asked, path })).status).toBe(200)
})
