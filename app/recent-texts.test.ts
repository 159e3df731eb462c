import { expect, test } from 'vitest'
import { RecentTexts } from './recent-texts.ts'

const texts = (room: number) => new RecentTexts(room)

test('a text is there as long as it is asked for, however many others come', () => {
  const recent = texts(200)
  recent.set('menu', 'm'.repeat(20))
  for (let index = 0; index < 1000; index++) {
    recent.set(`card ${index}`, 'c'.repeat(20))
    expect(recent.get('menu')).toBe('m'.repeat(20))
  }
})

test('what nobody asks for any more makes room', () => {
  const recent = texts(200)
  recent.set('first', 'f'.repeat(20))
  for (let index = 0; index < 20; index++) recent.set(`card ${index}`, 'c'.repeat(20))
  expect(recent.get('first')).toBeUndefined()
  expect(recent.get('card 19')).toBe('c'.repeat(20))
})
