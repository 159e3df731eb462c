import { describe, expect, it } from 'vitest'
import { targetProblem } from './request-target.ts'

describe('the path of a request', () => {
  it.each([
    '/',
    '/en',
    '/pu-foam/805',
    '/search?q=a//b/../%zz\\',
    '/blogs/%D8%B1%D8%BA%D9%88%D8%A9',
    '/a.b/..c',
    '/en/',
  ])('is fine: %s', (target) => expect(targetProblem(target)).toBeNull())

  it.each([
    '/%',
    '/%zz',
    '/en/%c3%28',
    '/%00',
    '/a%0d%0ab',
    '/a%7f',
    '/a\\b',
    '/%e2%80%aeabc',
    'http://other.example/',
    '*',
    '',
  ])('is malformed: %s', (target) => expect(targetProblem(target)).toBe(400))

  it.each(['//', '//evil.example', '/en//categories', '/a/../b', '/./a', '/a/%2e%2e/b', '/a/..', '/a%2Fb', '/a%5cb'])(
    'is no address here: %s',
    (target) => expect(targetProblem(target)).toBe(404),
  )
})
