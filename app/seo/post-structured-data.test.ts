import { expect, test } from 'vitest'
import type { PostPage } from '../../domain/post-page.ts'
import { postStructuredData } from './post-structured-data.ts'

const site = { origin: 'https://example.com', name: 'Rawabit' }

const post: PostPage = {
  slug: 'fire-joints',
  title: 'Fire Joints',
  snippet: 'Ten questions.',
  html: '<p>Text</p>',
  day: '2026-10-04',
  date: '04 Oct 2026',
  author: 'Admin',
  category: 'Business',
  readingMinutes: 5,
  tags: ['fire', 'B1 foam'],
  hashtags: ['#fire', '#B1_foam'],
  image: { file: 'abc.webp', width: 1200, height: 675, color: null, renditions: { avif: [], webp: [] } },
  imageAlt: '',
  gallery: [],
  videos: [],
}

test('a search engine reads when and where an article was published, with whole addresses', () => {
  expect(postStructuredData(post, site, 'en')).toMatchObject({
    headline: 'Fire Joints',
    datePublished: '2026-10-04',
    image: ['https://example.com/api/uploads/abc.webp'],
    mainEntityOfPage: 'https://example.com/en/blogs/fire-joints',
  })
})

test('an article that nobody signed is by the company', () => {
  expect(postStructuredData(post, site, 'en').author).toEqual({ '@type': 'Organization', name: 'Rawabit' })
  expect(postStructuredData({ ...post, author: 'Sara' }, site, 'en').author).toEqual({
    '@type': 'Person',
    name: 'Sara',
  })
})
