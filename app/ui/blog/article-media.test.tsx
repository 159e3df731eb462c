import { expect, test } from 'vitest'
import { type PostPage, toPostPage } from '#domain/posts/post-page.ts'
import { aStoredPost } from '#tests/support/records.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { ArticleMedia } from './article-media.tsx'

const FRAME = 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa'

function media(videos: PostPage['videos']) {
  const post = { ...toPostPage(aStoredPost(), 'en', ''), videos }
  return renderPage(<ArticleMedia post={post} />, { path: '/en' })
}

test('nothing of the video host is asked for before the reader wants it', () => {
  const html = media([{ kind: 'frame', src: FRAME }])
  expect(html).not.toContain('<iframe')
  expect(html).toContain(`href="${FRAME}"`)
  expect(html).toContain('aria-label="Play: Fire Joints, video 1"')
})

test('a video of this site is played where it stands', () =>
  expect(media([{ kind: 'file', src: '/api/uploads/a.mp4' }])).toContain('<video src="/api/uploads/a.mp4"'))
