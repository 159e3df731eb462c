import { expect, it } from 'vitest'
import { actOfPage } from './staff-pages.ts'

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
