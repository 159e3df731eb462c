import { describe, expect, test } from 'vitest'
import { demoList, demoPage } from '#tests/support/content/demo-texts.ts'
import { formPreviewPath } from './previewed.ts'
import { type HomeContent, toHomeView } from './home-view.ts'

test('the form of every record with a page is shown as that, in either language', () => {
  expect(formPreviewPath('product', '805', 'ar')).toBe('/admin/items/preview')
  expect(formPreviewPath('brand', '', 'en')).toBe('/en/admin/brands/preview')
  expect(formPreviewPath('page', 'about', 'en')).toBe('/en/admin/site/preview?kind=page&id=about')
  expect(formPreviewPath('slide', '', 'ar')).toBe('/admin/site/preview?kind=slide')
})

test('what no page shows has no preview', () => {
  for (const [kind, id] of [
    ['page', 'mails'],
    ['page', 'footer'],
    ['template', 'price'],
    ['category', 'pu-foam'],
    ['constructor', ''],
  ] as const)
    expect(formPreviewPath(kind, id, 'en')).toBeNull()
})

const withoutPictures = <Value extends object>(value: Value) => ({ ...value, pictures: {} })

const content: HomeContent = {
  slides: [],
  reasons: demoList('reason').map(withoutPictures),
  industries: demoList('industry').map(withoutPictures),
  reviews: demoList('review').map(withoutPictures),
  texts: { ...demoPage('home'), id: 'home', pictures: {} },
}

describe('the home page', () => {
  test('has the card of a review in one language, and its day for readers and for machines', () => {
    expect(toHomeView(content, 'en', {}).reviews[3]).toEqual({
      id: 'store-buraydah',
      name: 'Building-materials store – Buraydah',
      text: expect.stringContaining('Cartons arrive intact'),
      rating: 4,
      day: '2026-07-06',
      date: '06 Jul 2026',
    })
    expect(toHomeView(content, 'ar', {}).reviews[3]).toMatchObject({ date: '06 يوليو 2026' })
  })

  test('shows the first four reviews', () => {
    const reviews = [...content.reviews, ...content.reviews]
    expect(toHomeView({ ...content, reviews }, 'en', {}).reviews).toHaveLength(4)
  })

  test('says the name of the site where a text asks for it', () => {
    const { headings } = toHomeView(content, 'en', { site: 'Acme' })
    expect(headings.reasons.title).toBe('Why Choose Acme?')
  })

  test('has no button on a slide that leads nowhere', () => {
    const wide = { file: 'fire', width: 2000, height: 900, color: '#4f0e0f', renditions: { avif: [320], webp: [320] } }
    const [slide] = demoList('slide')
    const slides = [{ ...slide!, imageAr: 'fire', link: '/foam/s20', link2: '/about', pictures: { fire: wide } }]
    const targets = (hidden?: Set<string>) =>
      toHomeView({ ...content, slides, hidden }, 'ar', {}).slides[0]?.actions.map(({ to }) => to)
    expect(targets()).toEqual(['/foam/s20', '/about'])
    expect(targets(new Set(['/foam/s20']))).toEqual(['/about'])
  })

  test('says nothing where nothing is written', () => {
    const view = toHomeView({ slides: [], reasons: [], industries: [], reviews: [], texts: null }, 'en', {})
    expect(view).toMatchObject({ slides: [], reasons: [], typewriter: [], finder: { hint: '' } })
    expect(view.headings.latest).toEqual({ title: '', lead: '' })
  })

  test('keeps what stands below the list of categories apart', () =>
    expect(toHomeView(content, 'en', {}).reasons.map(({ title }) => title)).toEqual([
      'Excellent Quality',
      'Expert Support',
      'Competitive Prices',
    ]))
})
