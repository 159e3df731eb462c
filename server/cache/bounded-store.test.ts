import { expect, test } from 'vitest'
import { BoundedStore } from './bounded-store.ts'

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

test('what is larger than its room is not cached, and what has grown is weighed again', () => {
  const store = new BoundedStore(400)
  store.set('huge', page(500))
  expect(store.peek('huge')).toBeUndefined()
  const growing = { size: 50 }
  store.set('growing', growing)
  growing.size = 90
  store.weigh('growing')
  expect(store.size).toBe(90)
})
