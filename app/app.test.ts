import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it, test } from 'vitest'
import routes from './routes.ts'
import { actOfPage } from './staff-pages.ts'

function toRouteObject(entry: RouteConfigEntry): RouteObject {
  const { id, path } = entry
  if (entry.index) return { id, path, index: true }
  return { id, path, children: entry.children?.map(toRouteObject) }
}

function pageAt(path: string): string | undefined {
  return matchRoutes(routes.map(toRouteObject), path)?.at(-1)?.route.id
}

test.each([
  ['/', 'site/home'],
  ['/en', 'site/home'],
  ['/ar', 'ar/home'],
  ['/en/catalogue', 'site/catalogue'],
  ['/blogs', 'site/blogs'],
  ['/en/blogs/how-to-choose-pu-foam', 'site/blog'],
  ['/about', 'site/about'],
  ['/en/about', 'site/about'],
  ['/ar/about', 'ar/about'],
  ['/en/contact', 'site/contact'],
  ['/policy', 'site/policy'],
  ['/en/privacy-policy', 'site/privacy-policy'],
  ['/terms-of-service', 'site/terms-of-service'],
  ['/faq', 'site/faq'],
  ['/en/brands', 'site/brands'],
  ['/en/footer-test', 'footer-test'],
])('%s opens the page %s', (path, page) => expect(pageAt(path)).toBe(page))

test.each([
  '/en/nowhere/at/all',
  '/a/b/c',
  '/en/admin/nowhere',
  '/api/nowhere',
  '/assets/missing.js',
  '/images/missing.png',
  '/ar/en/805',
  '/footer-test',
  '/ar/footer-test',
  '/ar/en',
  '/en/ar/805',
  '/ar/nowhere/at/all',
])('%s is not found', (path) => expect(pageAt(path)).toMatch(/not-found/))

it.each([
  ['admin', 'GET', 'own-account'],
  ['admin/inbox/:messageId', 'GET', 'requests'],
  ['/admin/items/edit/:id', 'GET', 'records.read'],
  ['admin/items/edit/:id', 'POST', 'records.write'],
  ['en?/admin/items/preview', 'POST', 'records.write'],
  ['admin/blogs/preview', 'POST', 'records.write'],
  ['admin/undo', 'POST', 'templates.write'],
  ['admin/bin', 'POST', 'templates.write'],
  ['admin/versions', 'POST', 'templates.write'],
  ['admin/*', 'GET', 'own-account'],
] as const)('%s asked with %s needs the right %s', (pattern, method, act) =>
  expect(actOfPage(pattern, method)).toBe(act),
)

it.each([
  ['admin/log', 'POST'],
  ['admin/no-such-page', 'GET'],
  ['admin/constructor', 'GET'],
  ['admin/__proto__', 'POST'],
  ['site/inbox', 'GET'],
])('%s asked with %s is nobody’s', (pattern, method) => expect(actOfPage(pattern, method)).toBeNull())
