import { beforeAll, expect, test } from 'vitest'
import type { HttpContext } from '#server/middleware/http-scope.ts'
import { quotasOf } from '#server/middleware/rate-limit.ts'
import { createRateLimiter } from '#server/middleware/rate-limiter.ts'
import { load } from '#tests/support/page-loader.ts'
import { testSite } from '#tests/support/test-app.ts'
import { loader as page } from '#app/routes/site/quote/request.tsx'
import { loader as pdf } from '#app/routes/site/quote/quotation-file.ts'

const site = testSite()
/** The path of a private link. */
let link: string
beforeAll(async () => {
  const sent = await site.app.request('/api/quotes/request.php', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Sara', phone: '055 123 4567', details: 'Foam' }),
  })
  link = ((await sent.json()) as { data: { url: string } }).data.url
})

const address = { get: () => '203.0.113.7' } as unknown as HttpContext
const visitor = () => quotasOf(createRateLimiter(), address)
const open = (path: string, quotas = visitor(), loader: typeof page | typeof pdf = page) => {
  const [, token = '', file = ''] = /\/quote\/s\/([^/]+)\/?(.*)$/.exec(path) ?? []
  return load(loader as typeof page, {
    services: site.services,
    path,
    params: { token: decodeURIComponent(token), file },
    quotas,
  })
}

test('a private link opens, however many wrong ones its address has tried', async () => {
  const quotas = visitor()
  for (let tries = 0; tries < 60; tries++) expect((await open(`/quote/s/${'x'.repeat(22)}`, quotas)).status).toBe(404)
  expect((await open(`/quote/s/${'x'.repeat(22)}`, quotas)).status).toBe(429)
  expect((await open(link, quotas)).status).toBe(200)
  // There is no quotation; a closed door would say 429.
  expect((await open(`${link}/quote-1.pdf`, quotas, pdf)).status).toBe(404)
  expect((await open(`${link}.`, quotas)).status).toBe(301)
})

test.each(['.', ')', '%20', '%3E', '%D8%9F'])('%s behind a private link was not meant', async (sign) => {
  const { status, headers } = await open(link + sign)
  expect([status, headers.get('location'), headers.get('referrer-policy')]).toEqual([301, link, 'no-referrer'])
  const file = await open(`${link}/quote-1.pdf${sign}`, visitor(), pdf)
  expect([file.status, file.headers.get('location')]).toEqual([301, `${link}/quote-1.pdf`])
})

test('what cannot be a token counts as no try', async () => {
  const quotas = visitor()
  for (let tries = 0; tries < 70; tries++) expect((await open('/quote/s/short', quotas)).status).toBe(404)
})
