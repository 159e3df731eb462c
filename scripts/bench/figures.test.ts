import { expect, test } from 'vitest'
import { inTurns, ratioOf, spreadOf, spreadText } from './figures.ts'

test('the median of an odd number of figures is the middle one, of an even number the mean of two', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 })
  expect(spreadOf([4, 1, 2, 3]).median).toBe(2.5)
})

test('a spread names its ends', () => expect(spreadText(spreadOf([1, 2.25, 9]), 1)).toBe('2.3 (1.0–9.0)'))

test('a ratio compares what was measured in the same round', () =>
  expect(ratioOf([2, 40, 6], [1, 20, 2])).toEqual({ median: 2, least: 2, most: 3 }))

test('contenders take turns, and the first round does not count', async () => {
  const order: string[] = []
  const contender = (name: string) => async () => order.push(name)
  expect(await inTurns(2, [contender('a'), contender('b')])).toEqual([
    [3, 5],
    [4, 6],
  ])
  expect(order.join('')).toBe('ababab')
})
