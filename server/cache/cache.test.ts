import { expect, test } from 'vitest'
import { BoundedStore } from './bounded-store.ts'
import { pageKey } from './page-key.ts'

const page = (size: number) => ({ size })

test('never takes more room than it was given', () => {
  const store = new BoundedStore(1000)
  for (let index = 0; index < 500; index++) {
    store.set(`/${index}`, page(1 + (index % 90)))
    if (index % 3 === 0) store.use(`/${index}`)
    expect(store.size).toBeLessThanOrEqual(1000)
  }
})

test('a crowd of addresses that are asked for once pushes out only one another', () => {
  const store = new BoundedStore(1000)
  store.set('/', page(100))
  store.use('/')
  for (let index = 0; index < 1000; index++) store.set(`/search?q=${index}`, page(50))
  expect(store.peek('/')).toBeDefined()
  expect(store.count).toBe(6)
})

test('what was used longest ago goes first', () => {
  const store = new BoundedStore(400)
  for (const key of ['a', 'b', 'c']) {
    store.set(key, page(100))
    store.use(key)
  }
  store.use('a')
  store.set('d', page(100))
  store.use('d')
  store.set('e', page(100))
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => store.peek(key))).toEqual(['a', 'c', 'd', 'e'])
})

test('what is larger than its room is not cached, and what has grown is measured again', () => {
  const store = new BoundedStore(400)
  store.set('huge', page(500))
  expect(store.peek('huge')).toBeUndefined()
  const growing = { size: 50 }
  store.set('growing', growing)
  growing.size = 90
  store.measure('growing')
  expect(store.size).toBe(90)
})

test.each([
  ['/', '/'],
  ['/en/products?page=2', '/en/products?page=2'],
  ['/ar/categories/pu-foam?page=2', '/ar/categories/pu-foam?page=2'],
  ['/collection?category=a&category=b&sort=name', '/collection?category=a&category=b&sort=name'],
  ['/search?q=%D8%B1%D8%BA%D9%88%D8%A9', '/search?q=%D8%B1%D8%BA%D9%88%D8%A9'],
  ['/en/products.data?page=2&_routes=site%2Fproducts', '/en/products.data?page=2&_routes=site%2Fproducts'],
  ['/en/collection?guarantee=10&page=2', '/en/collection?guarantee=10&page=2'],
  ['/_.data?_routes=site%2Fhome', '/_.data?_routes=site%2Fhome'],
])('%s is cached under %s', (target, key) => expect(pageKey(target)).toBe(key))

test('marks of advertisements lead to the page itself', () => {
  expect(pageKey('/en?utm_source=mail&gclid=1')).toBe('/en')
  expect(pageKey('/products?utm_source=mail&page=3')).toBe('/products?page=3')
})

test.each([
  '/?x=1',
  '/about?page=2',
  '/search?q=a&x=1',
  '/en?_routes=a',
  '/categories/foam?Guarantee=10',
  '/products?guarantee=10',
  '/en.data?_routes=a%26%00',
  `/${'a'.repeat(500)}`,
])('%s is not cached', (target) => expect(pageKey(target)).toBeNull())
