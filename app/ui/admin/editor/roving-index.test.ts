import { describe, expect, test } from 'vitest'
import { rovingIndex } from './roving-index.ts'

const bar = { direction: 'ltr', columns: 6 } as const
const menu = { direction: 'ltr', columns: 1 } as const
const palette = { direction: 'rtl', columns: 5 } as const

describe('in a bar', () => {
  test('the arrow in reading direction leads to the next item, and from the last to the first', () => {
    expect(rovingIndex('ArrowRight', 2, 6, bar)).toBe(3)
    expect(rovingIndex('ArrowRight', 5, 6, bar)).toBe(0)
    expect(rovingIndex('ArrowLeft', 0, 6, bar)).toBe(5)
  })

  test('reading from the right, the left arrow leads to the next item', () => {
    expect(rovingIndex('ArrowLeft', 2, 6, { ...bar, direction: 'rtl' })).toBe(3)
    expect(rovingIndex('ArrowRight', 2, 6, { ...bar, direction: 'rtl' })).toBe(1)
  })

  test('up, down and letters are left to the page', () => {
    for (const key of ['ArrowUp', 'ArrowDown', 'a', 'Tab']) expect(rovingIndex(key, 2, 6, bar)).toBeNull()
  })
})

test('in a menu up and down lead on, the arrows to the sides do nothing', () => {
  expect(rovingIndex('ArrowDown', 6, 7, menu)).toBe(0)
  expect(rovingIndex('ArrowUp', 0, 7, menu)).toBe(6)
  expect(rovingIndex('ArrowRight', 0, 7, menu)).toBeNull()
})

test('in the palette up and down lead to the other row', () => {
  expect(rovingIndex('ArrowDown', 1, 10, palette)).toBe(6)
  expect(rovingIndex('ArrowUp', 1, 10, palette)).toBe(6)
  expect(rovingIndex('ArrowLeft', 4, 10, palette)).toBe(5)
})

test('Home and End lead to the ends', () => {
  expect(rovingIndex('Home', 4, 10, palette)).toBe(0)
  expect(rovingIndex('End', 4, 10, palette)).toBe(9)
})
