import { expect, test } from 'vitest'
import { toPostPage } from './post-page.ts'
import type { Post } from './post.ts'

const post: Post = {
  id: 'fire-joints',
  version: 1,
  slug: 'fire-joints',
  title: { ar: 'فواصل الحريق', en: 'Fire Joints' },
  snippet: { ar: 'عشرة أسئلة.', en: 'Ten questions.' },
  detail: { ar: '<p>نص</p>', en: '<p>Text</p><table lang="en"><tbody><tr><td>1</td></tr></tbody></table>' },
  date: '2026-10-04',
  author: 'Admin',
  category: 'Business',
  tags: { ar: ['مقاومة الحريق', 'رغوة B1'], en: ['fire resistance', 'B1 foam'] },
  readingMinutes: 5,
  commentsCount: 0,
  image: null,
  imageAlt: { ar: '', en: '' },
  gallery: [],
  videos: [],
  createdAt: '2026-10-04T00:00:00Z',
  updatedAt: '2026-10-04T00:00:00Z',
}

test('an article is read in one language', () =>
  expect(toPostPage(post, 'ar', 'جدول')).toMatchObject({
    title: 'فواصل الحريق',
    html: '<p>نص</p>',
    date: '04 أكتوبر 2026',
    imageAlt: 'فواصل الحريق',
  }))

test('tags read as hashtags, whose words hang together', () =>
  expect(toPostPage(post, 'ar', '').hashtags).toEqual(['#مقاومة_الحريق', '#رغوة_B1']))

test('a wide table scrolls in a part that the keyboard reaches', () =>
  expect(toPostPage(post, 'en', 'Table').html).toBe(
    '<p>Text</p><div class="table-scroll" role="region" tabindex="0" aria-label="Table"><table lang="en">' +
      '<tbody><tr><td>1</td></tr></tbody></table></div>',
  ))

test('codes in the text stay on one line, and nothing else of it changes', () => {
  const ar =
    '<p>اختر MS-55، أو <b class="text-color-red">C-10</b>.</p><p lang="ar-SA"><a href="/ms-55">رغوة 805</a> &gt; 5</p>'
  expect(toPostPage({ ...post, detail: { ar, en: '' } }, 'ar', '').html).toBe(
    '<p>اختر <span class="whitespace-nowrap">MS-55،</span> أو <b class="text-color-red">' +
      '<span class="whitespace-nowrap">C-10</span></b>.</p><p lang="ar-SA"><a href="/ms-55">رغوة 805</a> &gt; 5</p>',
  )
})

test('videos of the platform come in a frame, files of the site are played by the page, other links are left out', () => {
  const videos = [
    'https://www.youtube.com/watch?v=abcdefghijk',
    'clip.mp4',
    'https://example.com/page',
    'https://example.com/clip.mp4',
  ]
  expect(toPostPage({ ...post, videos }, 'en', '').videos).toEqual([
    { kind: 'frame', src: 'https://www.youtube-nocookie.com/embed/abcdefghijk' },
    { kind: 'file', src: '/api/uploads/clip.mp4' },
  ])
})
