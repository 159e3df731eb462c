import { expect, it } from 'vitest'
import { isReservedSegment } from './reserved-segments.ts'

it('keeps the addresses of pages, languages, staff and the API for the product', () => {
  for (const segment of ['categories', 'blogs', 'admin', 'api', 'en', 'ar', 'uncategorized', 'terms-of-service']) {
    expect(isReservedSegment(segment)).toBe(true)
  }
})

it('leaves every other word to categories', () => {
  for (const segment of ['pu-foam', 'enamel', '805', 'فئات', 'blogs-2', 'admins']) {
    expect(isReservedSegment(segment)).toBe(false)
  }
})
