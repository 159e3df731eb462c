import { aCategory, aProduct } from '#tests/support/records.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect, untilRemembered, wake } from '#tests/e2e/visit.ts'

const test = testAsStaff(async ({ categories, products }) => {
  await categories.create(aCategory({ slug: 'foam' }))
  for (const slug of ['foam-1', 'foam-2']) await products.create(aProduct({ slug, categoryId: 'foam' }))
})

test.describe.configure({ mode: 'default' })

/** Browsers of tests say that nobody looks at them. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test('a product counts as seen when its page is opened, not when a link is touched', async ({
  page: staff,
  browser,
  baseURL,
}) => {
  const counted = async () => {
    const file = await (await staff.request.get('/admin/reports.csv')).text()
    return file
      .split('\r\n')
      .filter((line) => line.startsWith('foam-'))
      .map((line) => line.split(',').slice(3, 5).join())
  }
  const visitor = await browser.newContext({ baseURL, userAgent: BROWSER, viewport: DESKTOP })
  const page = await visitor.newPage()
  await page.goto('/en/foam/foam-1')
  await page.goto('/en/categories/foam')
  await wake(page)
  await untilRemembered(page, 'en')
  const link = (id: string) => page.locator(`main a[href="/en/foam/${id}"]`).first()
  const isFetched = page.waitForResponse('**/foam-2.data*')
  await link('foam-2').hover()
  await isFetched
  await expect.poll(counted).toEqual(['1,0'])
  // It was fetched in advance, and is shown now.
  await link('foam-2').click()
  await expect(page).toHaveURL('/en/foam/foam-2')
  await expect.poll(async () => (await counted()).toSorted()).toEqual(['1,0', '1,0'])
  await page.goto('/en/search?q=foam')
  await link('foam-1').click()
  await expect(page).toHaveURL('/en/foam/foam-1')
  await expect.poll(counted).toContain('2,1')
  await visitor.close()
})
