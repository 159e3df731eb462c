import { expect, test } from 'vitest'
import { siteChunk } from './site-chunk.ts'

const IMPORTERS: Record<string, string[]> = {
  '/p/app/ui/base/button.tsx': ['/p/app/ui/site/header.tsx', '/p/app/ui/admin/bar.tsx'],
  '/p/app/ui/site/header.tsx': ['/p/app/routes/site/layout.tsx'],
  '/p/app/ui/admin/bar.tsx': ['/p/app/ui/admin/loop.tsx', '/p/app/routes/admin/layout.tsx'],
  '/p/app/ui/admin/loop.tsx': ['/p/app/ui/admin/bar.tsx'],
  '/p/node_modules/leaflet/index.js': ['/p/app/routes/site/addresses.tsx'],
}
const context = { getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }) }

test('what visitors’ pages use stands in the shared file, at any remove', () => {
  expect(siteChunk('/p/app/ui/base/button.tsx', context)).toBe('site')
})

test('what staff’s screens alone use does not, and neither does a large part of one page', () => {
  expect(siteChunk('/p/app/ui/admin/bar.tsx', context)).toBeNull()
  expect(siteChunk('/p/node_modules/leaflet/index.js', context)).toBeNull()
})
