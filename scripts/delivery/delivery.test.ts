import { expect, test } from 'vitest'
import { siteChunk } from './chunks.ts'
import { isCompiledEarly, shortenedManifest } from './delivery.ts'
import { iconFiles, iconModule, withOwnModules } from './icons.ts'

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

const paths = iconFiles(`/** @license */
export { default as LucideMenu, default as Menu } from './icons/menu.mjs';
export { default as Search } from './icons/search.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';
`)

test('each icon comes from a module of its own, under the name that its importer gives it', () => {
  const code = withOwnModules("import { Menu, Search as Find } from 'lucide-react'\nshow(Menu)", paths)
  expect(code).toBe("import Menu from 'icon:menu'; import Find from 'icon:search'\nshow(Menu)")
})

test('what is no icon, and types, stay where they are', () => {
  const types = "import type { LucideIcon } from 'lucide-react'"
  expect(withOwnModules(types, paths)).toBe(types)
  expect(withOwnModules("import { type LucideIcon } from 'lucide-react'", paths)).toBe(types)
  const other = "import { createLucideIcon } from 'lucide-react'"
  expect(withOwnModules(other, paths)).toBe(other)
})

test('an icon is left as its markup, in hundredths, and without what the package says of it beside', () => {
  const node: [string, Record<string, string>][] = [
    ['path', { d: 'M5.126 12h14a1.5 1.5 0 001.441-1.9l-.992.004.5', key: '1ays0h' }],
    ['circle', { r: '2', key: 'zekei9' }],
  ]
  const code = iconModule({ node })
  expect(code).toContain(JSON.stringify('<path d="M5.12 12h14a1.5 1.5 0 001.44-1.9l-.99.00.5"/><circle r="2"/>'))
  expect(code).not.toMatch(/1ays0h|zekei9/)
})

test('the list of pages tells visitors nothing of what pages lack, nor of what those of staff import', () => {
  const home = '{"hasLoader":true,"hasAction":false,"imports":["/a.js"],"css":[]}'
  const script = (site: string, staff: string) =>
    `window.pages={"routes":{"site/home":${site},"routes/admin/home":${staff}}};`
  expect(shortenedManifest(script(home, home))).toBe(
    script('{"hasLoader":true,"imports":["/a.js"]}', '{"hasLoader":true}'),
  )
})
