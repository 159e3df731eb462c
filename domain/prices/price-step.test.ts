import { expect, test } from 'vitest'
import { steppedPrice } from './price-step.ts'

test.each([
  [5250, { percent: 750 }, 5644],
  [5250, { percent: -9000 }, 525],
  [1, { percent: 5000 }, 2],
  [1, { percent: 4999 }, 1],
  [3, { percent: -5000 }, 2],
  [0, { percent: 50_000 }, 0],
  [999_999_999, { percent: 0 }, 999_999_999],
  [999_999_999, { percent: 1 }, null],
  [5250, { amount: 25 }, 5275],
  [5250, { amount: -5250 }, 0],
  [5250, { amount: -5251 }, null],
])('a price of %i halalas changed by %o is %s', (halalas, step, price) => {
  expect(steppedPrice(halalas, step)).toBe(price)
})
