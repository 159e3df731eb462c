import { expect, test } from 'vitest'
import type { PostSummary } from './post.ts'
import { toPostCard } from './post-view.ts'

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
