import { expect, it } from 'vitest'
import { testSite } from '#tests/support/test-app.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

const site = testSite({
  pages: async (request, { missed, isWanted }) => {
    missed(new URL(request.url).searchParams.get('q') ?? '')
    isWanted({ status: 200, loaderData: {}, actionData: null, errors: null })
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }
    return new Response('<p>page</p>', { headers })
  },
})

const visit = (path: string, userAgent = BROWSER) =>
  site.app.request(path, { headers: { 'user-agent': userAgent, 'X-Forwarded-For': '10.1.2.3' } })

it('what nobody found is counted for every person who searches it, once a visit, and for no program', async () => {
  await visit('/search?q=paint', 'Googlebot/2.1')
  await visit('/search?q=paint')
  await visit('/en/search?q=paint&utm_source=mail')
  expect(await site.services.missedSearches.list()).toMatchObject([{ query: 'paint', times: 2 }])
})
