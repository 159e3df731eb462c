import { expect, test } from 'vitest'
import { RecentParts } from './recent-parts.ts'

const recentParts = (room: number) => new RecentParts(room)
const partOf = (letter: string) => ({ html: letter.repeat(20) })

test('a part is there as long as it is asked for, however many others come', () => {
  const recent = recentParts(200)
  recent.set('menu', partOf('m'))
  for (let index = 0; index < 1000; index++) {
    recent.set(`card ${index}`, partOf('c'))
    expect(recent.get('menu')).toEqual(partOf('m'))
  }
})

test('what nobody asks for any more makes room', () => {
  const recent = recentParts(200)
  recent.set('first', partOf('f'))
  for (let index = 0; index < 20; index++) recent.set(`card ${index}`, partOf('c'))
  expect(recent.get('first')).toBeUndefined()
  expect(recent.get('card 19')).toEqual(partOf('c'))
})
