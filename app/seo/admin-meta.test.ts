import { expect, test } from 'vitest'
import { adminMeta } from './admin-meta.ts'

const TITLE = { ar: 'المنتجات', en: 'Products' }

test.each([
  ['ar', 'روابط', 'المنتجات | إدارة روابط'],
  ['en', 'Rawabit', 'Products | Rawabit admin'],
] as const)('a screen of staff is named in the order of its language: %s', (locale, siteName, title) => {
  const frame = { locale, siteName, sidebarCollapsed: false }
  expect(adminMeta(TITLE)({ matches: [{ id: 'admin', loaderData: frame }] })[0]).toEqual({ title })
})
