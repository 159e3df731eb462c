import { expect, it } from 'vitest'
import { readTypedProduct } from './product-record.ts'
import { aStoredProduct } from '#tests/support/records.ts'

const stored = aStoredProduct({
  imageUrl: 'ftp://files.example/a.jpg',
  mainVideo: 'https://video.example/1',
  galleryVideos: ['https://video.example/2'],
})
const problemsOf = (fields: Record<string, unknown>) => readTypedProduct(fields, stored).problems

it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//other.example/a.jpg', 'a.jpg', 'http://'])(
  'a picture is not at %s',
  (address) => expect(problemsOf({ image_url: address })).toEqual({ image_url: { kind: 'address-malformed' } }),
)

it.each(['', '/images/a.jpg', 'https://img.example/a.jpg', 'http://img.example/a.jpg', stored.imageUrl])(
  'a picture may be at %s',
  (address) => expect(problemsOf({ image_url: address })).toEqual({}),
)

const WATCH = 'https://www.youtube.com/watch?v=abcdefghijk'

it.each(['https://example.com/x', 'https://www.youtube.com/@foam', 'foam'])('no page can show the video %s', (link) => {
  expect(problemsOf({ main_video: link })).toEqual({ main_video: { kind: 'video-unknown' } })
  expect(problemsOf({ 'gallery_videos[]': [WATCH, link] })).toEqual({ gallery_videos: { kind: 'video-unknown' } })
  expect(problemsOf({ gallery_videos: link })).toEqual({ gallery_videos: { kind: 'video-unknown' } })
})

it('videos that can be shown, that were there already, or that nobody typed are no problem', () => {
  const fields = { main_video: stored.mainVideo, 'gallery_videos[]': ['', ...stored.galleryVideos, ` ${WATCH} `] }
  expect(problemsOf(fields)).toEqual({})
  expect(problemsOf({ main_video: '', gallery_videos: '' })).toEqual({})
  expect(problemsOf({ main_video: WATCH })).toEqual({})
  expect(problemsOf({})).toEqual({})
})

it('what is wrong with other fields is said, too', () => {
  const { problems } = readTypedProduct({ rating: 'x', main_video: 'x'.repeat(2001) }, null)
  expect(problems).toMatchObject({ rating: { kind: 'not-a-number' }, main_video: { kind: 'too-long' } })
  expect(problems).toHaveProperty('product_slug')
})
