import { beforeEach, expect, test, vi } from 'vitest'
import { forgetProducts, seeProduct } from './recent-products.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const see = (id: string, locale: 'ar' | 'en' = 'en') =>
  seeProduct({ id, path: `/foams/${id}`, name: `${locale} ${id}` }, locale)

test('products seen before are told, the last first, at most twelve with the one on show', () => {
  for (let place = 1; place <= 14; place++) see(`p${place}`)
  expect(see('p3').map(({ id }) => id)).toEqual(['p14', 'p13', 'p12', 'p11', 'p10', 'p9', 'p8', 'p7', 'p6', 'p5', 'p4'])
  expect(JSON.parse(stored.get('recent-products')!)).toHaveLength(12)
})

test('have the name of the page’s language where that was seen, else the other', () => {
  see('a', 'ar')
  see('a', 'en')
  see('b', 'ar')
  expect(see('c', 'en').map(({ name }) => name)).toEqual(['ar b', 'en a'])
  forgetProducts()
  expect(see('c')).toEqual([])
})

test('what cannot be read is none', () => {
  stored.set('recent-products', '{"a":1}')
  stored.set('recent-product-names', '[')
  expect(see('a')).toEqual([])
})
