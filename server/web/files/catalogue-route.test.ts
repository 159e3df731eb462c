import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import { createRateLimiter } from '#server/middleware/rate-limiter.ts'
import type { CatalogueFilesService, OpenedCatalogue } from '#server/services/site/identity/catalogue-files.ts'
import { catalogueRoutes } from './catalogue-route.ts'

const bytes = new TextEncoder().encode('%PDF-1.7 of now')
const opened = (name: string): OpenedCatalogue => ({
  name,
  type: 'application/pdf',
  size: bytes.length,
  etag: '"1"',
  read: () => bytes,
})

function ask(path: string, file: OpenedCatalogue | null, headers: Record<string, string> = {}) {
  const app = new Hono<HttpScope>()
  const catalogue: CatalogueFilesService = { open: async () => file }
  app.use(async (c, next) => {
    c.set('clientAddress', '192.0.2.1')
    await next()
  })
  catalogueRoutes(app, catalogue, createRateLimiter())
  return app.request(path, { headers })
}

test('the present file answers under the site’s name, and is asked for again each time', async () => {
  const answer = await ask('/catalogue/ar.pdf', opened('rawabit-catalogue-ar.pdf'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('public, no-cache')
  expect(answer.headers.get('content-disposition')).toBe(
    `inline; filename="rawabit-catalogue-ar.pdf"; filename*=UTF-8''rawabit-catalogue-ar.pdf`,
  )
  expect(await answer.text()).toBe('%PDF-1.7 of now')
  const again = await ask('/catalogue/ar.pdf', opened('x.pdf'), { 'If-None-Match': '"1"' })
  expect(again.status).toBe(304)
})

test('a name of Arabic letters is written as browsers read it', async () => {
  const answer = await ask('/catalogue/en.pdf', opened('متجر-catalogue-en.pdf'))
  expect(answer.headers.get('content-disposition')).toBe(
    `inline; filename="catalogue-en.pdf"; filename*=UTF-8''${encodeURIComponent('متجر-catalogue-en.pdf')}`,
  )
})

test('what it was called at first leads there; without a file there is nothing', async () => {
  const old = await ask('/catalogue/rawabit-catalogue-en.pdf', opened('x.pdf'))
  expect([old.status, old.headers.get('location')]).toEqual([302, '/catalogue/en.pdf'])
  expect((await ask('/catalogue/ar.pdf', null)).status).toBe(404)
})
