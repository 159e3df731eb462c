import { describe, expect, test } from 'vitest'
import { toReviewCards, type Review } from './review.ts'

const REVIEW: Review = {
  id: 1,
  name: { ar: 'محل مواد بناء', en: 'Building-materials store' },
  day: '2026-07-06',
  rating: 4.5,
  text: { ar: 'الكراتين سليمة', en: 'Cartons arrive intact' },
}

describe('the card of a review', () => {
  test('has one language, and its day for readers and for machines', () => {
    expect(toReviewCards([REVIEW], 'en')).toEqual([
      {
        id: 1,
        name: 'Building-materials store',
        text: 'Cartons arrive intact',
        rating: 4.5,
        day: '2026-07-06',
        date: '06 Jul 2026',
      },
    ])
    expect(toReviewCards([REVIEW], 'ar')[0]).toMatchObject({ name: 'محل مواد بناء', date: '06 يوليو 2026' })
  })
})
