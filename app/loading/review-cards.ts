import { reviews } from '../../content/reviews.ts'
import { type ReviewCard, toReviewCards } from '../../domain/site/review.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** The reviews of the home page. */
export function reviewCards(locale: Locale): ReviewCard[] {
  return toReviewCards(reviews, locale)
}
