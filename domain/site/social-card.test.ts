import { expect, test } from 'vitest'
import { readSocialPath, socialPath, toSocialCard } from './social-card.ts'
import type { Product } from '#domain/products/product.ts'

const accentOf = () => ({ deep: '#111111', tint: '#eeeeee' })
const picture = { file: 'abc.webp', width: 1200, height: 1200, color: null, renditions: { avif: [], webp: [] } }

const product: Pick<Product, 'id' | 'code' | 'name' | 'brand' | 'category' | 'image'> = {
  id: 'ms-55',
  code: 'ms-55',
  name: { ar: 'مانع تسرب', en: 'Sealant' },
  brand: { ar: 'إيبرسيل', en: 'IBERSEAL' },
  category: { id: 'hybrid', name: { ar: 'هجين', en: 'Hybrid' }, accent: 1 },
  image: picture,
}
const cardOf = (given: Partial<Product> = {}) =>
  toSocialCard({ kind: 'products', record: { ...product, ...given } as Product }, 'ar', accentOf)

test('a product shows its code as on the pack, its name, brand and category', () =>
  expect(cardOf()).toMatchObject({ mark: 'MS-55', heading: 'مانع تسرب', line: 'إيبرسيل · هجين', picture: 'abc.webp' }))

test('what a product lacks leaves no gap', () => {
  expect(cardOf({ code: null, category: null })).toMatchObject({ mark: null, line: 'إيبرسيل' })
  expect(cardOf({ brand: { ar: '', en: '' }, category: null }).line).toBe('')
})

test('a picture of another host is never fetched', () => {
  expect(cardOf({ image: { ...picture, file: 'https://img.example/a.webp' } }).picture).toBeNull()
  expect(cardOf({ image: null }).picture).toBeNull()
})

test('the address of a picture says what is on it, whatever the letters of its id', () => {
  for (const id of ['805', 'لاصق-قوي', 'a b%']) {
    const path = socialPath({ kind: 'products', locale: 'en', id }, '0a1b')
    expect(readSocialPath(path)).toEqual({ kind: 'products', locale: 'en', id, fingerprint: '0a1b' })
  }
})

test.each([
  '/social/products/ar/805/xyz.jpg',
  '/social/people/ar/805/0a.jpg',
  '/social/products/fr/805/0a.jpg',
  '/social/products/ar/0a.jpg',
  '/social/products/ar/805/0a.png',
])('%s is no such address', (path) => expect(readSocialPath(path)).toBeNull())
