import { describe, expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

describe('where to go after signing in', () => {
  it.each(['/admin', '/admin/items?page=2', '/admin/items/edit/805', '/admin?x=1'])('is %s as wanted', (path) => {
    expect(nextPath(path, '/admin')).toBe(path)
  })

  it.each([
    '//evil.example',
    '/administrator',
    '/',
    'https://evil.example/admin',
    '/admin/../en',
    '/admin/\\evil',
    '',
    5,
    null,
    `/admin/${'x'.repeat(500)}`,
  ])('is never %s', (path) => {
    expect(nextPath(path, '/admin')).toBe('/admin')
  })
})
