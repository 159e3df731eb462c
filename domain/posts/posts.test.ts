import { expect, it, test } from 'vitest'
import { linkedProductIds, withSections } from './article-parts.ts'
import { withLaterBlocks } from './later-blocks.ts'
import type { PostSummary } from './post.ts'
import { toPostCard } from './post-view.ts'
import { readTypedPost } from './typed-post.ts'

test('every heading of an article has an address, and is told of as plain text', () => {
  const { html, sections } = withSections(
    '<h2>Foam &amp; <strong>gun</strong></h2><p>x</p><h2 dir="rtl">ب</h2><h2> </h2>',
  )
  expect(html).toBe(
    '<h2 id="section-1">Foam &amp; <strong>gun</strong></h2><p>x</p><h2 id="section-2" dir="rtl">ب</h2><h2> </h2>',
  )
  expect(sections).toEqual([
    { id: 'section-1', title: 'Foam & gun' },
    { id: 'section-2', title: 'ب' },
  ])
})

test('products that an article links to are known once each, in its order', () => {
  const link = (to: string) => `<a href="${to}">x</a>`
  const html = ['/pu-foam/812', '/en/sealants/s80?x=1', '/ar/pu-foam/812', '/categories/spray', '/contact'].map(link)
  expect(linkedProductIds(html.join(''))).toEqual(['812', 's80'])
  expect(linkedProductIds(`${link('https://example.com/a/b')}${link('/%E0/%E0')}`)).toEqual(['%E0'])
})

const long = `<p>${'Foam fills joints. '.repeat(60)}</p>`

test('what a text begins with is shown at first', () => {
  const html = '<h2>Foam</h2><p>It fills<br>joints.</p>'
  expect(withLaterBlocks(html, 1000)).toBe(html)
})

test('blocks that begin under the first view come later, each whole', () =>
  expect(withLaterBlocks(`<h2>Foam</h2>${long}<h3 dir="ltr">805</h3><hr><ul><li>One <b>can</b></li></ul>`, 1000)).toBe(
    `<h2>Foam</h2>${long}<h3 data-below-fold="" dir="ltr">805</h3><hr data-below-fold=""><ul data-below-fold=""><li>One <b>can</b></li></ul>`,
  ))

test('a long block is one, whatever is empty in it', () => {
  const html = `<blockquote>${long}<br /><img src="/a.png">${long}</blockquote>`
  expect(withLaterBlocks(html, 1000)).toBe(html)
})

test('text that stands in no block stays as it is', () =>
  expect(withLaterBlocks(`${long}It sets.`, 1000)).toBe(`${long}It sets.`))

const post: PostSummary = {
  id: '1',
  slug: 'fire-joints',
  title: { ar: 'فواصل الحريق', en: 'Fire joints' },
  snippet: { ar: 'عشرة أسئلة', en: 'Ten questions' },
  date: '2026-10-04',
  author: 'Admin',
  category: 'Business',
  image: null,
  imageAlt: { ar: '', en: 'Foam in a joint' },
}

test('a card leads to the post by its slug and shows its day as people read it', () => {
  expect(toPostCard(post, 'ar')).toMatchObject({
    path: '/blogs/fire-joints',
    day: '2026-10-04',
    date: '04 أكتوبر 2026',
  })
  expect(toPostCard(post, 'en').date).toBe('04 Oct 2026')
})

test('a picture without a description is described by the title', () => {
  expect(toPostCard(post, 'ar').imageAlt).toBe('فواصل الحريق')
  expect(toPostCard(post, 'en').imageAlt).toBe('Foam in a joint')
})

test('a date that cannot be read is shown as it is', () =>
  expect(toPostCard({ ...post, date: 'soon' }, 'en').date).toBe('soon'))

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
