import { expect, it } from 'vitest'
import { readTypedPost } from './typed-post.ts'

const WATCH = 'https://www.youtube.com/watch?v=abcdefghijk'
const problemsOf = (videos: string) => readTypedPost({ gallery_videos: videos }, null, true).problems['gallery_videos']

it.each([
  'https://vimeo.com/12345',
  'https://www.youtube.com/@foam',
  'https://www.youtube.com/playlist?list=PL123',
  `${WATCH}\nhttps://example.com/x`,
  'foam',
])('an article cannot show the video %s', (videos) => expect(problemsOf(videos)).toEqual({ kind: 'video-unknown' }))

it.each(['', WATCH, `${WATCH}\n\nyoutu.be/abcdefghijk`, 'abcdef.mp4'])('an article shows the videos %j', (videos) => {
  expect(problemsOf(videos)).toBeUndefined()
})
