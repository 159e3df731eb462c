import { expect, test } from 'vitest'
import type { PostPage } from '#domain/posts/post-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { ArticleMedia } from './article-media.tsx'

const FRAME = 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa'

function media(videos: PostPage['videos']) {
  const post: PostPage = {
    slug: 'foam',
    title: 'Foam',
    snippet: '',
    sections: [],
    html: '',
    day: '2026-01-01',
    date: '1 January 2026',
    changedAt: '2026-01-01T00:00:00Z',
    author: 'Admin',
    category: 'Technology',
    readingMinutes: 3,
    tags: [],
    hashtags: [],
    image: null,
    imageAlt: '',
    gallery: [],
    videos,
  }
  return renderPage(<ArticleMedia post={post} />, { path: '/en' })
}

test('nothing of the video host is asked for before the reader wants it', () => {
  const html = media([{ kind: 'frame', src: FRAME }])
  expect(html).not.toContain('<iframe')
  expect(html).toContain(`href="${FRAME}"`)
  expect(html).toContain('aria-label="Play: Foam, video 1"')
})

test('a video of this site is played where it stands', () =>
  expect(media([{ kind: 'file', src: '/api/uploads/a.mp4' }])).toContain('<video src="/api/uploads/a.mp4"'))
