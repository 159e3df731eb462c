import { expect, test } from 'vitest'
import { isCompiledEarly } from './compile-hint.ts'

const isAhead = (...moduleIds: string[]) => isCompiledEarly({ name: 'some', moduleIds })

test('the framework and the site’s own pages are compiled when they come', () => {
  expect(isCompiledEarly({ name: 'framework', moduleIds: ['/p/node_modules/react/index.js'] })).toBe(true)
  expect(isAhead('\0icon:x', '/p/app/ui/product/gallery.tsx')).toBe(true)
})

test('other packages and what only staff load are compiled as they are called', () => {
  expect(isAhead('/p/node_modules/leaflet/index.js', '/p/app/ui/addresses/place-map.tsx')).toBe(false)
  expect(isAhead('/p/content/admin/items.ts', '/p/app/ui/admin/items/items-table.tsx')).toBe(false)
  expect(isAhead('\0icon:x')).toBe(false)
})
