import { describe, expect, it } from 'vitest'
import { nextPageIn, nextPath } from './next-path.ts'

describe('where to go after signing in', () => {
  it.each(['/admin', '/admin/items?page=2', '/admin/items/edit/805', '/admin?x=1'])('is %s as wanted', (path) =>
    expect(nextPath(path, '/admin')).toBe(path),
  )

  it.each([
    '//evil.example',
    '/administrator',
    '/',
    'https://evil.example/admin',
    '/admin/../en',
    '/admin/.%2e/en',
    '/admin/%2E%2e/en',
    '/admin/\\evil',
    '',
    5,
    null,
    '/admin/ف',
    '/admin/\r\nx',
    `/admin/${'x'.repeat(2000)}`,
  ])('is never %s', (path) => expect(nextPath(path, '/admin')).toBe('/admin'))

  it('is any page of the site where all of them will do', () => {
    for (const path of ['/', '/en', '/en/addresses?add=1', '/pu-foam/805', '/?q=1']) {
      expect(nextPath(path, '/', '/addresses')).toBe(path)
    }
    for (const path of [
      '',
      '?q=1',
      'addresses',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
    ]) {
      expect(nextPath(path, '/', '/addresses')).toBe('/addresses')
    }
  })
})

describe('where a visitor goes on after signing in', () => {
  it.each([
    ['/addresses', '/addresses', '/en/addresses'],
    ['/en/my-data', '/my-data', '/en/my-data'],
    ['/ar/addresses', '/addresses', '/en/addresses'],
    ['/en', '/', '/en'],
    ['/en?q=1', '/?q=1', '/en?q=1'],
    ['/enamel/1', '/enamel/1', '/en/enamel/1'],
    ['/addresses?add=1&from=/en/x#top', '/addresses?add=1&from=/en/x#top', '/en/addresses?add=1&from=/en/x#top'],
  ])('%s is the same page in the language that they read', (wanted, arabic, english) => {
    expect(nextPageIn('ar', wanted)).toBe(arabic)
    expect(nextPageIn('en', wanted)).toBe(english)
  })

  it.each([
    '/en//evil.example',
    '/en/.//evil.example',
    '/en/%2e%2e//evil.example',
    '//evil.example',
    'addresses',
    'https://evil.example',
    '',
    null,
  ])('%s never leads out of the site', (wanted) => {
    expect(nextPageIn('ar', wanted)).toBe('/addresses')
    expect(nextPageIn('en', wanted)).toMatch(/^\/en\/(?:addresses$|\/evil)/)
  })
})
