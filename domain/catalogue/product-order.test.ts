import { expect, test } from 'vitest'
import { movedInOrder, orderOfPlaces, partsOfOrder } from './product-order.ts'

test.each([
  [{}, [0, 3], { offset: 0, limit: undefined }],
  [{ limit: 2 }, [0, 2], { offset: 0, limit: 0 }],
  [{ limit: 5 }, [0, 3], { offset: 0, limit: 2 }],
  [{ offset: 2, limit: 5 }, [2, 3], { offset: 0, limit: 4 }],
  [{ offset: 5, limit: 5 }, [3, 3], { offset: 2, limit: 5 }],
])('a page %o of a list with three placed products', (page, [from, to], others) => {
  expect(partsOfOrder(3, page)).toEqual({ first: { from, to }, others })
})

test('places are numbers, and those without one are not placed', () => {
  const places = new Map([
    ['a', 2],
    ['b', 1],
    ['d', 2],
  ])
  expect(orderOfPlaces(['a', 'b', 'c', 'd'], (id) => places.get(id) ?? null)).toEqual(['b', 'a', 'd'])
})

test('a product that is moved is placed with all that stand before it', () => {
  const shown = ['a', 'b', 'c', 'd']
  expect(movedInOrder(shown, 0, 2, 0)).toEqual(['c'])
  expect(movedInOrder(shown, 0, 3, 1)).toEqual(['a', 'd'])
  expect(movedInOrder(shown, 3, 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedInOrder(shown, 2, 0, -1)).toEqual(['a', 'b'])
})
