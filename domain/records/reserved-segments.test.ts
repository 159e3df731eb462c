import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { isReservedSegment } from './reserved-segments.ts'

it('keeps the addresses of pages, languages, staff and the API for the product', () => {
  for (const segment of ['categories', 'blogs', 'admin', 'api', 'en', 'ar', 'uncategorized', 'terms-of-service']) {
    expect(isReservedSegment(segment)).toBe(true)
  }
})

/** The first segment, without its language, of every address that a route names. */
function firstSegments(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const [first = ''] = path.split('/')
    const isLanguage = LOCALES.some((locale) => first === locale || first === `${locale}?`)
    if (first === '' || isLanguage) return firstSegments(children)
    return /^[:*]/.test(first) ? [] : [first]
  })
}

it('keeps the address of every page', () => {
  const segments = firstSegments(routes)
  expect(segments).toContain('terms-of-service')
  // The page of the design's parts stands in development alone.
  expect(segments.filter((segment) => !isReservedSegment(segment) && segment !== 'dev')).toEqual([])
})

it('leaves every other word to categories', () => {
  for (const segment of ['pu-foam', 'enamel', '805', 'فئات', 'blogs-2', 'admins']) {
    expect(isReservedSegment(segment)).toBe(false)
  }
})
