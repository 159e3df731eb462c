import { expect, test } from 'vitest'
import { readDrag, turn } from './gallery.tsx'

test('a press that hardly moves is a click', () => expect(readDrag(3, -3, 'rtl')).toBe('click'))

test('between a click and a drag nothing happens', () => {
  expect(readDrag(20, 0, 'ltr')).toBe('nothing')
  expect(readDrag(-49, 0, 'ltr')).toBe('nothing')
  expect(readDrag(0, 200, 'rtl')).toBe('nothing')
})

test('pulling to the left brings the next picture in English and the previous one in Arabic', () => {
  expect(readDrag(-50, 0, 'ltr')).toBe('next')
  expect(readDrag(-50, 0, 'rtl')).toBe('previous')
  expect(readDrag(50, 10, 'ltr')).toBe('previous')
  expect(readDrag(50, 10, 'rtl')).toBe('next')
})

test('after the last picture comes the first, and before the first the last', () => {
  expect(turn(2, 1, 3)).toBe(0)
  expect(turn(0, -1, 3)).toBe(2)
  expect(turn(1, 1, 3)).toBe(2)
})
