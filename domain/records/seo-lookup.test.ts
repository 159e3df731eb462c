import { expect, it } from 'vitest'
import { findSeoKey, seoWords } from './seo-lookup.ts'

const keys = ['702', '55', 'ms-55', 'ms-55-plus', 'a40', 'غراء']
const find = (id: string, slug = id, name = { ar: 'منتج', en: 'Product' }) => findSeoKey(keys, { id, slug, name })

it('takes the key that is the id or the slug, whatever its case', () => {
  expect(find('702')).toBe('702')
  expect(find('17', 'A40')).toBe('a40')
  expect(find('ms-55')).toBe('ms-55')
})

it('takes the longest key whose words stand together in id, slug or a name', () => {
  expect(find('x', 'ms-55-hybrid')).toBe('ms-55')
  expect(find('ms-55-plus-grey')).toBe('ms-55-plus')
  expect(find('17', 'foam', { ar: 'رغوة', en: 'PU Foam 702, Straw' })).toBe('702')
  expect(find('17', 'foam', { ar: 'غراء الخشب', en: 'Wood glue' })).toBe('غراء')
})

it('takes no key that is only a part of a word', () => {
  expect(find('7020')).toBeNull()
  expect(find('ms-550')).toBeNull()
  expect(find('17', 'xa40')).toBeNull()
  expect(findSeoKey(['', '-'], { id: 'a', slug: 'a', name: { ar: 'ا', en: 'a' } })).toBeNull()
})

it('asks only for groups of words that stand together in the product', () => {
  const words = seoWords({ id: 'ms-55', slug: 'ms-55', name: { ar: 'غراء', en: 'MS 55' } })
  expect(words.toSorted()).toEqual(['55', 'ms', 'ms-55', 'غراء'])
})
