import { describe, expect, test } from 'vitest'
import { productAt, searchAt } from './counted-address.ts'

describe('the product that an address shows', () => {
  test.each([
    ['/pu-foam/805', { key: '805', language: 'ar' }],
    ['/en/pu-foam/805', { key: '805', language: 'en' }],
    ['/ar/pu-foam/805?utm_source=x', { key: '805', language: 'ar' }],
    ['/en/pu-foam/805.data?_routes=site%2Fproduct', { key: '805', language: 'en' }],
    ['/%D9%84%D8%A7%D8%B5%D9%82/%D8%BA%D8%B1%D8%A7%D8%A1', { key: 'غراء', language: 'ar' }],
  ])('%s', (address, counted) => expect(productAt(address)).toEqual(counted))

  test.each(['/', '/en', '/products', '/a/b/c', '/a/%ff'])('is none of %s', (address) =>
    expect(productAt(address)).toBeNull(),
  )
})

describe('the words of a search', () => {
  const at = (q: string, more = '') => searchAt(`/en/search?${new URLSearchParams({ q })}${more}`)

  test('are counted as they are looked up, whatever their capitals and marks', () => {
    expect(at('  PU   Foam ')).toEqual({ key: 'pu foam', language: 'en' })
    expect(searchAt(`/search.data?q=${encodeURIComponent('رغوةُ')}`)).toEqual({ key: 'رغوه', language: 'ar' })
    expect(at('RW300101')?.key).toBe('rw300101')
  })

  test.each(['sara@example.com', '0501234567', '٠٥٠ ١٢٣ ٤٥٦ ٧', '+966 (50) 123-4567', '', '!?', 'x'.repeat(61)])(
    'are not kept where they are %j',
    (text) => {
      expect(at(text)).toBeNull()
    },
  )

  test('are counted once, however many pages of results are read', () => {
    expect(at('foam', '&page=1')).not.toBeNull()
    expect(at('foam', '&page=2')).toBeNull()
  })
})
