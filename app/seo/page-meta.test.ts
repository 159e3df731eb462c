import type { MetaDescriptor } from 'react-router'
import { expect, test } from 'vitest'
import { thingsOf } from '#tests/support/search-engine-rules.ts'
import { aSiteHead } from '#tests/support/site-head.ts'
import { pageMeta, type PageMeta } from './page-meta.ts'

const site = aSiteHead('ar', { name: 'روابط', slogan: 'روابط تدوم', keywords: ['لواصق', 'رغوة'] })

const page: PageMeta = { locale: 'ar', path: '/categories/pu-foam', title: 'الرغوة', description: 'كل أنواع الرغوة' }

function tag(tags: MetaDescriptor[], key: string): unknown {
  const found = new Map(Object.entries(tags.find((one) => Object.values(one).includes(key)) ?? {}))
  return found.get('content') ?? found.get('href')
}

test('a page is named by its own title and the site, the home page by the site and its slogan', () => {
  expect(pageMeta(site, page)).toContainEqual({ title: 'الرغوة | روابط' })
  expect(pageMeta(site, { ...page, title: null })).toContainEqual({ title: 'روابط | روابط تدوم' })
})

test('each language names itself as canonical and Arabic as the default', () => {
  const tags = pageMeta(site, { ...page, locale: 'en' })
  expect(tag(tags, 'canonical')).toBe('https://example.com/en/categories/pu-foam')
  expect(tag(tags, 'x-default')).toBe('https://example.com/categories/pu-foam')
})

test('the home page of each language is named without a doubled slash', () => {
  expect(tag(pageMeta(site, { ...page, path: '/' }), 'canonical')).toBe('https://example.com/')
  expect(tag(pageMeta(site, { ...page, path: '/', locale: 'en' }), 'canonical')).toBe('https://example.com/en')
})

test('search engines are told to leave a page out only where it says so', () => {
  expect(tag(pageMeta(site, page), 'robots')).toBe('index, follow')
  expect(tag(pageMeta(site, { ...page, noindex: true }), 'robots')).toBe('noindex')
})

test('a page without keywords of its own takes those of the site', () => {
  expect(tag(pageMeta(site, page), 'keywords')).toBe('لواصق, رغوة')
  expect(tag(pageMeta(site, { ...page, keywords: ['805'] }), 'keywords')).toBe('805')
})

test('a shared link shows a picture of 1200 by 630 at a whole address', () => {
  const tags = pageMeta(site, page)
  expect(tag(tags, 'og:image')).toBe('https://example.com/images/social.jpg')
  expect([tag(tags, 'og:image:width'), tag(tags, 'og:image:height')]).toEqual(['1200', '630'])
  expect(tag(tags, 'twitter:card')).toBe('summary_large_image')
})

function structured(tags: MetaDescriptor[]): unknown {
  const tagged = tags.find((one) => 'script:ld+json' in one)
  return tagged && Object.values(tagged)[0]
}

test('search engines are told what a page is, under its own address', () => {
  const things = thingsOf(structured(pageMeta(site, { ...page, locale: 'en' })))
  expect(things.find((thing) => thing['@type'] === 'WebPage')).toMatchObject({
    '@id': 'https://example.com/en/categories/pu-foam#page',
    url: 'https://example.com/en/categories/pu-foam',
    name: page.title,
    primaryImageOfPage: { url: 'https://example.com/images/social.jpg' },
  })
})

test('nothing is told of a page that is left out of search', () =>
  expect(structured(pageMeta(site, { ...page, noindex: true }))).toBeUndefined())

test('feed readers find the articles of the page’s language', () => {
  const feed = pageMeta(site, { ...page, locale: 'en' }).find((one) =>
    Object.values(one).includes('application/atom+xml'),
  )
  expect(feed).toMatchObject({ rel: 'alternate', href: 'https://example.com/en/feed.xml' })
})
