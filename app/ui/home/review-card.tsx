import type { Review } from '../../../content/reviews.ts'
import { formatDay } from '../../../domain/format.ts'
import { useLabels, useLocale, useWords } from '../../locale.ts'
import { RatingStars } from '../base/rating-stars.tsx'

export function ReviewCard({ review }: { review: Review }) {
  const locale = useLocale()
  const { name, text } = useWords(review)
  return (
    <li className="review-card">
      <span className="sr-only">{useLabels().ratingOutOf(String(review.rating))}</span>
      <RatingStars rating={review.rating} />
      <blockquote className="review-card-text">{text}</blockquote>
      <p className="text-card mt-auto">{name}</p>
      <time className="text-xs text-ink-3" dateTime={review.day}>
        {formatDay(review.day, locale)}
      </time>
    </li>
  )
}
