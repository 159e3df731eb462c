import { describe, expect, it, test } from 'vitest'
import { namedPictures } from './picture-names.ts'

const NAMES = [
  'Photos/Front.JPG',
  'Photos/back.v2.png',
  'a/side.png',
  'b/side.jpg',
  'ا\u0654سود.jpg',
  'RW1.jpg',
  'RW1-2.jpg',
  'RW1-10.jpg',
  'RW1-3.jpg',
  '__MACOSX/Photos/._Front.JPG',
  'Thumbs.db',
]

describe('a cell', () => {
  const { find } = namedPictures(NAMES)
  test.each([
    ['Photos/Front.JPG', ['Photos/Front.JPG']],
    ['front', ['Photos/Front.JPG']],
    ['FRONT.jpg', ['Photos/Front.JPG']],
    ['photos/front', ['Photos/Front.JPG']],
    ['C:\\Users\\me\\front.jpg', ['Photos/Front.JPG']],
    ['back.v2', ['Photos/back.v2.png']],
    ['front.png', []],
    ['side', ['a/side.png', 'b/side.jpg']],
    ['side.jpg', ['b/side.jpg']],
    ['a/side', ['a/side.png']],
    ['أسود', ['ا\u0654سود.jpg']],
    ['._Front.JPG', []],
    ['Thumbs', []],
    ['../../etc/passwd', []],
    ['', []],
  ])('%j means %j', (text, names) => expect(find(text)).toEqual(names))
})

it('knows the pictures of a code by their numbers, but for those of another code', () => {
  const { ofCode } = namedPictures(NAMES)
  expect(ofCode('rw1', () => false)).toEqual({
    pictures: ['RW1.jpg'],
    gallery: ['RW1-2.jpg', 'RW1-3.jpg', 'RW1-10.jpg'],
  })
  expect(ofCode('RW1', (text) => text === 'rw1-2').gallery).toEqual(['RW1-3.jpg', 'RW1-10.jpg'])
  expect(ofCode('', () => false)).toEqual({ pictures: [], gallery: [] })
})
