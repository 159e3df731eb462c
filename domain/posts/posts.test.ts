import { describe, expect, it, test } from 'vitest'
import { linkedProductIds, withSections, withLaterBlocks, toPostPage } from './post-page.ts'
import { toPostCard } from './post-view.ts'
import { readTypedPost } from './post-record.ts'
import { findPosts, type PostHead, postListSearch, readPostListQuery } from './post-list.ts'
import { linkText, readLinkAddress, readTypedLink } from './rich-text.ts'
import { aStoredPost } from '#tests/support/records.ts'

describe('posts', () => {
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
    expect(
      withLaterBlocks(`<h2>Foam</h2>${long}<h3 dir="ltr">805</h3><hr><ul><li>One <b>can</b></li></ul>`, 1000),
    ).toBe(
      `<h2>Foam</h2>${long}<h3 data-below-fold="" dir="ltr">805</h3><hr data-below-fold=""><ul data-below-fold=""><li>One <b>can</b></li></ul>`,
    ))

  test('a long block is one, whatever is empty in it', () => {
    const html = `<blockquote>${long}<br /><img src="/a.png">${long}</blockquote>`
    expect(withLaterBlocks(html, 1000)).toBe(html)
  })

  test('text that stands in no block stays as it is', () =>
    expect(withLaterBlocks(`${long}It sets.`, 1000)).toBe(`${long}It sets.`))

  const post = aStoredPost({ date: '2026-10-04', imageAlt: { ar: '', en: 'Foam in a joint' } })

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
  const problemsOf = (videos: string) =>
    readTypedPost({ gallery_videos: videos }, null, true).problems['gallery_videos']

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
})

const read = (text: string) => readPostListQuery(new URLSearchParams(text))

const heads: PostHead[] = [
  { id: 'foam', title: { ar: 'كيف تختار الرغوة؟', en: 'How to choose foam' }, date: '2026-02-15', state: 'published' },
  { id: 'fire', title: { ar: 'فواصل الحريق', en: 'Fire joints' }, date: '2026-10-04', state: 'published' },
  { id: 'also-fire', title: { ar: 'أسئلة الحريق', en: 'Asked about fire' }, date: '2026-10-04', state: 'draft' },
]
const found = (text: string) => findPosts(heads, read(text)).map(({ id }) => id)

describe('the query of the list', () => {
  test('is read from the address, and written back without what is usual', () => {
    expect(read('q=%20fire%20joints&sort=title-ar&page=3')).toEqual({
      search: 'fire joints',
      state: null,
      sort: 'title-ar',
      page: 3,
    })
    expect(postListSearch(read('q=fire&sort=oldest&state=draft&page=2'))).toBe('?q=fire&state=draft&sort=oldest&page=2')
    expect(postListSearch(read('sort=newest&page=1'))).toBe('')
  })

  test('means what is usual where it cannot be read', () =>
    expect(read('sort=colour&page=-1')).toEqual({ search: '', state: null, sort: 'newest', page: 1 }))
})

describe('posts', () => {
  test('come newest first, then by id', () => {
    expect(found('')).toEqual(['also-fire', 'fire', 'foam'])
    expect(found('sort=oldest')).toEqual(['foam', 'also-fire', 'fire'])
  })

  test('come by their title in either language', () => {
    expect(found('sort=title-en')).toEqual(['also-fire', 'fire', 'foam'])
    expect(found('sort=title-ar')).toEqual(['also-fire', 'fire', 'foam'])
  })

  test('are those of a state where one is asked for', () => {
    expect(found('state=draft')).toEqual(['also-fire'])
    expect(found('state=published&q=fire')).toEqual(['fire'])
    expect(found('state=scheduled')).toEqual([])
  })

  test('are found by words of either title, whatever the form of the letters', () => {
    expect(found('q=FIRE')).toEqual(['also-fire', 'fire'])
    expect(found('q=fire+joints')).toEqual(['fire'])
    expect(found('q=اسئله')).toEqual(['also-fire'])
    expect(found('q=sealant')).toEqual([])
  })
})

describe('a link of a post', () => {
  test.each(['https://example.com/a?b=1#c', '/en/pu-foam/805', '#specs', 'mailto:a@b.sa', 'tel:+966112345678'])(
    'may lead to %s',
    (address) => {
      expect(readLinkAddress(address)).toBe(address)
    },
  )

  test.each([
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    '/\u200b/evil.example',
    'java\tscript:alert(1)',
  ])('may not lead to %j', (address) => expect(readLinkAddress(address)).toBeNull())

  test('has no spaces around it and no signs that nobody sees', () =>
    expect(readLinkAddress(' https://exam\u200bple.com\n')).toBe('https://example.com'))
})

describe('a link as it is typed', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
    ['موقع.السعودية/صفحة', 'https://موقع.السعودية/صفحة'],
    ['info@example.com', 'mailto:info@example.com'],
    ['https://example.com', 'https://example.com'],
    ['/categories', '/categories'],
  ])('%s means %s', (typed, meant) => expect(readTypedLink(typed)).toBe(meant))

  test.each(['', '  ', 'hello', 'two words', 'http://example.com', 'javascript:alert(1)', 'ftp://example.com'])(
    '%j is none',
    (typed) => {
      expect(readTypedLink(typed)).toBeNull()
    },
  )
})

test.each([
  ['mailto:sales@example.com', 'sales@example.com'],
  ['tel:+966500000000', '+966500000000'],
  ['https://example.com', 'https://example.com'],
  ['/contact', '/contact'],
])('a link to %s without words of its own reads %s', (address, text) => expect(linkText(address)).toBe(text))

test('a link to an e-mail address stays as it is when it is opened and inserted again', () => {
  expect(readTypedLink('info@example.com')).toBe('mailto:info@example.com')
  expect(readTypedLink('mailto:info@example.com')).toBe('mailto:info@example.com')
})

describe('post page', () => {
  const post = aStoredPost({
    detail: { ar: '<p>نص</p>', en: '<p>Text</p><table lang="en"><tbody><tr><td>1</td></tr></tbody></table>' },
    date: '2026-10-04',
    author: 'Admin',
    category: 'Business',
    tags: { ar: ['مقاومة الحريق', 'رغوة B1'], en: ['fire resistance', 'B1 foam'] },
    readingMinutes: 5,
    createdAt: '2026-10-04T00:00:00Z',
    updatedAt: '2026-10-04T00:00:00Z',
  })

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
})
