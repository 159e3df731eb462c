import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 4, [1, 2, 3, 4]],
  [1, 84, [1, 2, null, 84]],
  [4, 84, [1, 2, 3, 4, 5, null, 84]],
  [5, 84, [1, null, 4, 5, 6, null, 84]],
  [84, 84, [1, null, 83, 84]],
])('on page %i of %i the first, the last and the neighbours are offered', (page, pages, numbers) => {
  expect(pageWindow(page, pages)).toEqual(numbers)
})
