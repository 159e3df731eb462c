import { expect, test } from 'vitest'
import { cardPictureOf, plainUrl, srcSet, thumbnailOf, type Picture } from './picture.ts'

const picture: Picture = {
  file: 'a.webp',
  width: 1200,
  height: 900,
  color: '#123456',
  renditions: { avif: [160, 320, 640], webp: [160, 320, 640] },
}

test('a thumbnail is offered in its smallest size alone', () => {
  const small = thumbnailOf(picture)
  expect(srcSet(small, 'avif')).toBe('/api/uploads/a-160.avif 160w')
  expect(plainUrl(small)).toBe('/api/uploads/a-160.webp')
  expect(small).toMatchObject({ file: 'a.webp', width: 1200, height: 900, color: '#123456' })
})

test('a picture without smaller ones is its own thumbnail', () => {
  const whole = { ...picture, renditions: { avif: [], webp: [] } }
  expect(thumbnailOf(whole)).toEqual(whole)
  expect(plainUrl(thumbnailOf(whole))).toBe('/api/uploads/a.webp')
})

test('a card is offered neither the smallest nor the largest sizes, unless there are no others', () => {
  const large = { ...picture, renditions: { avif: [160, 320, 640, 960, 1200], webp: [160] } }
  const card = cardPictureOf(large)
  expect(srcSet(card, 'avif')).toBe('/api/uploads/a-320.avif 320w, /api/uploads/a-640.avif 640w')
  expect(plainUrl(card)).toBe('/api/uploads/a-160.webp')
})
