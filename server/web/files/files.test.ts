import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { Hono } from 'hono'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import { createRateLimiter } from '#server/middleware/rate-limiter.ts'
import type { CatalogueFilesService, OpenedCatalogue } from '#server/services/site/identity/catalogue-files.ts'
import { readRanges } from './file-response.ts'
import { catalogueRoutes } from './catalogue-route.ts'

it.each([
  ['bytes=0-0', [{ start: 0, end: 0 }]],
  ['bytes=10-19', [{ start: 10, end: 19 }]],
  ['bytes=90-', [{ start: 90, end: 99 }]],
  ['bytes=90-200', [{ start: 90, end: 99 }]],
  ['bytes=-5', [{ start: 95, end: 99 }]],
  ['bytes=-500', [{ start: 0, end: 99 }]],
  [
    'bytes=0-1, 5-6',
    [
      { start: 0, end: 1 },
      { start: 5, end: 6 },
    ],
  ],
  ['bytes=0-1,200-', [{ start: 0, end: 1 }]],
])('gives the parts asked for by %s', (header, ranges) => expect(readRanges(header, 100)).toEqual(ranges))

it.each([undefined, null, '', 'bytes', 'lines=0-1', 'bytes=a-b', 'bytes=-', 'bytes=5-4', 'bytes=0-99,0-99'])(
  'gives the whole file for %j',
  (header) => expect(readRanges(header, 100)).toBeNull(),
)

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=0-0,1-1,2-2,3-3,4-4,5-5'])('has nothing for %s', (header) =>
  expect(readRanges(header, 100)).toBe('unsatisfiable'),
)

it('has nothing of an empty file', () => expect(readRanges('bytes=0-0', 0)).toBe('unsatisfiable'))

it('never reaches beyond the file', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-, ') }), fc.nat(1000), (spec, size) => {
      const ranges = readRanges(`bytes=${spec}`, size)
      if (!Array.isArray(ranges)) return
      for (const { start, end } of ranges) expect(start >= 0 && start <= end && end < size).toBe(true)
    }),
  )
})

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
  const catalogue: CatalogueFilesService = {
    open: async () => file,
    live: async () => null,
    pagePicture: async () => null,
  }
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

test('its first address answers, too; without a file there is nothing', async () => {
  expect((await ask('/catalogue/rawabit-catalogue-en.pdf', opened('x.pdf'))).status).toBe(200)
  expect((await ask('/catalogue/ar.pdf', null)).status).toBe(404)
})
