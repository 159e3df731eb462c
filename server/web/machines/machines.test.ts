import { expect, test } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import type { Post } from '#domain/posts/post.ts'
import { aPost } from '#tests/support/records.ts'
import { escapeXml } from './xml.ts'
import { feedText } from './feed.ts'

test('signs of the notation become text, and Arabic stays', () =>
  expect(escapeXml(`<a href="x">'&'</a> رغوة 🧱`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt; رغوة 🧱',
  ))

test('signs that a document may not hold are left out', () =>
  expect(escapeXml('a\u0000b\u000bc\ufffed\ud800e')).toBe('abcde'))

const ar = { origin: 'https://example.com', locale: 'ar' } as const
const en = { origin: 'https://example.com', locale: 'en' } as const

function post(given: Partial<Post> = {}): Post {
  const dates = { createdAt: '2026-03-01T07:00:00.000Z', updatedAt: '2026-03-02T08:30:00.000Z' }
  return { ...aPost(), version: 1, id: 'fire', image: null, gallery: [], ...dates, ...given }
}

test('a feed says whose it is, where it stands and when it last changed, in its language', () => {
  const text = feedText([post(), post({ id: 'older', updatedAt: '2026-01-01T00:00:00.000Z' })], demoSettings, en)
  expect(text).toContain('xml:lang="en"')
  expect(text).toContain('<link rel="self" type="application/atom+xml" href="https://example.com/en/feed.xml"/>')
  expect(text).toContain('<link rel="alternate" type="text/html" href="https://example.com/en/blogs"/>')
  expect(text).toContain('<updated>2026-03-02T08:30:00.000Z</updated>\n<link rel="self"')
  expect(feedText([], demoSettings, ar)).toContain('<id>https://example.com/feed.xml</id>')
})

test('an article comes whole, with whole addresses and the days that it was published and changed', () => {
  const detail =
    '<p><a href="/about">us</a> <img src="/api/uploads/a.webp" alt=""> <a href="https://a.example/">a</a></p>'
  const text = feedText([post({ slug: 'fire-joints', detail: { ar: '', en: detail } })], demoSettings, en)
  expect(text).toContain('href="https://example.com/en/blogs/fire-joints"')
  expect(text).toContain('<published>2026-03-01T00:00:00+03:00</published>')
  expect(text).toContain('&lt;a href=&quot;https://example.com/about&quot;&gt;us&lt;/a&gt;')
  expect(text).toContain('src=&quot;https://example.com/api/uploads/a.webp&quot;')
  expect(text).toContain('href=&quot;https://a.example/&quot;')
})

test('an article keeps its name in readers when its address changes', () => {
  const idOf = (given: Partial<Post>) => /<entry>\n<id>(.*)<\/id>/.exec(feedText([post(given)], demoSettings, ar))?.[1]
  expect(idOf({ slug: 'first' })).toBe('tag:example.com,2026-03-01:blogs/ar/fire')
  expect(idOf({ slug: 'second' })).toBe(idOf({ slug: 'first' }))
})

test('an article without a title in the language is not in its feed', () => {
  const untranslated = post({ title: { ar: 'حريق', en: ' ' } })
  expect(feedText([untranslated], demoSettings, en)).not.toContain('<entry>')
  expect(feedText([untranslated], demoSettings, ar)).toContain('<title>حريق</title>')
})

test('an article names its author where somebody signed it', () => {
  expect(feedText([post({ author: 'Sara' })], demoSettings, en)).toContain(
    '<author><name>Sara</name></author>\n<category',
  )
  expect(feedText([post()], demoSettings, en).match(/<author>/g)).toHaveLength(1)
})

test('an article without an excerpt has no summary', () => {
  expect(feedText([post()], demoSettings, en)).toContain('<summary>Ten questions before handover.</summary>')
  expect(feedText([post({ snippet: { ar: 'عشرة', en: '' } })], demoSettings, en)).not.toContain('<summary>')
})

test('readers load the picture of an article from the site, and nothing from other hosts', () => {
  const pictureIn = (file: string) => {
    const image = { file, width: null, height: null, color: null, renditions: { avif: [], webp: [] } }
    return /img src=&quot;(.*?)&quot;/.exec(feedText([post({ image })], demoSettings, ar))?.[1]
  }
  expect(pictureIn('a.webp')).toBe('https://example.com/api/uploads/a.webp')
  expect(pictureIn('https://img.example/a.webp')).toBeUndefined()
})
