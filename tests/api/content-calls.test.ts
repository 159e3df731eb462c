import { beforeAll, expect, it } from 'vitest'
import type { SiteContentDto } from '#domain/site/content/content-dto.ts'
import { seedOf } from '#tests/support/content/demo-texts.ts'
import { giveContent } from '#tests/support/content/site-content.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
beforeAll(async () => {
  await giveContent(site.db, 'review', seedOf('review'))
  await giveContent(site.db, 'template', seedOf('template'))
  await giveContent(site.db, 'page', [{ id: 'home', latest_title_ar: 'الجديد', latest_title_en: 'New' }])
})

it('the content of the site is answered in its order, without what is for staff', async () => {
  const response = await site.app.request('/api/content/getall.php')
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { data: SiteContentDto }
  const [first] = data.lists['reviews'] ?? []
  expect(data.lists['reviews']).toHaveLength(4)
  expect(first).toMatchObject({ id: 'contractor-riyadh', name_en: 'Fit-out contractor – Riyadh', rating: '5' })
  expect(first).not.toHaveProperty('consent')
  expect(data.lists['slides']).toEqual([])
  expect(data.lists).not.toHaveProperty('templates')
  expect(data.pages['home']).toMatchObject({ latest_title_ar: 'الجديد', latest_title_en: 'New' })
})
