import type { ReviewCard as Review } from '#domain/site/review.ts'
import { useLabels } from '#app/locale.ts'
import { RatingStars } from '#app/ui/base/rating-stars.tsx'

export function ReviewCard({ review: { name, text, rating, day, date } }: { review: Review }) {
  return (
    <li className="review-card">
      <span className="sr-only">{useLabels().ratingOutOf(String(rating))}</span>
      <RatingStars rating={rating} />
      <blockquote className="review-card-text">{text}</blockquote>
      <p className="text-card">{name}</p>
      <time className="text-xs" dateTime={day}>
        {date}
      </time>
    </li>
  )
}
