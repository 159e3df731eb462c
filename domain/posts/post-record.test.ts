import { describe, expect, it } from 'vitest'
import { readPostForm, toPostDto } from './post-record.ts'
import type { Post } from './post.ts'
import { aStoredPost } from '#tests/support/records.ts'

const picture = (file: string) => ({ file, width: 1, height: 1, color: null, renditions: { avif: [], webp: [] } })

const post = aStoredPost({
  version: 4,
  snippet: { ar: 'مقتطف', en: 'About joints' },
  detail: { ar: '<p>نص</p>', en: '<p>Text</p>' },
  author: 'سارة',
  tags: { ar: ['حريق', 'سلامة'], en: ['fire'] },
  readingMinutes: 7,
  commentsCount: 2,
  image: picture('a.webp'),
  imageAlt: { ar: 'فاصل', en: 'A joint' },
  gallery: [picture('b.webp')],
  videos: ['https://youtu.be/aaaaaaaaaaa', 'fire-joint.mp4'],
})

const changeOf = (fields: Record<string, unknown>) => readPostForm(fields, post).input
const problemsOf = (fields: Record<string, unknown>, before: Post | null) =>
  Object.keys(readPostForm(fields, before).problems)

const REQUIRED = ['slug', 'title_ar', 'title_en', 'snippet_ar', 'snippet_en']

describe('a post', () => {
  it('needs its slug, titles and snippets, and cannot lose them', () => {
    expect(problemsOf({ blog_id: '' }, null)).toEqual(REQUIRED)
    expect(problemsOf(Object.fromEntries(REQUIRED.map((name) => [name, ''])), post)).toEqual(REQUIRED)
    expect(problemsOf({}, post)).toEqual([])
  })

  it('sent as it was answered changes nothing', () => {
    const { id: _, version: _v, createdAt: _c, updatedAt: _u, image, gallery, ...others } = post
    const { input, problems } = readPostForm(toPostDto(post), post)
    expect(problems).toEqual({})
    expect(input).toEqual({ ...others, image: image?.file, gallery: gallery.map(({ file }) => file) })
  })

  it('gets back what posts have when a field is emptied', () =>
    expect(changeOf({ author: '', reading_time: '', comments_count: '', tags: '', date: '' })).toEqual({
      author: 'admin',
      readingMinutes: 3,
      commentsCount: 0,
      tags: { ar: [], en: ['fire'] },
    }))

  it('has each tag once, in whatever script the commas are', () =>
    expect(changeOf({ tags: 'حريق، سلامة, حريق', tags_en: 'fire, safety' }).tags).toEqual({
      ar: ['حريق', 'سلامة'],
      en: ['fire', 'safety'],
    }))

  it('has its tags without the number signs that they were typed with', () =>
    expect(changeOf({ tags: '#غراء، # رغوة،#, #غراء', 'tags_en[]': ['##foam', 'C#', '＃glue'] }).tags).toEqual({
      ar: ['غراء', 'رغوة'],
      en: ['foam', 'C#', 'glue'],
    }))

  it.each(['1448-06-10', '1899-12-31', '2101-01-01'])('is not dated %s', (date) =>
    expect(readPostForm({ date }, post).problems).toEqual({ date: { kind: 'year-out-of-range' } }),
  )
  it('is dated with digits of either script', () => expect(changeOf({ date: '٢٠٢٦-٠٤-٠٥' }).date).toBe('2026-04-05'))

  it('keeps the lines and marks of its text', () =>
    expect(changeOf({ detail_ar: '<p>\u200fنص</p>\r\n<p>b</p>' }).detail).toEqual({
      ar: '<p>\u200fنص</p>\r\n<p>b</p>',
      en: '<p>Text</p>',
    }))

  it('has a limit to everything', () => {
    const long = { snippet_ar: 'x'.repeat(501), title_en: 'x'.repeat(201), detail_en: 'x'.repeat(200_001) }
    expect(problemsOf(long, post).toSorted()).toEqual(Object.keys(long).toSorted())
  })
})
