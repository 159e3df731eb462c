import { expect, test } from 'vitest'
import { siteChunk } from './chunks.ts'

const IMPORTERS: Record<string, string[]> = {
  '/p/app/ui/base/button.tsx': ['/p/app/ui/site/header.tsx', '/p/app/ui/admin/bar.tsx'],
  '/p/app/ui/site/header.tsx': ['/p/app/routes/site/layout.tsx'],
  '/p/app/ui/catalogue/product-card.tsx': ['/p/app/ui/home/latest.tsx', '/p/app/routes/site/products.tsx'],
  '/p/app/ui/home/latest.tsx': ['/p/app/routes/site/home.tsx?__react-router-build-client-route'],
  '/p/app/ui/catalogue/filters.tsx': ['/p/app/routes/site/products.tsx', '/p/app/routes/site/collection.tsx'],
  '/p/app/routes/site/products.tsx': ['/p/app/routes/site/products.tsx?__react-router-build-client-route'],
  '/p/app/ui/quote/lines.tsx': ['/p/app/routes/site/quote/list.tsx', '/p/app/routes/site/quote/request.tsx'],
  '/p/app/ui/admin/bar.tsx': ['/p/app/ui/admin/loop.tsx', '/p/app/routes/admin/layout.tsx'],
  '/p/app/ui/admin/loop.tsx': ['/p/app/ui/admin/bar.tsx'],
  '/p/node_modules/leaflet/index.js': ['/p/app/routes/site/addresses.tsx', '/p/app/routes/site/my-data.tsx'],
}
const context = { getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }) }
const chunkOf = (id: string) => siteChunk(id, context)

test('what stands round every page is one file, at any remove', () =>
  expect(chunkOf('/p/app/ui/base/button.tsx')).toBe('frame'))

test('the home page loads no further file with what it shares, and nothing that only others share', () => {
  expect(chunkOf('/p/app/ui/catalogue/product-card.tsx')).toBe('frame')
  expect(chunkOf('/p/app/ui/catalogue/filters.tsx')).toBe('site')
})

test('what one page alone uses stays with it', () => {
  expect(chunkOf('/p/app/ui/home/latest.tsx')).toBeNull()
  expect(chunkOf('/p/app/routes/site/products.tsx')).toBeNull()
  expect(chunkOf('/p/node_modules/leaflet/index.js')).toBeNull()
})

test('what pages of one folder share reaches no other page', () =>
  expect(chunkOf('/p/app/ui/quote/lines.tsx')).toBeNull())

test('what staff’s screens alone use is none of it', () => expect(chunkOf('/p/app/ui/admin/bar.tsx')).toBeNull())
